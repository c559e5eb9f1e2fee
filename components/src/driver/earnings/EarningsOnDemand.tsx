import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import { EarningsSkeleton } from './EarningsSkeleton.tsx';

/** The earnings, whose code is fetched once the history shows. */
export const EarningsOnDemand = onDemand<object>(
  () => import('./Earnings.tsx').then((module) => module.Earnings),
  { Placeholder: () => <EarningsSkeleton isCard /> },
);
