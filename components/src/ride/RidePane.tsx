import type { Ride } from '@mobility/openapi';
import { phaseOf, type RidePhase } from '@mobility/openapi/lifecycle';
import { RideMap } from '../map/RideMap.tsx';
import { placeOf } from './places.ts';

const routes: Record<RidePhase, 'preview' | 'approach' | 'trip' | null> = {
  pending: 'preview',
  accepted: 'approach',
  arriving: 'preview',
  inProgress: 'trip',
  completed: 'preview',
  cancelled: null,
};

/** Where the car is drawn: once it has arrived, at the pickup, whatever was last heard of it. */
const carOf = (ride: Ride) => {
  const phase = phaseOf[ride.status];
  if (phase === 'completed') return undefined;
  return (phase === 'arriving' && placeOf(ride.pickup_location)) || ride.driver_location || undefined;
};

/** The map of one ride, with the stretch that is being driven. */
export function RidePane({ ride, interactive }: { ride: Ride; interactive: boolean }) {
  return (
    <RideMap
      pickup={placeOf(ride.pickup_location)}
      dropoff={placeOf(ride.dropoff_location)}
      route={routes[phaseOf[ride.status]]}
      driver={carOf(ride)}
      label="Your ride"
      interactive={interactive}
      isSearching={ride.status === 'pending'}
    />
  );
}
