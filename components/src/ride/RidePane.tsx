import type { Ride } from '@mobility/openapi';
import { phaseOf, type RidePhase } from '@mobility/openapi/lifecycle';
import { RideMap } from '../map/RideMap.tsx';
import { placeOf } from './places.ts';

const routes: Record<RidePhase, 'preview' | 'approach' | 'trip' | null> = {
  pending: 'preview',
  accepted: 'approach',
  arriving: 'approach',
  inProgress: 'trip',
  completed: 'preview',
  cancelled: null,
};

/** The map of one ride, with the stretch that is being driven. */
export function RidePane({ ride, interactive }: { ride: Ride; interactive: boolean }) {
  const driver = ride.driver_location ?? undefined;
  return (
    <RideMap
      pickup={placeOf(ride.pickup_location)}
      dropoff={placeOf(ride.dropoff_location)}
      route={routes[phaseOf[ride.status]]}
      driver={driver}
      label="Your ride"
      interactive={interactive}
      isSearching={ride.status === 'pending'}
    />
  );
}
