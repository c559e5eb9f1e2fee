import type { RideEvent, RideSnapshot } from '@mobility/machines/ride.machine';
import { failureText } from '../messages/index.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Checkbox } from '../primitives/Checkbox/Checkbox.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { TextArea } from '../primitives/TextArea/TextArea.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Penalty } from './Penalty.tsx';
import { RideLegs } from './RideLegs.tsx';

type CancelRideDialogProps = { snapshot: RideSnapshot; send(event: RideEvent): void };

/** Cancelling a ride: first what it costs, then why, then the confirmation. Closed unless the machine opens it. */
export function CancelRideDialog({ snapshot, send }: CancelRideDialogProps) {
  const isSending = snapshot.matches({ cancel: 'sending' });
  const canSend = isSending || snapshot.matches({ cancel: 'confirming' });
  return (
    <Dialog
      isOpen={!snapshot.matches({ cancel: 'closed' })}
      onClose={() => send({ type: 'closeCancel' })}
      title="Cancel ride"
      isDismissable={!isSending}
      footer={
        canSend && (
          <>
            <Button variant="danger" fullWidth isPending={isSending} onPress={() => send({ type: 'cancel' })}>
              {isSending ? 'Cancelling...' : 'Cancel ride'}
            </Button>
            <Button
              variant="secondary"
              fullWidth
              isDisabled={isSending}
              onPress={() => send({ type: 'closeCancel' })}
            >
              Keep ride
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
  const { penalty, cancelFailure, reason, confirmed, by, ride } = snapshot.context;
  const failure = cancelFailure && failureText(cancelFailure);
  if (snapshot.matches({ cancel: 'penaltyFailed' })) {
    return <Notice tone="critical" title={failure ?? ''} onRetry={() => send({ type: 'openCancel' })} />;
  }
  if (!penalty) {
    return (
      <div role="status">
        <VisuallyHidden>Loading what the cancellation costs</VisuallyHidden>
        <Skeleton width="100%" height={80} shape="block" />
      </div>
    );
  }
  return (
    <>
      <Penalty info={penalty} by={by} ride={ride} />
      <TextArea
        label="Reason"
        value={reason}
        onChange={(next) => send({ type: 'setReason', reason: next })}
        placeholder={by === 'rider' ? 'Why do you cancel?' : 'Why can you not drive this ride?'}
        maxLength={500}
        isRequired
      />
      <Checkbox isSelected={confirmed} onChange={(next) => send({ type: 'setConfirmed', confirmed: next })}>
        I want to cancel this ride
      </Checkbox>
      {failure && <Notice tone="critical" title={failure} />}
    </>
  );
}
