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
};

/** Drivers who accept every offer and complete every ride, and riders who come. */
export const reliable: Habits = { declines: 0, ignores: 0, cancels: 0, vanishes: 0, noShows: 0 };

/** The people of the demo: a person who books a few rides meets a redistribution now and then. */
export const human: Habits = {
  declines: 0.15,
  ignores: 0.06,
  cancels: 0.05,
  vanishes: 0.02,
  noShows: 0.04,
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
