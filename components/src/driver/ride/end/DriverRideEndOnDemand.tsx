import { onDemand } from '../../../primitives/OnDemand/on-demand.tsx';
import { PageLoading } from '../../../shell/page/PageLoading.tsx';
import type { DriverRideEndProps } from './DriverRideEnd.tsx';

/** The summary of a ride, whose code is fetched while the ride is under way. */
export const DriverRideEndOnDemand = onDemand<DriverRideEndProps>(
  () => import('./DriverRideEnd.tsx').then((module) => module.DriverRideEnd),
  { Placeholder: PageLoading },
);
