import { refusalError } from '@mobility/machines/refusal-error';
import type { Dispute, DisputeResolution, Ride } from '@mobility/openapi';
import { queryTag } from '@mobility/sdk/queries';
import { useRef, useState } from 'react';
import { isOpen } from '../../dispute/is-open.ts';
import { useSentences } from '../../intl/use-sentences.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useCommand } from '../../provider/use-command.ts';
import { useAddress } from '../console/parameters.ts';
import { useRide } from '../rides/use-ride.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { DisputeCaseView } from './DisputeCaseView.tsx';
import { DisputedRide } from './DisputedRide.tsx';
import { useDecisionDraft } from './use-decision-draft.ts';
import { isRefunded } from './worklist.ts';

const noRides: readonly Ride[] = [];

export type DisputeCaseProps = {
  dispute: Dispute;
  now: number;
  onClose: () => void;
  /** The dispute is decided. */
  onDone: () => void;
};

/** A key that stays the same while the decision does, so that a repeated press after a lost answer decides once. */
const useDecisionKey = () => {
  const { ids } = useMobility();
  const last = useRef({ decision: '', key: '' });
  return (decision: DisputeResolution): string => {
    const text = JSON.stringify(decision);
    if (last.current.decision !== text) last.current = { decision: text, key: ids.next() };
    return last.current.key;
  };
};

/** Whether the server refused a decision because another one came first. Other failures end with the form. */
const isTooLate = (error: unknown): boolean => Object(error).status === 409;

/** One dispute, which an admin decides once. */
export const DisputeCase = ({ dispute, now, onClose, onDone }: DisputeCaseProps) => {
  const { client, queryClient, alerts } = useMobility();
  const { errorText } = useSentences();
  const keyOf = useDecisionKey();
  const { clear, ...draft } = useDecisionDraft(dispute);
  const { hrefOf } = useAddress();
  // The form stays while another admin decides, because it may hold an answer.
  const [wasOpen] = useState(isOpen(dispute));
  const { ride } = useRide(dispute.ride_id, noRides, true);
  const decision = useCommand({
    mutationFn: (body: DisputeResolution) =>
      client.resolveDispute(dispute.id, body, { idempotencyKey: keyOf(body) }),
    onSuccess: (resolved) => {
      const message = isRefunded(resolved) ? 'admin.disputeRefunded' : 'admin.disputeRejected';
      alerts.send({ type: 'alert', alert: { tone: 'success', message } });
      clear();
      onDone();
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: queryTag('disputes') });
      void queryClient.invalidateQueries({ queryKey: queryTag('admin') });
    },
  });
  const isDecided = !isOpen(dispute) && !decision.isPending;
  const failure = isDecided && !isTooLate(decision.error) ? null : decision.error;
  return (
    <DisputeCaseView
      dispute={dispute}
      now={now}
      onClose={onClose}
      ride={ride && <DisputedRide ride={ride} />}
      hrefOfRide={hrefOf('rides', { ride: dispute.ride_id })}
      hrefOfMessage={hrefOf('users', { dialog: 'message', of: dispute.rider_id })}
    >
      {wasOpen && (
        <DecisionForm
          dispute={dispute}
          isDecided={isDecided}
          isPending={decision.isPending}
          error={failure ? errorText(refusalError('admin.disputeFailed', failure)) : undefined}
          draft={draft}
          onDecide={decision.run}
        />
      )}
    </DisputeCaseView>
  );
};
