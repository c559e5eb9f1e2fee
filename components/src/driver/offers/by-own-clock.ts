import type { AvailableRide } from '@mobility/openapi';

/** Longer than any offer, in milliseconds. */
const longest = 3_600_000;

/** Rides read at a time of this device, with the ends of their offers by its clock, which may differ from the server's. */
export const byOwnClock = (rides: readonly AvailableRide[], readAt: number): readonly AvailableRide[] =>
  rides.map((ride) =>
    ride.asked_for_ms == null
      ? ride
      : { ...ride, asked_until: new Date(readAt + Math.min(ride.asked_for_ms, longest)).toISOString() },
  );
