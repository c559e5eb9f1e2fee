import { onDemand } from '../primitives/OnDemand/on-demand.tsx';
import { MapGround } from './MapGround.tsx';
import type { RideMapProps } from './RideMap.tsx';

/** The map of a ride in a page with other content, which is shown first. It fills its container from the start. */
export const MapOnDemand = onDemand<RideMapProps>(
  () => import('./RideMap.tsx').then(({ RideMap }) => RideMap),
  { Placeholder: MapGround },
);
