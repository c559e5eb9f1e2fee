import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../console/parameters.ts';
import { useAdminQueries } from '../use-admin-queries.ts';
import { AnalyticsView } from './AnalyticsView.tsx';

/** The figures of the platform, from the counts that the console reads for its summary. */
export const AnalyticsTab = () => {
  const queries = useAdminQueries();
  const { hrefOf } = useAddress();
  const { data, error, refetch } = useQuery(queries.getAdminStats());
  return (
    <AnalyticsView
      stats={data ?? null}
      error={error}
      onRetry={() => refetch()}
      hrefOfPayments={hrefOf('payment-analytics')}
    />
  );
};
