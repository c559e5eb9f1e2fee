import { refusalError } from '@mobility/machines/refusal-error';
import type { Message, UnpaidRide } from '@mobility/openapi';
import { queryTag } from '@mobility/sdk/queries';
import { type Mutation, useMutation, useMutationState } from '@tanstack/react-query';
import { adminPayments } from '../../intl/generated/en-US/admin-payments.ts';
import { useText } from '../../intl/use-text.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useDoneDetail } from '../message/use-done-detail.ts';

const texts = {
  remind: { done: 'admin.reminded', failed: 'admin.remindFailed' },
  escalate: { done: 'admin.escalated', failed: 'admin.escalateFailed' },
} as const;
type Action = keyof typeof texts;

const keyOf = (action: Action) => ['admin', 'unpaid', action];

/** One action on unpaid rides; several rides can wait for their answer at the same time. */
const useAction = (action: Action, call: (rideId: string) => Promise<Message>) => {
  const { queryClient, alerts } = useMobility();
  const t = useText(adminPayments);
  const doneDetail = useDoneDetail();
  const { mutate } = useMutation({
    mutationKey: keyOf(action),
    mutationFn: ({ ride_id }: UnpaidRide) => call(ride_id),
    // The server also says that it did nothing because of an earlier reminder.
    onSuccess: ({ message }, { rider_name: rider }) => {
      const detail = doneDetail(message, [
        [/ was reminded less than an hour ago$/, () => t('remindedLately', { rider })],
        [/ in the app only: they want no e-mail$/, () => t('remindedInApp', { rider })],
        [/^Payment reminder sent to /, () => t('remindedOf', { rider })],
      ]);
      alerts.send({ type: 'alert', alert: { tone: 'info', message: texts[action].done, ...detail } });
    },
    onError: (error) =>
      alerts.send({
        type: 'alert',
        alert: { tone: 'critical', ...refusalError(texts[action].failed, error) },
      }),
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
