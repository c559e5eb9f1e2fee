import type { Ride } from '@mobility/openapi';
import { phaseOf, type RidePhase } from '@mobility/openapi/lifecycle';
import { useMemo } from 'react';
import { adminMap } from '../../intl/generated/en-US/admin-map.ts';
import { useText } from '../../intl/use-text.ts';
import { MapOnDemand } from '../../map/MapOnDemand.tsx';
import type { Readable } from '../../map/motion/readable.ts';
import type { MapDriver, MapRoute } from '../../map/summary.ts';
import { placeOf } from '../../ride/places.ts';
import { marksOf } from './active-rides.ts';
import { type Fleet, withMarks } from './fleet.ts';

export type FleetMapProps = {
  /** The subject of the map. */
  label: string;
  /** The rides under way. */
  rides: readonly Ride[];
  fleet: Fleet;
  /** The ride that is drawn with its way. */
  chosen: Ride | null;
  /** A press on a car or a waiting rider; null for a press beside all of them. */
  onChoose: (rideId: string | null) => void;
};

const routes: Record<RidePhase, MapRoute> = {
  pending: 'waiting',
  accepted: 'approach',
  arriving: 'waiting',
  inProgress: 'trip',
  completed: 'done',
  cancelled: 'cancelled',
};

const carOf = (fleet: Fleet, ride: Ride | null): Readable<MapDriver | null> => ({
  get: () => (ride && fleet.get().find(({ rideId }) => rideId === ride.id)) || ride?.driver_location || null,
  subscribe: fleet.subscribe,
});

/** The city with the cars of all online drivers, the riders who wait, and one ride with its way. */
export const FleetMap = ({ label, rides, fleet, chosen, onChoose }: FleetMapProps) => {
  const t = useText(adminMap);
  const chosenId = chosen?.id ?? null;
  const cars = useMemo(
    () => withMarks(fleet, (seen) => marksOf(rides, seen, chosenId), chosenId),
    [fleet, rides, chosenId],
  );
  const car = useMemo(() => carOf(fleet, chosen), [fleet, chosen]);
  const phase = chosen && phaseOf[chosen.status];
  const isDriven = phase === 'accepted' || phase === 'arriving' || phase === 'inProgress';
  return (
    <MapOnDemand
      label={label}
      fleet={cars}
      twoFingersHint={t('twoFingers')}
      pickup={chosen && placeOf(chosen.pickup_location, chosen.pickup_address)}
      dropoff={chosen && placeOf(chosen.dropoff_location, chosen.dropoff_address)}
      route={phase && routes[phase]}
      car={isDriven ? car : undefined}
      carLook={isDriven ? phase : undefined}
      onCar={(id) => onChoose(cars.get().find((each) => each.id === id)?.rideId ?? null)}
    />
  );
};
