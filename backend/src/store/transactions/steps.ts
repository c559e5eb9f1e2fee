import type { Steps, Write } from '../store.ts';
import { together } from './together.ts';

/** A transaction that has nothing to share with its beginning and its end. */
export const inOneStep = <T>(work: (db: Write) => Promise<T>): Steps<undefined, T> => ({
  first: async () => undefined,
  work,
  last: () => [],
});

/** Runs the steps of a transaction one after the other, where there are no round trips to share. */
export const stepByStep = async <First, T>(db: Write, steps: Steps<First, T>): Promise<T> => {
  const result = await steps.work(db, await steps.first(db));
  await together(...steps.last(db, result));
  return result;
};
