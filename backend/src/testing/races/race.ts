import { deepEqual } from 'node:assert/strict';
import type { Context } from '../../context.ts';
import { given } from '../given/given.ts';
import { booksOf, clean, type Instances } from '../instances.ts';
import type { Person } from '../person.ts';

/** Runs the round of this number. Throws unless exactly one caller succeeded, and returns that caller. */
export type Round = (round: number) => Promise<string>;

/** Several callers at the same time for something that only one may get. */
export type Race = {
  prepare(instances: Instances): Promise<Round>;
  /** All callers who can win; a race that always ends the same way has only one. */
  winners: readonly string[];
};

/** Repeats a race at two instances. Throws at the first failed round, and if the ledger does not balance. */
export const runRace = async (race: Race, instances: Instances, rounds: number): Promise<void> => {
  const run = await race.prepare(instances);
  const won = new Set<string>();
  for (let round = 0; round < rounds; round += 1) won.add(await run(round));
  deepEqual([...won].toSorted(), race.winners.toSorted());
  deepEqual(await booksOf(instances[0]), clean);
};

/**
 * Two callers, each of whom starts first in turn. In the first two rounds the second one waits for the first, so that
 * each comes first once, however busy the machine is.
 */
export const inTurn = async <One, Other>(
  round: number,
  one: () => One,
  other: () => Other,
): Promise<[Awaited<One>, Awaited<Other>]> => {
  if (round % 2 === 0) {
    const first = one();
    if (round === 0) await first;
    return Promise.all([first, other()]);
  }
  const first = other();
  if (round === 1) await first;
  return Promise.all([one(), first]);
};

const roundsOfOnePerson = 50;

/** The rider of a round; a new one from time to time, because a balance is the sum of all its entries. */
export const ridersOf = (context: Context): ((round: number) => Promise<Person>) => {
  let rider: Person | undefined;
  return async (round) => {
    if (!rider || round % roundsOfOnePerson === 0)
      rider = await given.user(context, 'rider', { balance: 1_000 });
    return rider;
  };
};

/** Approved drivers who are online. */
export const driversOf = async (context: Context, count: number): Promise<Person[]> => {
  const field: Person[] = [];
  while (field.length < count) field.push(await given.approvedDriver(context));
  return field;
};

/** The item of this round, in turn. */
export const itemOfRound = <Item>(items: readonly Item[], round: number): Item => {
  const item = items[round % items.length];
  if (item === undefined) throw new Error('There are no items');
  return item;
};
