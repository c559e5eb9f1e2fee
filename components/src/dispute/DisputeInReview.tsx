import type { Dispute, Ride } from '@mobility/openapi';
import { common } from '../intl/generated/en-US/common.ts';
import { dispute as disputeTexts } from '../intl/generated/en-US/dispute.ts';
import { useText } from '../intl/use-text.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { DisputeOutcome } from './DisputeOutcome.tsx';
import { DisputePromise } from './DisputePromise.tsx';
import { RideStrip } from './RideStrip.tsx';

type DisputeInReviewProps = { dispute: Dispute; ride: Ride; onClose(): void };

/** The dispute about a ride that awaits its decision, in place of the form: there is one at a time. */
export const DisputeInReview = ({ dispute, ride, onClose }: DisputeInReviewProps) => {
  const t = useText(disputeTexts);
  const tCommon = useText(common);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('titleInReview')}
      width={640}
      footer={
        <Button variant="primary" onPress={onClose}>
          {tCommon('close')}
        </Button>
      }
    >
      <RideStrip ride={ride} />
      <div>
        <DisputeOutcome dispute={dispute} />
      </div>
      <DisputePromise />
    </Dialog>
  );
};
