import { streetsBetween } from './route.ts';
import type { LatLng } from './scene/scene.ts';

/** A point of a ride with the name that people know it by. */
export type MapPlace = { latitude: number; longitude: number; name?: string };
/** A car. `heading` in degrees, clockwise from north. */
export type MapDriver = { latitude: number; longitude: number; heading?: number | null };
/** `preview`: the trip before it is booked or begun; `approach`: the driver comes; `trip`: the ride is under way. */
export type MapRoute = 'preview' | 'approach' | 'trip';

export const latLngOf = ({ latitude, longitude }: { latitude: number; longitude: number }): LatLng => [
  latitude,
  longitude,
];

/** The first part of an address, which people know a place by. Coordinates stay whole. */
export const shortName = (address: string): string =>
  /^[-+\d]/.test(address.trim()) && /^[-+\d.,\s]+$/.test(address)
    ? address
    : (address.split(',')[0]?.trim() ?? address);

/** 'Market St and Fell St', or nothing where no street is drawn. */
export const viaOf = (pickup: MapPlace, dropoff: MapPlace): string =>
  streetsBetween(latLngOf(pickup), latLngOf(dropoff)).join(' and ');

type Shown = {
  pickup?: MapPlace | null;
  dropoff?: MapPlace | null;
  route?: MapRoute | null;
  driver?: MapDriver | null;
  drivers?: readonly MapDriver[];
};

const placesSentence = ({ pickup, dropoff }: Shown): string => {
  if (pickup && dropoff) {
    const via = viaOf(pickup, dropoff);
    return `Route from ${pickup.name ?? 'the pickup'} to ${dropoff.name ?? 'the destination'}${via && ` via ${via}`}.`;
  }
  if (pickup) return `Pickup at ${pickup.name ?? 'the marked place'}.`;
  return dropoff ? `Destination at ${dropoff.name ?? 'the marked place'}.` : '';
};

const isSamePoint = (one: MapDriver, other: MapPlace): boolean =>
  one.latitude === other.latitude && one.longitude === other.longitude;

const driverSentence = ({ driver, pickup, route }: Shown): string => {
  if (!driver) return '';
  if (route === 'trip') return 'The car is on its way to the destination.';
  return pickup && isSamePoint(driver, pickup)
    ? 'The driver is at the pickup.'
    : 'The driver is on the way to the pickup.';
};

const driversSentence = ({ drivers = [] }: Shown): string => {
  if (drivers.length === 0) return '';
  return drivers.length === 1 ? '1 driver nearby.' : `${drivers.length} drivers nearby.`;
};

/** What the map shows, in words, for those who cannot see it. */
export const describeMap = (label: string, shown: Shown): string =>
  [`${label}.`, placesSentence(shown), driverSentence(shown), driversSentence(shown)]
    .filter(Boolean)
    .join(' ');
