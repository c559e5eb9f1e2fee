import type { Text } from '../intl/create-text.ts';
import type { map } from '../intl/generated/en-US/map.ts';
import { latLngOf } from './lat-lng.ts';
import { streetsBetween } from './streets/route.ts';

/** A point of a ride with its display name, and the time at which the ride is there. */
export type MapPlace = { latitude: number; longitude: number; name?: string; time?: string };
/** A car. `heading` in degrees, clockwise from north. */
export type MapDriver = { id?: string; latitude: number; longitude: number; heading?: number | null };
/**
 * `preview`: the trip before it is booked; `offer`: both legs, for a driver who is asked; `waiting`: nothing is driven
 * yet; `approach`: the driver's way to the pickup; `trip`: the ride under way; `done` and `cancelled`: how it ended.
 */
export type MapRoute = 'preview' | 'offer' | 'waiting' | 'approach' | 'trip' | 'done' | 'cancelled';

type MapText = Text<typeof map.messages>;

/** 'Market St and Fell St'; empty where the map has no streets. */
export const viaOf = (t: MapText, pickup: MapPlace, dropoff: MapPlace): string => {
  const [first = '', second] = streetsBetween(latLngOf(pickup), latLngOf(dropoff));
  return second ? t('streets', { first, second }) : first;
};

type Shown = {
  pickup?: MapPlace | null;
  dropoff?: MapPlace | null;
  route?: MapRoute | null;
  driver?: MapDriver | null;
  drivers?: readonly MapDriver[];
};

const placesSentence = (t: MapText, { pickup, dropoff }: Shown): string => {
  if (pickup && dropoff)
    return t('route', { pickup: pickup.name, dropoff: dropoff.name, streets: viaOf(t, pickup, dropoff) });
  if (pickup) return t('pickupAt', { place: pickup.name });
  return dropoff ? t('destinationAt', { place: dropoff.name }) : '';
};

const isSamePoint = (one: MapDriver, other: MapPlace): boolean =>
  one.latitude === other.latitude && one.longitude === other.longitude;

const driverSentence = (t: MapText, { driver, pickup, route }: Shown): string => {
  if (!driver) return '';
  if (route === 'trip') return t('carToDestination');
  return t(pickup && isSamePoint(driver, pickup) ? 'driverAtPickup' : 'driverToPickup');
};

/** The text alternative of the map. */
export const describeMap = (t: MapText, label: string, shown: Shown): string =>
  [
    t('sentence', { words: label }),
    placesSentence(t, shown),
    driverSentence(t, shown),
    shown.drivers?.length ? t('driversNearby', { count: shown.drivers.length }) : '',
  ]
    .filter(Boolean)
    .join(' ');
