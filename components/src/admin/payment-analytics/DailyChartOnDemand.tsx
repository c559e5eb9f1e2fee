import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { DailyChartProps } from './DailyChart.tsx';

/** The chart, whose code is fetched where it shows. */
export const DailyChartOnDemand = onDemand<DailyChartProps>(
  () => import('./DailyChart.tsx').then((module) => module.DailyChart),
  { Placeholder: () => <Skeleton height={280} /> },
);
