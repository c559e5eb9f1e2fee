import type { LiveMessage, Ride } from '@mobility/openapi';

const factTypes = [
  'ride_accepted',
  'driver_arrived',
  'ride_started',
  'ride_completed',
  'ride_cancelled',
  'ride_redistributed',
] as const;

/** A live message that moves one ride. The server's answers to commands are read as the same facts. */
export type RideFact = Extract<LiveMessage, { type: (typeof factTypes)[number] }>;

export const isRideFact = (message: { type: string }): message is RideFact =>
  factTypes.some((type) => type === message.type);

/** Whether an answer may replace what is known: not older, or without a version, when the later answer wins. */
export const isNotOlder = (known: Ride, next: Ride): boolean =>
  known.version === undefined || next.version === undefined || next.version >= known.version;

/** Whether a fact is about this ride and newer than what is known. */
export const isNews = (known: Ride, fact: RideFact): boolean =>
  (fact.ride_id === undefined || fact.ride_id === known.id) &&
  (known.version === undefined || fact.version === undefined || fact.version > known.version);

const changeBy = (fact: RideFact): Partial<Ride> => {
  switch (fact.type) {
    case 'ride_accepted':
      return {
        status: 'accepted',
        ...(fact.driver_name && { driver_name: fact.driver_name }),
        // The estimate of an earlier driver does not hold for this one.
        estimated_arrival: fact.estimated_arrival ?? null,
      };
    case 'driver_arrived':
      return { status: 'driver_arriving', estimated_arrival: null };
    case 'ride_started':
      // The estimate was that to the pickup.
      return { status: 'in_progress', estimated_arrival: null };
    case 'ride_completed':
      return fact.fare === undefined ? { status: 'completed' } : { status: 'completed', fare: fact.fare };
    case 'ride_cancelled':
      return {
        status: 'cancelled',
        cancel_reason: fact.reason ?? null,
        cancelled_by: fact.cancelled_by ?? null,
        cancel_reason_code: fact.cancel_reason_code ?? null,
      };
    case 'ride_redistributed':
      return { status: 'pending', driver_id: null, driver_name: null, accepted_at: null };
  }
};

/** The ride after a fact. */
export const applyFact = (ride: Ride, fact: RideFact): Ride => ({
  ...ride,
  ...changeBy(fact),
  ...(fact.version !== undefined && { version: fact.version }),
  ...(fact.attempt !== undefined && { attempt: fact.attempt }),
});
