import type { KnownLocation, Location } from '@mobility/openapi';
import type { MessageKey } from '../messages.ts';
import type { FoundPlace } from '../ports.ts';

/** The centre of San Francisco: the spec's fixed coordinates, for an address that was not found. */
export const fixedCoordinates = { latitude: 37.7749, longitude: -122.4194 };

/** A place as a location to send; without an address it is the coordinates alone. */
export const locationOf = ({
  latitude,
  longitude,
  address,
}: Pick<FoundPlace, 'latitude' | 'longitude'> & { address?: string | null }): Location => ({
  latitude,
  longitude,
  ...(address && { address: address.slice(0, 300) }),
});

/** The location of a typed address: the found place, or the fixed coordinates with that address. */
export const placedAt = (
  text: string,
  found: FoundPlace | null,
): { location: Location; approximate: boolean } =>
  found
    ? { location: locationOf(found), approximate: found.approximate ?? false }
    : { location: locationOf({ ...fixedCoordinates, address: text.trim() }), approximate: true };

/** The text of a location for a field: its address, or its coordinates. */
export const locationText = (location: KnownLocation): string =>
  location ? location.address || `${location.latitude}, ${location.longitude}` : '';

/** The message for an error of the device's position. */
export const geolocationMessage = (error: unknown): MessageKey =>
  (error as { kind?: unknown } | null)?.kind === 'unsupported'
    ? 'driver.geolocationUnsupported'
    : 'driver.geolocationFailed';
