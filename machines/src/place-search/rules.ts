import { limits } from '@mobility/openapi/limits';
import type { MessageKey } from '../messages.ts';
import type { FoundPlace } from '../ports.ts';

export type Coordinates = { latitude: number; longitude: number };

/** The spec's default test location in Stuttgart: the fallback for text that was not found. */
const fallback: Coordinates = { latitude: 48.7758, longitude: 9.1829 };
const addressMaxLength = 300;
const number = '([+-]?\\d{1,3}(?:\\.\\d+)?)';
const pair = new RegExp(
  `^(?:lat(?:itude)?\\s?[:=]?\\s?)?${number}\\s?[,;\\s]\\s?(?:(?:lng|long?|longitude)\\s?[:=]?\\s?)?${number}$`,
  'i',
);

const isOnEarth = ({ latitude, longitude }: Coordinates): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** Coordinates written as "lat, lng", "lat lng" or "lat: x lng: y"; null for anything else, which is an address. */
export const parseCoordinates = (text: string): Coordinates | null => {
  const match = pair.exec(text.trim().replace(/\s+/g, ' '));
  if (!match) return null;
  const coordinates = { latitude: Number(match[1]), longitude: Number(match[2]) };
  return isOnEarth(coordinates) ? coordinates : null;
};

/** Whether the text is long enough to be searched for. */
export const isSearchable = (text: string): boolean => text.trim().length >= limits.placeSearch.minLength;

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

type Fields = { coordinates: Coordinates | null; message: MessageKey | null };

const readNumber = (text: string): number =>
  /^[+-]?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN;

/** Reads the two coordinate fields. Both empty: neither coordinates nor a message. */
export const readFields = (latitude: string, longitude: string): Fields => {
  if (!latitude.trim() && !longitude.trim()) return { coordinates: null, message: null };
  const coordinates = { latitude: readNumber(latitude), longitude: readNumber(longitude) };
  if (Number.isNaN(coordinates.latitude + coordinates.longitude))
    return { coordinates: null, message: 'booking.coordinatesNumeric' };
  if (!isOnEarth(coordinates)) return { coordinates: null, message: 'booking.coordinatesRange' };
  return { coordinates, message: null };
};
