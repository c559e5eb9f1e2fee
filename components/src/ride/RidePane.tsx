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
export function RidePane({ ride }: { ride: Ride }) {
  const driver = ride.driver_location ?? undefined;
  return (
    <RideMap
      pickup={placeOf(ride.pickup_location)}
      dropoff={placeOf(ride.dropoff_location)}
      route={routes[phaseOf[ride.status]]}
      driver={driver}
      label={`Map of the way from ${ride.pickup_address} to ${ride.dropoff_address}`}
    />
  );
}
