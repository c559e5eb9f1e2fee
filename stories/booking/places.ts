import type { FoundPlace } from '@mobility/machines/ports';
import booked from '@mobility/openapi/examples/BookRideRequest.json' with { type: 'json' };
import { hostile, longAddress } from '../fixtures.ts';

const anywhere: FoundPlace = { id: 'anywhere', name: '', address: '', latitude: 0, longitude: 0 };

const { pickup_location: from, dropoff_location: to } = booked;

export const ferry: FoundPlace = { ...from, id: 'ferry', name: 'Ferry Building' };
export const park: FoundPlace = { ...to, id: 'park', name: 'Mission Dolores Park' };
/** The fallback for an address that was not found: the default place in Stuttgart. */
export const approximate: FoundPlace = {
  ...anywhere,
  name: 'Somewhere near the tower',
  address: 'Somewhere near the tower',
  latitude: 48.7758,
  longitude: 9.1829,
  approximate: true,
};
export const longPlace: FoundPlace = { ...ferry, name: longAddress, address: longAddress };
export const hostilePlace: FoundPlace = { ...park, name: hostile, address: hostile };
