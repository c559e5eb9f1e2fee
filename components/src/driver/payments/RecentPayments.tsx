import { limits } from '@mobility/openapi/limits';
import { omittedItems } from '@mobility/sdk/queries';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMobility } from '../../provider/mobility.ts';
import { PendingPaymentsSkeleton } from './PendingPaymentsSkeleton.tsx';
import { RecentPaymentsView } from './RecentPaymentsView.tsx';

export type RecentPaymentsProps = {
  /** The content below the payments. It is shown together with them, so that it does not move. */
  children?: ReactNode;
};

/** The newest payments of the signed-in driver, from the read that gives today's earnings. */
export const RecentPayments = ({ children }: RecentPaymentsProps) => {
  const { queries } = useMobility();
  const payments = useQuery(queries.listPayments());
  // The panel above reads them, and offers to try again.
  const claims = useQuery({ ...queries.listPendingPayments(), retryOnMount: false });
  const pending = claims.data?.pending_payments ?? [];
  if (payments.isLoading) return <PendingPaymentsSkeleton />;
  return (
    <>
      <RecentPaymentsView
        payments={payments.data?.slice(0, limits.driverDashboard.recentPayments) ?? null}
        claimed={pending.filter((one) => one.awaits_confirmation).map((one) => one.ride_id)}
        unreadable={omittedItems(payments.data)}
        isFailed={payments.isError}
        onRetry={() => void payments.refetch()}
      />
      {children}
    </>
  );
};
