import type { Ride } from '@mobility/openapi';
import { isActive, phaseOf, type RidePhase } from '@mobility/openapi/lifecycle';
import { memo } from 'react';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { MapOnDemand } from '../../map/MapOnDemand.tsx';
import type { RideMapProps } from '../../map/RideMap.tsx';
import type { MapDriver, MapRoute } from '../../map/summary.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { DriverPosition, Readable } from '../../provider/live/telemetry.ts';
import { placeOf } from '../places.ts';
import { chipCorner } from './live-chip.ts';
import type { MapTags } from './map-tags.ts';

const routes: Record<RidePhase, MapRoute> = {
  pending: 'waiting',
  accepted: 'approach',
  arriving: 'waiting',
  inProgress: 'trip',
  completed: 'done',
  cancelled: 'cancelled',
};

/**
 * The position at which the car is drawn: the pickup once it has arrived, otherwise the last reported
 * one. A ride without a driver has no car, even if one was on its way before, and a ride that has ended neither.
 */
const carOf = (ride: Ride) => {
  const phase = phaseOf[ride.status];
  if (!isActive(ride) || phase === 'pending') return undefined;
  return (
    (phase === 'arriving' && placeOf(ride.pickup_location, ride.pickup_address)) ||
    ride.driver_location ||
    undefined
  );
};

type RidePaneProps = MapTags & {
  ride: Ride;
  /** The subject of the map. By default 'Your ride'. */
  label?: string;
  interactive: boolean;
  /** The free drivers nearby, shown while the ride has none. */
  drivers?: readonly MapDriver[];
  /** The driver's position, while the ride is followed live. */
  car?: Readable<DriverPosition | null>;
  /** Whether a button of the page lies in the map's corner. */
  hasCornerButton?: boolean;
  /** The text of the chip in the upper corner at the start of the line. */
  chip?: string;
  /** Pixels at each side of the map that something covers. */
  insets?: RideMapProps['insets'];
};

/** The map of one ride, with the leg that is being driven. */
export const RidePane = memo(function RidePane({ ride, label, drivers, ...rest }: RidePaneProps) {
  const { interactive, car, hasCornerButton, chip, insets, carTime, pickupTime, dropoffTime } = rest;
  const phase = phaseOf[ride.status];
  const t = useText(rideTexts);
  const news = carTime && t(phase === 'inProgress' ? 'carToDestination' : 'carToPickup', { time: carTime });
  return (
    <>
      <div role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
      <MapOnDemand
        pickup={placeOf(ride.pickup_location, ride.pickup_address, pickupTime)}
        dropoff={placeOf(ride.dropoff_location, ride.dropoff_address, dropoffTime)}
        route={routes[phase]}
        driver={carOf(ride)}
        car={phase === 'arriving' || phase === 'pending' ? undefined : car}
        carTime={carTime}
        label={label ?? t('yourRide')}
        interactive={interactive}
        drivers={phase === 'pending' ? drivers : undefined}
        isSearching={phase === 'pending'}
        hasCornerButton={hasCornerButton}
        startCorner={chip ? chipCorner(chip) : undefined}
        insets={insets}
      />
    </>
  );
});
