import { type DisputeEvent, type DisputeSnapshot, isComplete } from '@mobility/machines/dispute';
import type { Ride } from '@mobility/openapi';
import { useId, useState } from 'react';
import { common } from '../intl/generated/en-US/common.ts';
import { dispute } from '../intl/generated/en-US/dispute.ts';
import { useText } from '../intl/use-text.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { useErrorText } from '../provider/use-failure.ts';
import { DisputeForm } from './DisputeForm.tsx';
import { DisputePromise } from './DisputePromise.tsx';
import * as styles from './OpenDisputeView.css.ts';
import { RideStrip } from './RideStrip.tsx';

export type OpenDisputeViewProps = {
  snapshot: DisputeSnapshot;
  send(event: DisputeEvent): void;
  ride: Ride;
  onClose(): void;
};

/** The dispute form. It cannot be closed while it is submitted. */
export function OpenDisputeView({ snapshot, send, ride, onClose }: OpenDisputeViewProps) {
  const t = useText(dispute);
  const tCommon = useText(common);
  const [attempts, setAttempts] = useState(0);
  const { form, error } = snapshot.context;
  const text = useErrorText(error);
  const isBusy = snapshot.matches('submitting');
  const id = useId();
  const submit = () => {
    if (!isComplete(form)) return;
    setAttempts(attempts + 1);
    send({ type: 'submitDispute' });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title')}
      width={640}
      isDismissable={!isBusy}
      footer={
        <div className={styles.actions}>
          <Button variant="primary" type="submit" form={id} isPending={isBusy} isDisabled={!isComplete(form)}>
            {t('submit')}
          </Button>
          <Button isDisabled={isBusy} onPress={onClose}>
            {tCommon('cancel')}
          </Button>
        </div>
      }
    >
      <RideStrip ride={ride} />
      <DisputeForm id={id} snapshot={snapshot} send={send} attempts={attempts} onSubmit={submit} />
      <DisputePromise />
      {text && <Notice tone="critical" title={text} />}
    </Dialog>
  );
}
