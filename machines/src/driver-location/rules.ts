import type { KnownLocation, Location } from '@mobility/openapi';
import type { MessageKey } from '../messages.ts';
import type { FoundPlace } from '../ports.ts';

/** The centre of San Francisco: the spec's fixed coordinates, for an address that was not found. */
export const fixedCoordinates = { latitude: 37.7749, longitude: -122.4194 };

/** In metres: the accuracy that is sent for an address that was not found, and the least exact one of a known place. */
const notFoundAccuracy = 100_000;
const exactAccuracy = 1_000;

/** Whether the location is that of an address that was not found. The position of a device has no address. */
export const isApproximate = (location: KnownLocation): boolean =>
  Boolean(location?.address) && (location?.accuracy ?? 0) > exactAccuracy;

/** A place as a location to send; without an address it is the coordinates alone. */
export const locationOf = ({
  latitude,
  longitude,
  address,
  accuracy,
}: NonNullable<KnownLocation>): Location => ({
  latitude,
  longitude,
  ...(address && { address: address.slice(0, 300) }),
  ...(accuracy != null && { accuracy }),
});

/** The location of a typed address: the found place, or the fixed coordinates with that address. */
export const placedAt = (text: string, found: FoundPlace | null): Location => {
  const place = found ?? { ...fixedCoordinates, address: text.trim(), approximate: true };
  return locationOf({ ...place, accuracy: place.approximate ? notFoundAccuracy : undefined });
};

/** Whether a location that was sent is the position of the device, and no address. */
export const isOfDevice = ({ accuracy, address }: Location): boolean => accuracy !== undefined && !address;

/** The text of a location for a field: its address, or its coordinates. */
export const locationText = (location: KnownLocation): string =>
  location ? location.address || `${location.latitude}, ${location.longitude}` : '';

/** The message for an error of the device's position. */
export const geolocationMessage = (error: unknown): MessageKey =>
  (error as { kind?: unknown } | null)?.kind === 'unsupported'
    ? 'driver.geolocationUnsupported'
    : 'driver.geolocationFailed';
