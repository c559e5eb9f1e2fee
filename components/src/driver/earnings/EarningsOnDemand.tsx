import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

/** The earnings, whose code is fetched once the history shows. */
export const EarningsOnDemand = onDemand<object>(
  () => import('./Earnings.tsx').then((module) => module.Earnings),
  { Placeholder: () => <Skeleton height={240} shape="block" /> },
);
