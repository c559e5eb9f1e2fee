import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';

/** Few riders who open the form have a ride. */
export const RideUnderWayOnDemand = onDemand<{ href: string }>(() =>
  import('./RideUnderWay.tsx').then((module) => module.RideUnderWay),
);
