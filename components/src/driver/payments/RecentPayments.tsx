import { limits } from '@mobility/openapi/limits';
import { omittedItems } from '@mobility/sdk/queries';
import { useQuery } from '@tanstack/react-query';
import { useMobility } from '../../provider/mobility.ts';
import { RecentPaymentsView } from './RecentPaymentsView.tsx';

/** The newest payments of the signed-in driver, from the read that gives today's earnings. */
export const RecentPayments = () => {
  const payments = useQuery(useMobility().queries.listPayments());
  return (
    <RecentPaymentsView
      payments={payments.data?.slice(0, limits.driverDashboard.recentPayments) ?? null}
      unreadable={omittedItems(payments.data)}
      isFailed={payments.isError}
      onRetry={() => void payments.refetch()}
    />
  );
};
