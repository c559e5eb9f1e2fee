import { rideTopic } from '@mobility/machines/alerts';
import { shownError } from '@mobility/machines/shown-error';
import { toasts } from '../../primitives/Toasts/toasts.ts';
import { useFailureToast } from '../../provider/alerts/use-failure-toast.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useCommand } from '../../provider/use-command.ts';
import type { CashAnswer } from './PendingPaymentsView.tsx';

type Answer = { rideId: string; answer: CashAnswer };

/** Sends the driver's answer about the cash of a ride, and reads again what it changed. One answer at a time. */
export const useCashAnswer = () => {
  const { client, queries, queryClient, alerts } = useMobility();
  const tellFailure = useFailureToast();
  const { run, isPending, variables } = useCommand({
    mutationFn: ({ rideId, answer }: Answer) =>
      answer === 'received' ? client.confirmCashReceived(rideId) : client.reportCashMissing(rideId),
    onSuccess: (_, { rideId, answer }) => {
      // The toast that asked for this answer.
      toasts.dismiss(rideTopic(rideId));
      alerts.send({
        type: 'alert',
        alert: {
          tone: 'success',
          message: answer === 'received' ? 'driver.cashConfirmed' : 'driver.cashReportedMissing',
        },
      });
    },
    onError: (error) => tellFailure(error, shownError('driver.cashAnswerFailed', error)),
    onSettled: async (_, error) => {
      const [pending] = [queries.listPendingPayments(), queries.listMyRides(), queries.listPayments()].map(
        ({ queryKey }) => queryClient.invalidateQueries({ queryKey }),
      );
      // Until the pending payments are read again, the button is still there.
      if (!error) await pending;
    },
  });
  return {
    answeringId: isPending && variables ? variables.rideId : null,
    answer: (rideId: string, answer: CashAnswer): void => run({ rideId, answer }),
  };
};
