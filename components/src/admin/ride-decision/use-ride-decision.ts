import { queryTag } from '@mobility/sdk/queries';
import { useSentences } from '../../intl/use-sentences.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useCommand } from '../../provider/use-command.ts';
import type { DecidedRide, Outcome } from './outcomes.ts';

/** `key` stays the same while the decision does, so that a repeated press after a lost answer decides once. */
type Decision = {
  outcome: Outcome;
  reason: string;
  /** What is refunded; all that is left if it is absent. */
  amount?: number;
  /** The only driver who gets the first offer. Without it, all drivers nearby do. */
  driverId?: string;
  key: string;
};

/** Whom an offer is for, and who has the ride as the admin sees it: it is not taken from a driver who accepted it since. */
const asSeen = ({ driver_id }: DecidedRide, outcome: Outcome, driverId: string | undefined) =>
  outcome === 'offer_again'
    ? { current_driver_id: driver_id ?? null, ...(driverId !== undefined && { driver_id: driverId }) }
    : {};

const decided = {
  offer_again: 'admin.rideOfferedAgain',
  cancel: 'admin.rideCancelled',
  write_off: 'admin.rideWrittenOff',
  refund: 'admin.rideRefunded',
} as const;

/** Releases a ride or writes off its fare, and reads the rides again. */
export const useRideDecision = (ride: DecidedRide, onDone: () => void) => {
  const { client, queryClient, alerts } = useMobility();
  const { isServersLanguage } = useSentences();
  const { run, isPending, error, variables } = useCommand({
    mutationFn: ({ outcome, reason, amount, driverId, key }: Decision): Promise<{ message: string }> => {
      const options = { idempotencyKey: key };
      if (outcome === 'refund')
        return client.refundRide(ride.id, { reason, ...(amount !== undefined && { amount }) }, options);
      return outcome === 'write_off'
        ? client.writeOffUnpaidRide(ride.id, { reason }, options)
        : client.releaseRide(ride.id, { outcome, reason, ...asSeen(ride, outcome, driverId) }, options);
    },
    onSuccess: ({ message }, { outcome, driverId }) => {
      // The server says where the money went, in its language.
      const detail = outcome === 'refund' && isServersLanguage ? { detail: message } : {};
      const said = driverId ? 'admin.rideOffered' : decided[outcome];
      alerts.send({ type: 'alert', alert: { tone: 'success', message: said, ...detail } });
      onDone();
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: queryTag('rides') });
      void queryClient.invalidateQueries({ queryKey: queryTag('admin') });
    },
  });
  return {
    isPending,
    error,
    /** What the admin decided last. */
    decided: variables?.outcome,
    decide: run,
  };
};
