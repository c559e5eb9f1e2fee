import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import { PageLoading } from '../../shell/page/PageLoading.tsx';
import type { DriverRideProps } from './DriverRide.tsx';

/** The ride under way, whose code is fetched soon after the dashboard shows. */
export const DriverRideOnDemand = onDemand<DriverRideProps>(
  () => import('./DriverRide.tsx').then((module) => module.DriverRide),
  { Placeholder: PageLoading },
);
