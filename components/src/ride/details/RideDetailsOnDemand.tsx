import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import type { RideDetailsProps } from './RideDetails.tsx';

/** The details of a ride, whose code no page needs before they open. */
export const RideDetailsOnDemand = onDemand<RideDetailsProps>(
  () => import('./RideDetails.tsx').then(({ RideDetails }) => RideDetails),
  { isWanted: ({ ride }) => ride !== null },
);
