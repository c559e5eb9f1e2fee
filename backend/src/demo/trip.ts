import type { DisputeType, Place } from '@mobility/openapi';
import { drivingMinutes, haversineKm } from '../domain/distance.ts';
import type { Chance } from '../simulation/random.ts';
import type { Driver, Member } from './members.ts';
import { minute, second } from './times.ts';

/** How a ride ends. */
export type Ending =
  | 'completed'
  /** Nobody takes it. */
  | 'expires'
  /** The rider changes their mind while nobody drives. */
  | 'withdrawn'
  /** The rider cancels although a driver is on the way. */
  | 'abandoned'
  /** The driver cannot go on. */
  | 'broken_off';

/** How a completed ride is paid, or not. */
export type Paying =
  | 'balance'
  | 'cash'
  | 'stripe'
  /** The first card is declined, the second one pays. */
  | 'second_card'
  /** Somebody reminds the rider first. */
  | 'late'
  /** Nothing is chosen. */
  | 'none'
  /** A way is chosen, and then nothing comes. */
  | 'lapsed'
  /** The card is declined, and then nothing comes. */
  | 'declined';

export type Complaint = {
  type: DisputeType;
  reason: string;
  description: string;
  /** The part of the fare that is asked back; null for none. */
  share: number | null;
  outcome: 'refunded' | 'rejected' | 'open';
  note: string | null;
};

/** One ride of the past, as it will be told. */
export type Trip = {
  rideId: string;
  bookedAt: number;
  rider: Member;
  driver: Driver;
  /** Who took the ride first and gave it back. */
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
  /** What the rider and the driver write to each other. */
  talk: readonly [string, string] | null;
  complaint: Complaint | null;
  /** Whether the driver has yet to say that the cash was received. */
  isUnconfirmed: boolean;
  moments: Moments;
};

/** When each step of a ride is. */
export type Moments = {
  accepted: number;
  arrived: number;
  started: number;
  completed: number;
  /** The rider chooses how to pay. */
  chosen: number;
  paid: number;
  /** Everybody is free again. */
  over: number;
};

/** A believable course: somebody answers, drives up, waits a little, drives through the traffic. */
export const momentsOf = (
  trip: Pick<Trip, 'bookedAt' | 'pickup' | 'dropoff' | 'firstDriver'>,
  chance: Chance,
): Moments => {
  const drive = Math.max(4, drivingMinutes(haversineKm(trip.pickup, trip.dropoff)));
  // The one who gave it back cost some minutes.
  const lost = trip.firstDriver ? chance.between(3, 5) * minute : 0;
  const accepted = trip.bookedAt + lost + chance.between(12, 70) * second;
  const arrived = accepted + chance.between(2.5, 8) * minute;
  const started = arrived + chance.between(0.6, 3) * minute;
  const completed = started + drive * chance.between(0.95, 1.4) * minute;
  const chosen = completed + chance.between(15, 90) * second;
  const paid = chosen + chance.between(10, 40) * second;
  return { accepted, arrived, started, completed, chosen, paid, over: paid + 4 * minute };
};

/** Where the driver is when taking the ride: some blocks away. */
export const approachOf = ({ pickup, driver }: Trip): { latitude: number; longitude: number } => {
  const angle = (driver.id.charCodeAt(25) + pickup.latitude * 10_000) % 6.28;
  return {
    latitude: Number((pickup.latitude + 0.009 * Math.sin(angle)).toFixed(6)),
    longitude: Number((pickup.longitude + 0.009 * Math.cos(angle)).toFixed(6)),
  };
};
