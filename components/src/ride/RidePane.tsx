import type { Ride } from '@mobility/openapi';
import { phaseOf, type RidePhase } from '@mobility/openapi/lifecycle';
import { ride as rideTexts } from '../intl/generated/en-US/ride.ts';
import { useText } from '../intl/use-text.ts';
import { MapOnDemand } from '../map/MapOnDemand.tsx';
import type { MapDriver, MapRoute } from '../map/summary.ts';
import { placeOf } from './places.ts';

const routes: Record<RidePhase, MapRoute> = {
  pending: 'waiting',
  accepted: 'approach',
  arriving: 'waiting',
  inProgress: 'trip',
  completed: 'done',
  cancelled: 'cancelled',
};

/** Where the car is drawn: at the pickup once it has arrived, otherwise where it was last reported. */
const carOf = (ride: Ride) => {
  const phase = phaseOf[ride.status];
  if (phase === 'completed') return undefined;
  return (
    (phase === 'arriving' && placeOf(ride.pickup_location, ride.pickup_address)) ||
    ride.driver_location ||
    undefined
  );
};

type RidePaneProps = {
  ride: Ride;
  interactive: boolean;
  /** The free drivers nearby, shown while the ride has none. */
  drivers?: readonly MapDriver[];
};

/** The map of one ride, with the leg that is being driven. */
export function RidePane({ ride, interactive, drivers }: RidePaneProps) {
  const isSearching = phaseOf[ride.status] === 'pending';
  const t = useText(rideTexts);
  return (
    <MapOnDemand
      pickup={placeOf(ride.pickup_location, ride.pickup_address)}
      dropoff={placeOf(ride.dropoff_location, ride.dropoff_address)}
      route={routes[phaseOf[ride.status]]}
      driver={carOf(ride)}
      label={t('yourRide')}
      interactive={interactive}
      drivers={isSearching ? drivers : undefined}
      isSearching={isSearching}
    />
  );
}
