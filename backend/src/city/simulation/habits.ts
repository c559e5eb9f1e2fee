import type { RideRow } from '../../domain/ride.ts';
import { Chance } from './random.ts';

/** How often simulated people fail a ride, as shares from 0 to 1. */
export type Habits = {
  /** A driver declines an offer. */
  declines: number;
  /** No driver answers the offers of a simulated rider, so no driver is found. */
  ignores: number;
  /** A driver gives an accepted ride back on the way to the pickup. */
  cancels: number;
  /** A driver stops on the way to the pickup and gives no further sign. */
  vanishes: number;
  /** A simulated rider does not come to the pickup. */
  noShows: number;
  /** A simulated rider cancels while a simulated driver approaches. */
  withdraws: number;
  /** A simulated rider and driver write to each other. */
  writes: number;
  /** The card of a simulated rider is declined. */
  cardsDeclined: number;
  /** A simulated driver does not receive the cash of a simulated rider. */
  cashMissing: number;
  /** A simulated rider opens a dispute about a paid ride. */
  complains: number;
};

/** Drivers who accept every offer and complete every ride, and riders who come and pay. */
export const reliable: Habits = {
  declines: 0,
  ignores: 0,
  cancels: 0,
  vanishes: 0,
  noShows: 0,
  withdraws: 0,
  writes: 0,
  cardsDeclined: 0,
  cashMissing: 0,
  complains: 0,
};

/**
 * The people of the demo: a person who books a few rides meets a redistribution now and then, and an operator has some work
 * of every kind.
 */
export const human: Habits = {
  declines: 0.15,
  ignores: 0.06,
  cancels: 0.05,
  vanishes: 0.04,
  noShows: 0.04,
  withdraws: 0.05,
  writes: 0.1,
  cardsDeclined: 0.05,
  cashMissing: 0.05,
  complains: 0.06,
};

const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261);

/** A number from 0 up to 1 that is derived from these words, so that it stays the same after a restart. */
const lotOf = (...words: string[]): number => new Chance(hashOf(words.join(' '))).next();

type Offered = Pick<RideRow, 'id' | 'attempt'>;
const nameOf = ({ id, attempt }: Offered): string => `${id} ${attempt}`;

export const willDecline = ({ declines }: Habits, ride: Offered, driverId: string): boolean =>
  lotOf(nameOf(ride), driverId, 'declines') < declines;

export const willBeIgnored = ({ ignores }: Habits, ride: Offered): boolean =>
  lotOf(ride.id, 'ignored') < ignores;

export const willCome = ({ noShows }: Habits, ride: Pick<Offered, 'id'>): boolean =>
  lotOf(ride.id, 'comes') >= noShows;

/** What a driver does on the way to the pickup of an accepted ride. */
export const fateOf = ({ cancels, vanishes }: Habits, ride: Offered): 'comes' | 'cancels' | 'vanishes' => {
  const lot = lotOf(nameOf(ride), 'fate');
  if (lot < cancels) return 'cancels';
  return lot < cancels + vanishes ? 'vanishes' : 'comes';
};

type Booked = Pick<Offered, 'id'>;

export const willWithdraw = ({ withdraws }: Habits, ride: Booked): boolean =>
  lotOf(ride.id, 'withdraws') < withdraws;

export const willWrite = ({ writes }: Habits, ride: Booked): boolean => lotOf(ride.id, 'writes') < writes;

export const willComplain = ({ complains }: Habits, ride: Booked): boolean =>
  lotOf(ride.id, 'complains') < complains;

/** How the payment of a completed ride goes. */
export const payingOf = (
  { cardsDeclined, cashMissing }: Habits,
  ride: Booked,
): 'works' | 'card is declined' | 'cash is missing' => {
  const lot = lotOf(ride.id, 'pays');
  if (lot < cardsDeclined) return 'card is declined';
  return lot < cardsDeclined + cashMissing ? 'cash is missing' : 'works';
};
