import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { driverPayments } from '../../intl/generated/en-US/driver-payments.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useMobility } from '../../provider/mobility.ts';
import { PendingPaymentsSkeleton } from './PendingPaymentsSkeleton.tsx';
import { PendingPaymentsView } from './PendingPaymentsView.tsx';
import { useCashAnswer } from './use-cash-answer.ts';

export type PendingPaymentsProps = {
  /** The content below the payments. It is shown together with them, so that it does not move. */
  children?: ReactNode;
};

/** The driver's pending payments, with both answers about cash. */
export const PendingPayments = ({ children }: PendingPaymentsProps) => {
  const t = useText(driverPayments);
  const {
    data: pending,
    isError,
    isLoading,
    refetch,
  } = useQuery(useMobility().queries.listPendingPayments());
  const { answeringId, answer } = useCashAnswer();
  if (isLoading) return <PendingPaymentsSkeleton />;
  return (
    <>
      {isError && !pending && (
        <Notice tone="critical" title={t('pendingFailed')} onRetry={() => void refetch()} />
      )}
      {pending && (
        <PendingPaymentsView
          payments={pending.pending_payments}
          total={pending.total_amount}
          count={pending.total_pending}
          answeringId={answeringId}
          onAnswer={({ ride_id }, given) => answer(ride_id, given)}
        />
      )}
      {children}
    </>
  );
};
