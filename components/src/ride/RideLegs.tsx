import type { Ride } from '@mobility/openapi';
import { RouteLegs } from '../primitives/RouteLegs/RouteLegs.tsx';

/** Where a ride begins and ends, with the words for what is missing. */
export function RideLegs({ ride, compact }: { ride: Ride; compact?: boolean }) {
  return (
    <RouteLegs
      compact={compact}
      pickup={ride.pickup_address || ride.pickup_location?.address || 'Pickup location not specified'}
      dropoff={ride.dropoff_address || ride.dropoff_location?.address || 'Destination not specified'}
    />
  );
}
