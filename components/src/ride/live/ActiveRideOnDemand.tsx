import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import type { ActiveRideProps } from './ActiveRide.tsx';

/** The ride under way, whose code is fetched once there is one. */
export const ActiveRideOnDemand = onDemand<ActiveRideProps>(() =>
  import('./ActiveRide.tsx').then(({ ActiveRide }) => ActiveRide),
);
