import { haversineKm } from '@mobility/openapi/drive';
import { limits } from '@mobility/openapi/limits';
import { latinDigits } from '../latin-digits.ts';
import type { MessageKey } from '../messages.ts';
import type { FoundPlace } from '../ports.ts';

export type Coordinates = { latitude: number; longitude: number };

/** The spec's default test location in Stuttgart: the fallback for text that was not found. */
const fallback: Coordinates = { latitude: 48.7758, longitude: 9.1829 };
const addressMaxLength = 300;
const labels = { latitude: 'lat(?:itude)?', longitude: '(?:lng|long?|longitude)' };
const separators = { point: '\\s?[,;\\s]\\s?', comma: '(?:\\s?;\\s?|,?\\s)' };
const numbers = { point: '[+-]?\\d{1,3}(?:\\.\\d+)?', comma: '[+-]?\\d{1,3},\\d+' };

type Name = keyof typeof labels;

/** Two numbers with the same decimal mark; a label may be left out only where the latitude is first. */
const pairOf = (mark: keyof typeof numbers, first: Name, second: Name): RegExp => {
  const side = (name: Name): string =>
    `(?:${labels[name]}\\s?[:=]?\\s?)${first === 'latitude' ? '?' : ''}(?<${name}>${numbers[mark]})`;
  return new RegExp(`^${side(first)}${separators[mark]}${side(second)}$`, 'i');
};
const pairs = (['point', 'comma'] as const).flatMap((mark) => [
  pairOf(mark, 'latitude', 'longitude'),
  pairOf(mark, 'longitude', 'latitude'),
]);

/** Whether there is such a point. */
export const isOnEarth = ({ latitude, longitude }: Coordinates): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** Two decimal numbers with the same decimal mark, in one line without spaces around; they may name no point on earth. */
export const readDecimals = (text: string): Coordinates | null => {
  const found = pairs.map((pair) => pair.exec(text)?.groups).find(Boolean);
  const read = (name: Name): number => Number(found?.[name]?.replace(',', '.'));
  return found ? { latitude: read('latitude'), longitude: read('longitude') } : null;
};

const readCoordinates = (text: string): Coordinates | null => readDecimals(text.trim().replace(/\s+/g, ' '));

/**
 * Coordinates written as "lat, lng", "lat lng", with labels in either order, or with decimal commas on both sides; null
 * for anything else, which is an address or a notation that a search reads.
 */
export const parseCoordinates = (text: string): Coordinates | null => {
  const coordinates = readCoordinates(text);
  return coordinates && isOnEarth(coordinates) ? coordinates : null;
};

/** Whether the text is written as coordinates, and names no point on earth. */
export const isOffEarth = (text: string): boolean => {
  const coordinates = readCoordinates(text);
  return coordinates !== null && !isOnEarth(coordinates);
};

/** Whether the text is long enough to be searched for. */
export const isSearchable = (text: string): boolean => text.trim().length >= limits.placeSearch.minLength;

/** The suggestion that Enter selects: the only one, or the best one if its name begins with the typed text. Null without one. */
export const takenOnEnter = (text: string, [best, other]: readonly FoundPlace[]): FoundPlace | null =>
  best && (!other || best.name.toLowerCase().startsWith(text.trim().toLowerCase())) ? best : null;

/** A place of typed coordinates. Without an address the coordinates are its address. */
export const placeAt = ({ latitude, longitude }: Coordinates, address = ''): FoundPlace => {
  const name = address.trim().slice(0, addressMaxLength) || `${latitude}, ${longitude}`;
  return { id: `${latitude},${longitude}`, name, address: name, latitude, longitude };
};

/** The fallback for an address that was not found. */
export const fallbackPlace = (address: string): FoundPlace => ({
  ...placeAt(fallback, address),
  approximate: true,
});

/** Places nearer than this, in kilometres, count as the same. */
export const samePlaceKm = 0.05;

/** Whether the fallback makes sense beside the other place of the trip: a ride between the two is possible. */
export const fallbackFits = (other: Coordinates | null): boolean => {
  const km = other && haversineKm(fallback, other);
  return km === null || (km >= samePlaceKm && km <= limits.distance.maxRideKm);
};

type Fields = { coordinates: Coordinates | null; message: MessageKey | null };

const readNumber = (text: string): number => {
  const latin = latinDigits(text.trim()).replace(/[,٫]/, '.');
  return /^[+-]?\d+(\.\d+)?$/.test(latin) ? Number(latin) : Number.NaN;
};

/** Reads the two coordinate fields. Both empty: neither coordinates nor a message. */
export const readFields = (latitude: string, longitude: string): Fields => {
  if (!latitude.trim() && !longitude.trim()) return { coordinates: null, message: null };
  const coordinates = { latitude: readNumber(latitude), longitude: readNumber(longitude) };
  if (Number.isNaN(coordinates.latitude + coordinates.longitude))
    return { coordinates: null, message: 'booking.coordinatesNumeric' };
  if (!isOnEarth(coordinates)) return { coordinates: null, message: 'booking.coordinatesRange' };
  return { coordinates, message: null };
};

/** The first suggestion from which, or to which, a ride with the other place is possible. */
export const firstWithinReach = (
  suggestions: readonly FoundPlace[],
  other: FoundPlace | null | undefined,
): FoundPlace | undefined =>
  suggestions.find((place) => !other || haversineKm(place, other) <= limits.distance.maxRideKm);
