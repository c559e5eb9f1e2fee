import { shownError } from '@mobility/machines/shown-error';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMobility } from '../../provider/mobility.ts';
import { type CashAnswer, PendingPaymentsView } from './PendingPaymentsView.tsx';

type Answer = { rideId: string; answer: CashAnswer };

/** The driver's pending payments, with both answers about cash; nothing where everything has arrived. */
export const PendingPayments = () => {
  const { client, queries, queryClient, alerts } = useMobility();
  const pending = useQuery(queries.listPendingPayments());
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ rideId, answer }: Answer) =>
      answer === 'received' ? client.confirmCashReceived(rideId) : client.reportCashMissing(rideId),
    onSuccess: (_, { answer }) =>
      alerts.send({
        type: 'alert',
        alert: {
          tone: 'success',
          message: answer === 'received' ? 'driver.cashConfirmed' : 'driver.cashReportedMissing',
        },
      }),
    onError: (error) =>
      alerts.send({
        type: 'alert',
        alert: { tone: 'critical', ...shownError('driver.cashAnswerFailed', error) },
      }),
    onSettled: () => {
      for (const { queryKey } of [queries.listPendingPayments(), queries.listMyRides()])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
  const payments = pending.data?.pending_payments ?? [];
  if (payments.length === 0) return null;
  return (
    <PendingPaymentsView
      payments={payments}
      answeringId={isPending ? variables.rideId : null}
      onAnswer={({ ride_id }, answer) => {
        if (!isPending) mutate({ rideId: ride_id, answer });
      }}
    />
  );
};
