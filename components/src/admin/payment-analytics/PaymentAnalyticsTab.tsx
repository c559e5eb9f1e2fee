import { limits } from '@mobility/openapi/limits';
import { useQuery } from '@tanstack/react-query';
import { useMobility } from '../../provider/mobility.ts';
import { useAddress } from '../console/parameters.ts';
import { Disputes } from '../disputes/Disputes.tsx';
import { useAdminQueries } from '../use-admin-queries.ts';
import { figuresOf, rangeNamed } from './figures.ts';
import { MethodShares } from './MethodShares.tsx';
import { PaymentAnalyticsView } from './PaymentAnalyticsView.tsx';
import { sampleFigures } from './sample-figures.ts';

/** The payment analytics, read again every 30 seconds, and the disputes to decide. The range and the look of the days are part of the address. */
export const PaymentAnalyticsTab = () => {
  const { clock } = useMobility();
  const queries = useAdminQueries();
  const { parameters, change } = useAddress();
  const range = rangeNamed(parameters.get('range'));
  const { data, isError, refetch } = useQuery({
    ...queries.getPaymentAnalytics(range),
    refetchInterval: limits.admin.refreshInterval,
  });
  const figures = data ? figuresOf(data) : isError ? sampleFigures(range, clock.now()) : null;
  const isCaseOpen = parameters.get('dispute') !== null;
  return (
    <PaymentAnalyticsView
      range={range}
      onRange={(next) => change({ range: next === '7d' ? null : next })}
      figures={figures}
      isFailed={isError}
      onRetry={() => refetch()}
      look={parameters.get('days') === 'table' ? 'table' : 'chart'}
      onLook={(look) => change({ days: look === 'chart' ? null : look })}
      isCaseOpen={isCaseOpen}
    >
      <Disputes below={isCaseOpen && figures && <MethodShares figures={figures} />} />
    </PaymentAnalyticsView>
  );
};
