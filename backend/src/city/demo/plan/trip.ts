import type { DisputeType, Place } from '@mobility/openapi';
import { drivingMinutes, haversineKm } from '../../../domain/distance.ts';
import type { Chance } from '../../simulation/random.ts';
import { corners } from '../../simulation/streets.ts';
import type { Driver, Member } from '../members.ts';
import { minute, second } from '../times.ts';

/** How a ride ends. */
export type Ending =
  | 'completed'
  /** No driver takes it. */
  | 'expires'
  /** The rider cancels before a driver accepts. */
  | 'withdrawn'
  /** The rider cancels while a driver is on the way. */
  | 'abandoned'
  /** The driver cancels. */
  | 'broken_off';

/** How a completed ride is paid, or not. */
export type Paying =
  | 'balance'
  | 'cash'
  | 'stripe'
  /** The first card is declined, the second one pays. */
  | 'second_card'
  /** The rider pays after a reminder. */
  | 'late'
  /** The rider chooses no payment method. */
  | 'none'
  /** The rider chooses a method and does not pay. */
  | 'lapsed'
  /** The card is declined and the rider does not try again. */
  | 'declined';

export type Complaint = {
  type: DisputeType;
  reason: string;
  description: string;
  /** The share of the fare that the rider wants back; null for none. */
  share: number | null;
  outcome: 'refunded' | 'rejected' | 'open';
  note: string | null;
};

/** The plan of one ride of the history. */
export type Trip = {
  rideId: string;
  bookedAt: number;
  rider: Member;
  driver: Driver;
  /** The driver who took the ride first and gave it back. */
  firstDriver: Driver | null;
  pickup: Place;
  dropoff: Place;
  passengers: number;
  wish: string | null;
  ending: Ending;
  reason: string;
  paying: Paying;
  stars: number | null;
  riderStars: number | null;
  /** The messages between the rider and the driver. */
  talk: readonly [string, string] | null;
  complaint: Complaint | null;
  /** Whether the driver has not yet confirmed the cash. */
  isUnconfirmed: boolean;
  moments: Moments;
};

/** The time of each event of a ride. */
export type Moments = {
  accepted: number;
  arrived: number;
  started: number;
  completed: number;
  /** The rider chooses how to pay. */
  chosen: number;
  paid: number;
  /** The rider and the driver are free again. */
  over: number;
};

/** Realistic times: the accept, the drive to the pickup, a short wait, and the drive in traffic. */
export const momentsOf = (
  trip: Pick<Trip, 'bookedAt' | 'pickup' | 'dropoff' | 'firstDriver'>,
  chance: Chance,
): Moments => {
  const drive = Math.max(4, drivingMinutes(haversineKm(trip.pickup, trip.dropoff)));
  // A driver who gave the ride back adds some minutes.
  const lost = trip.firstDriver ? chance.between(3, 5) * minute : 0;
  const accepted = trip.bookedAt + lost + chance.between(12, 70) * second;
  const arrived = accepted + chance.between(2.5, 8) * minute;
  const started = arrived + chance.between(0.6, 3) * minute;
  const completed = started + drive * chance.between(0.95, 1.4) * minute;
  const chosen = completed + chance.between(15, 90) * second;
  const paid = chosen + chance.between(10, 40) * second;
  return { accepted, arrived, started, completed, chosen, paid, over: paid + 4 * minute };
};

/** In degrees: about a kilometre. */
const someBlocks = 0.009;

/** The driver's location at the accept: a corner some blocks away, on a street and not in the bay. */
export const approachOf = ({ pickup, driver }: Trip): { latitude: number; longitude: number } => {
  const angle = (driver.id.charCodeAt(25) + pickup.latitude * 10_000) % 6.28;
  const near = {
    latitude: pickup.latitude + someBlocks * Math.sin(angle),
    longitude: pickup.longitude + someBlocks * Math.cos(angle),
  };
  const { latitude, longitude } = corners.reduce((best, corner) =>
    haversineKm(corner, near) < haversineKm(best, near) ? corner : best,
  );
  return { latitude, longitude };
};
