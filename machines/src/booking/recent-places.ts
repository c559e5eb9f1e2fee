import type { Ride } from '@mobility/openapi';
import type { FoundPlace } from '../ports.ts';
import { bookAgainOf } from './book-again.ts';
import { chosenPlace } from './rules.ts';

/** How many places are offered. */
const shown = 3;

/** The destinations of rides, the newest first and each once. Rides without coordinates are skipped. */
export const recentPlaces = (rides: readonly Ride[]): FoundPlace[] => {
  const places = new Map<string, FoundPlace>();
  for (const ride of rides) {
    const { dropoff } = bookAgainOf(ride);
    const place = dropoff.address ? chosenPlace(dropoff) : null;
    if (place && !places.has(place.address)) places.set(place.address, place);
  }
  return [...places.values()].slice(0, shown);
};
