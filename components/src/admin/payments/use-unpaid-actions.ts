import { refusalError } from '@mobility/machines/refusal-error';
import type { Message, UnpaidRide } from '@mobility/openapi';
import { queryTag } from '@mobility/sdk/queries';
import { type Mutation, useMutation, useMutationState } from '@tanstack/react-query';
import { useFailureToast } from '../../provider/alerts/use-failure-toast.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useDoneDetail } from '../message/use-done-detail.ts';

const texts = {
  remind: { operation: 'remindUnpaidRide', done: 'admin.reminded', failed: 'admin.remindFailed' },
  escalate: { operation: 'escalateUnpaidRide', done: 'admin.escalated', failed: 'admin.escalateFailed' },
} as const;
type Action = keyof typeof texts;

const keyOf = (action: Action) => ['admin', 'unpaid', action];

/** One action on unpaid rides; several rides can wait for their answer at the same time. */
const useAction = (action: Action, call: (rideId: string) => Promise<Message>) => {
  const { queryClient, alerts } = useMobility();
  const doneDetail = useDoneDetail();
  const tellFailure = useFailureToast();
  const { mutate } = useMutation({
    mutationKey: keyOf(action),
    // The server also says that it did nothing because of an earlier reminder.
    mutationFn: async ({ ride_id }: UnpaidRide) => doneDetail(texts[action].operation, await call(ride_id)),
    onSuccess: (detail) =>
      alerts.send({ type: 'alert', alert: { tone: 'info', message: texts[action].done, ...detail } }),
    onError: (error) => tellFailure(error, refusalError(texts[action].failed, error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryTag('admin') }),
  });
  const pending = useMutationState({
    filters: { mutationKey: keyOf(action), status: 'pending' },
    select: ({ state }) => (state.variables as UnpaidRide).ride_id,
  });
  return {
    pending,
    // The second press of a double click may come before the first one is rendered as pending.
    start: (ride: UnpaidRide): void => {
      const isSame = ({ state }: Mutation): boolean =>
        (state.variables as UnpaidRide).ride_id === ride.ride_id;
      if (queryClient.isMutating({ mutationKey: keyOf(action), predicate: isSame }) === 0) mutate(ride);
    },
  };
};

/** Reminds riders and escalates rides, and reads the rides again. */
export const useUnpaidActions = () => {
  const { client } = useMobility();
  const remind = useAction('remind', (rideId) => client.remindUnpaidRide(rideId));
  const escalate = useAction('escalate', (rideId) => client.escalateUnpaidRide(rideId));
  return {
    reminding: remind.pending,
    escalating: escalate.pending,
    remind: remind.start,
    escalate: escalate.start,
  };
};
