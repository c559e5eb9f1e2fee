import type { LiveMessage, Ride, RidePlace, RideStatus, Timestamp } from '@mobility/openapi';
import { isActive, isOffered, phaseOf } from '@mobility/openapi/lifecycle';
import { limits } from '@mobility/openapi/limits';
import { haversineKm, historyMinutes } from './distance.rules.ts';
import type { MessageKey } from './messages.ts';
import type { Problem } from './problem.ts';
import { timestampMs } from './timestamp.rules.ts';

export type Party = 'rider' | 'driver';
/** What the server tells about one ride. */
export type RideFact = Extract<
  LiveMessage,
  {
    type:
      | 'ride_accepted'
      | 'driver_arrived'
      | 'ride_started'
      | 'ride_completed'
      | 'ride_cancelled'
      | 'ride_redistributed'
      | 'ride_no_longer_available';
  }
>;

/** Whether lists and dashboards offer to cancel. */
export const canCancel = (ride: Ride, by: Party): boolean => isOffered('cancel', ride.status, by);
/** Whether the live ride card offers to cancel: the spec's list, and while the driver is arriving too. */
export const canCancelLive = (ride: Ride, by: Party): boolean =>
  canCancel(ride, by) || phaseOf[ride.status] === 'arriving';
export const canArrive = (ride: Ride): boolean => isOffered('arrive', ride.status, 'driver');
export const canStart = (ride: Ride): boolean => isOffered('start', ride.status, 'driver');
export const canComplete = (ride: Ride): boolean => isOffered('complete', ride.status, 'driver');

/** Whether the rider may rate: completed, and unrated or rated less than ten minutes ago. `now` in milliseconds. */
export const canRate = (ride: Ride, by: Party, now: number): boolean => {
  if (!isOffered('rate', ride.status, by)) return false;
  if (!ride.rating) return true;
  const ratedAt = timestampMs(ride.rated_at);
  return ratedAt !== null && now - ratedAt < limits.rating.changeableFor;
};

/** Whether the ride waits for its payment: Pay Now. */
export const canPay = (ride: Ride, by: Party): boolean =>
  canOpenPayment(ride, by) && (ride.payment_status === 'pending' || ride.payment_status === 'not_initiated');
/** Whether the payment dialog has something to say, be it that the ride is paid. */
export const canOpenPayment = (ride: Ride, by: Party): boolean => isOffered('pay', ride.status, by);

/** The share of the estimated fare that the platform keeps. */
export const platformFee = (ride: Pick<Ride, 'estimated_fare'>): number =>
  ride.estimated_fare * limits.money.feeShare;
/** The share of the estimated fare that the driver keeps. */
export const driverEarnings = (ride: Pick<Ride, 'estimated_fare'>): number =>
  ride.estimated_fare * (1 - limits.money.feeShare);

/** Whether a driver may accept: the ride waits, no other one is active, and the balance covers the fee. */
export const canAccept = (ride: Ride, driver: { balance: number; hasActiveRide: boolean }): boolean =>
  isOffered('accept', ride.status, 'driver') && !driver.hasActiveRide && driver.balance >= platformFee(ride);

/** The ride that somebody drives, waits for or is driven in; the newest first. */
export const activeRide = (rides: readonly Ride[]): Ride | null => sortRides(rides).find(isActive) ?? null;

type Point = { latitude: number; longitude: number };
const hasPoint = (place: RidePlace | undefined): place is RidePlace & Point =>
  typeof place?.latitude === 'number' && typeof place.longitude === 'number';

/** Kilometres: measured when both ends have coordinates, otherwise the server's; null when it has none. */
export const rideDistance = ({
  pickup_location: from,
  dropoff_location: to,
  ...ride
}: Ride): number | null =>
  hasPoint(from) && hasPoint(to)
    ? haversineKm(from, to)
    : (ride.distance_km ?? ride.estimated_distance_km ?? null);

/** Minutes: at 30 km/h when both ends have coordinates, otherwise the server's; null when it has none. */
export const rideMinutes = (ride: Ride): number | null => {
  const { pickup_location: from, dropoff_location: to } = ride;
  if (hasPoint(from) && hasPoint(to)) return historyMinutes(haversineKm(from, to));
  return ride.duration_minutes ?? ride.estimated_duration_minutes ?? null;
};

/** The fare to show. Fee and earnings start from `estimated_fare` always. */
export const rideFare = (ride: Pick<Ride, 'fare' | 'estimated_fare'>): number =>
  ride.fare ?? ride.estimated_fare;

/** The moment that places a ride in a list. */
export const rideMoment = (ride: Ride): Timestamp | null =>
  ride.completed_at ?? ride.created_at ?? ride.accepted_at ?? ride.requested_at ?? null;

/** Newest first. Rides without a readable time come last. */
export const sortRides = <R extends Ride>(rides: readonly R[]): R[] => {
  const ms = (ride: R): number => timestampMs(rideMoment(ride)) ?? 0;
  return rides.toSorted((a, b) => ms(b) - ms(a));
};

/** Whether the words occur in an address, the id or, where told, another field. Upper and lower case are one. */
export const matchesSearch = (
  ride: Ride,
  words: string,
  also: readonly ('rider_name' | 'driver_name')[] = [],
): boolean => {
  const wanted = words.trim().toLowerCase();
  const fields = [ride.pickup_address, ride.dropoff_address, ride.id, ...also.map((field) => ride[field])];
  return fields.some((field) => field?.toLowerCase().includes(wanted));
};

export type RideFilter =
  | 'all'
  | Extract<RideStatus, 'completed' | 'in_progress' | 'accepted' | 'cancelled' | 'pending'>;

/** Whether a history's status filter shows the ride. "accepted" shows arriving drivers too, so that no ride disappears. */
export const matchesFilter = (ride: Ride, filter: RideFilter): boolean => {
  if (filter === 'all') return true;
  const phase = phaseOf[ride.status];
  return phase === phaseOf[filter] || (filter === 'accepted' && phase === 'arriving');
};

/** What the five faces say, from 1 to 5. */
export const moods = ['Angry', 'Sad', 'Neutral', 'Happy', 'Excited'] as const;
export type Rating = 1 | 2 | 3 | 4 | 5;
export const moodOf = (rating: Rating): (typeof moods)[number] => moods[rating - 1] ?? 'Neutral';

/** The comment that goes with a rating. */
export const ratingComment = (ride: Ride, rating: Rating): string =>
  `${moodOf(rating)} with ${ride.driver_name ?? 'the driver'} on the ride from ${ride.pickup_address} to ${ride.dropoff_address}.`;

/** Which sentence tells why a cancellation failed, by its status. */
export const cancelMessage = ({ status }: Problem): MessageKey => {
  if (status === 400) return 'ride.cannotCancel';
  if (status === 403) return 'ride.cancelNotAuthorized';
  if (status === 404) return 'ride.notFound';
  return 'ride.cancelFailed';
};

/** Whether an answer may replace what is known: not older, or without a version, when the later answer wins. */
export const isNotOlder = (known: Ride, next: Ride): boolean =>
  known.version === undefined || next.version === undefined || next.version >= known.version;

/** Whether a fact is about this ride and tells something new. */
export const isNews = (known: Ride, fact: RideFact): boolean =>
  (fact.ride_id === undefined || fact.ride_id === known.id) &&
  (known.version === undefined || fact.version === undefined || fact.version > known.version);

const changeBy = (fact: RideFact): Partial<Ride> => {
  switch (fact.type) {
    case 'ride_accepted':
      return {
        status: 'accepted',
        ...(fact.driver_name && { driver_name: fact.driver_name }),
        // Another driver's time is not this one's.
        estimated_arrival: fact.estimated_arrival ?? null,
      };
    case 'driver_arrived':
      return { status: 'driver_arriving' };
    case 'ride_started':
      return { status: 'in_progress' };
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
    case 'ride_no_longer_available':
      return {};
  }
};

/** The ride after a fact. */
export const applyFact = (ride: Ride, fact: RideFact): Ride => ({
  ...ride,
  ...changeBy(fact),
  ...(fact.version !== undefined && { version: fact.version }),
  ...(fact.attempt !== undefined && { attempt: fact.attempt }),
});
