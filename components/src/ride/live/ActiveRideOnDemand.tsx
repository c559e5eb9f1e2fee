import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { ActiveRideProps } from './ActiveRide.tsx';

const Placeholder = () => <Skeleton shape="block" height="27rem" />;

/** The ride under way, whose code is fetched once there is one. */
export const ActiveRideOnDemand = onDemand<ActiveRideProps>(
  () => import('./ActiveRide.tsx').then(({ ActiveRide }) => ActiveRide),
  { Placeholder },
);
