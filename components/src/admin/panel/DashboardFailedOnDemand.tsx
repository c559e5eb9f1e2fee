import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import type { DashboardFailedProps } from './DashboardFailed.tsx';

/** The notice of a failed load, whose code and texts are fetched when a load fails. */
export const DashboardFailedOnDemand = onDemand<DashboardFailedProps>(() =>
  import('./DashboardFailed.tsx').then(({ DashboardFailed }) => DashboardFailed),
);
