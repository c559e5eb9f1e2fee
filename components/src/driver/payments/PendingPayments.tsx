import { useQuery } from '@tanstack/react-query';
import { useMobility } from '../../provider/mobility.ts';
import { PendingPaymentsView } from './PendingPaymentsView.tsx';
import { useCashAnswer } from './use-cash-answer.ts';

/** The driver's pending payments, with both answers about cash; nothing where everything has arrived. */
export const PendingPayments = () => {
  const pending = useQuery(useMobility().queries.listPendingPayments()).data;
  const { answeringId, answer } = useCashAnswer();
  if (!pending || pending.pending_payments.length === 0) return null;
  return (
    <PendingPaymentsView
      payments={pending.pending_payments}
      total={pending.total_amount}
      count={pending.total_pending}
      answeringId={answeringId}
      onAnswer={({ ride_id }, given) => answer(ride_id, given)}
    />
  );
};
