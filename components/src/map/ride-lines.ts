import { latLngOf } from './lat-lng.ts';
import type { Leg } from './motion/car-motion.ts';
import type { LatLng } from './scene/scene.ts';
import { routeBetween } from './streets/route.ts';
import type { MapDriver, MapPlace, MapRoute } from './summary.ts';

type Shown = {
  pickup?: MapPlace | null;
  dropoff?: MapPlace | null;
  route?: MapRoute | null;
  driver?: MapDriver | null;
};

export type RideLines = {
  /** Yellow: the whole trip while there is no car on it. */
  driven: LatLng[];
  /** Dotted: the trip that comes after the leg being driven. */
  next: LatLng[];
  /** Muted: the way of a ride that has ended. */
  travelled: LatLng[];
  /** The leg that the car drives; it begins at the car. */
  leg: Leg | null;
};

const none: RideLines = { driven: [], next: [], travelled: [], leg: null };

/**
 * The lines that are drawn of a ride: the leg being driven, the travelled part before it, and the next
 * leg after it.
 */
export const rideLines = ({ pickup, dropoff, route, driver }: Shown): RideLines => {
  const [start, end] = [pickup && latLngOf(pickup), dropoff && latLngOf(dropoff)];
  const trip = route && start && end ? routeBetween(start, end) : [];
  if (route === 'approach' || route === 'offer')
    return { ...none, next: trip, leg: driver && start ? { to: start } : null };
  if (route === 'trip' && driver && end) return { ...none, leg: { from: start ?? undefined, to: end } };
  if (route === 'done') return { ...none, travelled: trip };
  return route === 'waiting' || route === 'cancelled' ? { ...none, next: trip } : { ...none, driven: trip };
};

/** The places that the map frames beside the car's leg: what matters now. Null is the whole trip. */
export const framedPlaces = (shown: Shown, wantsWhole: boolean): LatLng[] => {
  const { pickup, dropoff, route, driver } = shown;
  const ends = { pickup: pickup ? [latLngOf(pickup)] : [], dropoff: dropoff ? [latLngOf(dropoff)] : [] };
  if (!wantsWhole && pickup && (route === 'approach' || route === 'waiting')) return ends.pickup;
  if (!wantsWhole && driver && route === 'trip') return ends.dropoff;
  const { driven, next, travelled } = rideLines(shown);
  return [...ends.pickup, ...ends.dropoff, ...driven, ...next, ...travelled];
};
