import type { KnownLocation, Location } from '@mobility/openapi';
import type { MessageKey } from './messages.ts';
import type { FoundPlace } from './ports.ts';

/** The centre of San Francisco: the spec's fixed coordinates, for an address that nobody could find. */
export const fixedCoordinates = { latitude: 37.7749, longitude: -122.4194 };

/** A known or found place as a location to report; without an address the coordinates stand alone. */
export const locationOf = ({
  latitude,
  longitude,
  address,
}: Pick<FoundPlace, 'latitude' | 'longitude'> & { address?: string | null }): Location => ({
  latitude,
  longitude,
  ...(address && { address: address.slice(0, 300) }),
});

/** Where the driver is taken to be: the found place, or the fixed coordinates under the typed address. */
export const placedAt = (
  text: string,
  found: FoundPlace | null,
): { location: Location; approximate: boolean } =>
  found
    ? { location: locationOf(found), approximate: found.approximate ?? false }
    : { location: locationOf({ ...fixedCoordinates, address: text.trim() }), approximate: true };

/** The location's sentence for a field: its address, or its coordinates. */
export const locationText = (location: KnownLocation): string =>
  location ? location.address || `${location.latitude}, ${location.longitude}` : '';

/** What to say when the device did not tell where it is. */
export const geolocationMessage = (error: unknown): MessageKey =>
  (error as { kind?: unknown } | null)?.kind === 'unsupported'
    ? 'driver.geolocationUnsupported'
    : 'driver.geolocationFailed';
