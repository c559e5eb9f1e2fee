import { deepEqual } from 'node:assert/strict';
import type { Context } from '../../context.ts';
import { given } from '../given.ts';
import type { Person } from '../given-people.ts';
import { booksOf, clean, type Instances } from '../instances.ts';

/** Runs the round of this number; throws unless exactly one had the effect. Answers who that was. */
export type Round = (round: number) => Promise<string>;

/** Several at once for what only one may have. */
export type Race = {
  prepare(instances: Instances): Promise<Round>;
  /** Everybody who can win; a race that always ends the same way has only one. */
  winners: readonly string[];
};

/** Runs a race again and again at two instances. Throws at the first round that went wrong, and when the books do not add up. */
export const runRace = async (race: Race, instances: Instances, rounds: number): Promise<void> => {
  const run = await race.prepare(instances);
  const won = new Set<string>();
  for (let round = 0; round < rounds; round += 1) won.add(await run(round));
  deepEqual([...won].toSorted(), race.winners.toSorted());
  deepEqual(await booksOf(instances[0]), clean);
};

const roundsOfOnePerson = 50;

/** The rider of a round: somebody new from time to time, as a balance is the sum of all that ever moved it. */
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

/** The one whose turn it is. */
export const turnOf = <Item>(items: readonly Item[], round: number): Item => {
  const item = items[round % items.length];
  if (item === undefined) throw new Error('Nobody is there');
  return item;
};
