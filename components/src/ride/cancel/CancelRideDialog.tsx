import type { RideEvent, RideSnapshot } from '@mobility/machines/ride';
import { useEffect, useRef } from 'react';
import { ride } from '../../intl/generated/en-US/ride.ts';
import { rideCancel } from '../../intl/generated/en-US/ride-cancel.ts';
import { useSentences } from '../../intl/use-sentences.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useErrorText } from '../../provider/use-failure.ts';
import { RideLegs } from '../RideLegs.tsx';
import * as styles from './CancelRideDialog.css.ts';
import { Penalty } from './Penalty.tsx';

export type CancelRideDialogProps = { snapshot: RideSnapshot; send(event: RideEvent): void };

/** Cancels a ride: shows the penalty, asks for a reason and a confirmation. Open while the machine's dialog is. */
export function CancelRideDialog({ snapshot, send }: CancelRideDialogProps) {
  const t = useText(rideCancel);
  const tRide = useText(ride);
  const isSending = snapshot.matches({ cancel: 'sending' });
  const canSend = (['confirming', 'repricing', 'sending'] as const).some((cancel) =>
    snapshot.matches({ cancel }),
  );
  const close = () => send({ type: 'closeCancel' });
  return (
    <Dialog
      isOpen={!snapshot.matches({ cancel: 'closed' })}
      onClose={close}
      title={tRide('cancelRide')}
      isDismissable={!isSending}
      footer={
        canSend && (
          <>
            <Button variant="primary" fullWidth isDisabled={isSending} onPress={close}>
              {t('keepRide')}
            </Button>
            <Button variant="danger" fullWidth isPending={isSending} onPress={() => send({ type: 'cancel' })}>
              {isSending ? t('cancelling') : tRide('cancelRide')}
            </Button>
          </>
        )
      }
    >
      <RideLegs ride={snapshot.context.ride} />
      <Body snapshot={snapshot} send={send} />
    </Dialog>
  );
}

function Body({ snapshot, send }: CancelRideDialogProps) {
  const t = useText(rideCancel);
  const { penalty, cancelError } = snapshot.context;
  const isUnread = snapshot.matches({ cancel: 'penaltyFailed' });
  const retry = () => send({ type: 'openCancel' });
  const error = useErrorText(cancelError, isUnread ? retry : undefined);
  if (isUnread) return <Notice tone="critical" title={error} onRetry={retry} />;
  if (!penalty) {
    return (
      <div role="status">
        <VisuallyHidden>{t('loadingPenalty')}</VisuallyHidden>
        <Skeleton width="100%" height={80} shape="block" />
      </div>
    );
  }
  return (
    <>
      <Penalty info={penalty} by={snapshot.context.by} ride={snapshot.context.ride} />
      <Confirmation snapshot={snapshot} send={send} />
      {error && cancelError?.message !== incomplete && <Notice tone="critical" title={error} />}
    </>
  );
}

/** The message of a refused press, which is shown once: at the first field that is missing. */
const incomplete = 'ride.cancelConfirm';

function Confirmation({ snapshot, send }: CancelRideDialogProps) {
  const t = useText(rideCancel);
  const { reason, confirmed, by, cancelError } = snapshot.context;
  const { errorText } = useSentences();
  const isIncomplete = cancelError?.message === incomplete;
  const isReasonMissing = isIncomplete && reason.trim() === '';
  const message = isIncomplete ? errorText(cancelError) : undefined;
  const form = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused press moves the focus.
  useEffect(() => {
    if (isIncomplete) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [cancelError]);
  return (
    <div ref={form} className={styles.confirmation}>
      <TextArea
        label={t('reason')}
        value={reason}
        onChange={(next) => send({ type: 'setReason', reason: next })}
        placeholder={t(by === 'rider' ? 'riderReasonHint' : 'driverReasonHint')}
        maxLength={500}
        isRequired
        errorMessage={isReasonMissing ? message : undefined}
      />
      <Checkbox
        isSelected={confirmed}
        isInvalid={isIncomplete && !confirmed}
        errorMessage={isReasonMissing || confirmed ? undefined : message}
        onChange={(next) => send({ type: 'setConfirmed', confirmed: next })}
      >
        {t('confirmCancel')}
      </Checkbox>
    </div>
  );
}
