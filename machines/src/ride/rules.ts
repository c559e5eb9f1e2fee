import type { Ride, RidePlace, RideStatus, Timestamp } from '@mobility/openapi';
import { driveOf, drivingMinutes, haversineKm } from '@mobility/openapi/drive';
import { platformFee } from '@mobility/openapi/fee';
import { isActive, isOffered, phaseOf } from '@mobility/openapi/lifecycle';
import { limits } from '@mobility/openapi/limits';
import type { CallError } from '../call-error.ts';
import type { MessageKey } from '../messages.ts';
import { timestampMs } from '../timestamp.ts';

export type Party = 'rider' | 'driver';
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

type PayableRide = Pick<Ride, 'status' | 'payment_status'>;

/** Whether Pay Now is offered: the ride is completed and not yet paid. */
export const canPay = (ride: Ride, by: Party): boolean =>
  canOpenPayment(ride, by) && (ride.payment_status === 'pending' || ride.payment_status === 'not_initiated');
/** Whether the payment dialog can be opened, also for a paid ride; there is nothing to pay of one that is written off. */
export const canOpenPayment = (ride: PayableRide, by: Party): boolean =>
  isOffered('pay', ride.status, by) && ride.payment_status !== 'written_off';
/** Whether a completed ride is not paid, also when its payment failed or expired. */
export const isUnpaid = (ride: PayableRide, by: Party): boolean =>
  canOpenPayment(ride, by) && ride.payment_status !== 'paid';

export const wasCancelled = (ride: Ride): boolean => phaseOf[ride.status] === 'cancelled';

/** NaN where a server leaves the fare out or sends null, which would count as zero. Screens show it as a dash. */
const inCents = (ride: Pick<Ride, 'estimated_fare'>): number =>
  Math.round((ride.estimated_fare ?? Number.NaN) * 100);
/** The share of the estimated fare that the platform keeps, to the cent that the server books. */
export const rideFee = (ride: Pick<Ride, 'estimated_fare'>): number => platformFee(inCents(ride)) / 100;
/** The share of the estimated fare that the driver keeps: the rest after the fee. */
export const driverEarnings = (ride: Pick<Ride, 'estimated_fare'>): number =>
  (inCents(ride) - platformFee(inCents(ride))) / 100;

/** Whether a driver may accept: the ride is pending, no other one is active, and the balance covers the fee. */
export const canAccept = (ride: Ride, driver: { balance: number; hasActiveRide: boolean }): boolean =>
  isOffered('accept', ride.status, 'driver') && !driver.hasActiveRide && driver.balance >= rideFee(ride);

/** The newest ride that is requested, accepted, arriving or in progress; null where there is none. */
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
  if (hasPoint(from) && hasPoint(to)) return drivingMinutes(haversineKm(from, to));
  return ride.duration_minutes ?? ride.estimated_duration_minutes ?? null;
};

/**
 * Minutes in which a car drives the trip along the streets, with fractions, as the drive is estimated once it has begun;
 * null without a distance and a duration. For the time of the arrival: lists and histories show `rideMinutes`.
 */
export const tripDriveMinutes = (ride: Ride): number | null => {
  const km = rideDistance(ride);
  return km === null ? rideMinutes(ride) : driveOf(km).minutes;
};

/** The fare to show; NaN where it is not known. Fee and earnings start from `estimated_fare` always. */
export const rideFare = (ride: Pick<Ride, 'fare' | 'estimated_fare'>): number =>
  ride.fare ?? ride.estimated_fare ?? Number.NaN;

/** The time by which lists sort a ride. */
export const rideMoment = (ride: Ride): Timestamp | null =>
  ride.completed_at ?? ride.created_at ?? ride.accepted_at ?? ride.requested_at ?? null;

/** Newest first. Rides without a readable time come last. */
export const sortRides = <R extends Ride>(rides: readonly R[]): R[] => {
  // Reading a time costs more than comparing two.
  const timed = rides.map((ride) => ({ ride, ms: timestampMs(rideMoment(ride)) ?? 0 }));
  return timed.sort((a, b) => b.ms - a.ms).map(({ ride }) => ride);
};

export type SearchedFields = readonly ('rider_name' | 'driver_name')[];

/** The rides in whose address, id or one of the `also` fields the text occurs, ignoring case. */
export const createRideSearch = (also: SearchedFields = []) => {
  /** The texts of each ride in lower case, since every key that is typed reads all of them. */
  const texts = new WeakMap<Ride, string>();
  const textOf = (ride: Ride): string => {
    const known = texts.get(ride);
    if (known !== undefined) return known;
    const fields = [ride.pickup_address, ride.dropoff_address, ride.id, ...also.map((field) => ride[field])];
    const text = fields.join('\n').toLowerCase();
    texts.set(ride, text);
    return text;
  };
  return <R extends Ride>(rides: readonly R[], words: string): readonly R[] => {
    // Cards print an id as #12345678.
    const wanted = words.trim().replace(/^#/, '').toLowerCase();
    return wanted === '' ? rides : rides.filter((ride) => textOf(ride).includes(wanted));
  };
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

/** The names of the ratings 1 to 5. */
const moods = ['Angry', 'Sad', 'Neutral', 'Happy', 'Excited'] as const;
export type Rating = 1 | 2 | 3 | 4 | 5;
export const moodOf = (rating: Rating): (typeof moods)[number] => moods[rating - 1] ?? 'Neutral';

/** The comment that goes with a rating. */
export const ratingComment = (ride: Ride, rating: Rating, by: Party = 'rider'): string => {
  const role = by === 'rider' ? 'driver' : 'rider';
  const other = ride[`${role}_name`] ?? `the ${role}`;
  return `${moodOf(rating)} with ${other} on the ride from ${ride.pickup_address} to ${ride.dropoff_address}.`;
};

/** The message for a failed cancellation, by its HTTP status. */
export const cancelMessage = ({ status }: CallError): MessageKey => {
  if (status === 400) return 'ride.cannotCancel';
  if (status === 403) return 'ride.cancelNotAuthorized';
  if (status === 404) return 'ride.notFound';
  return 'ride.cancelFailed';
};
