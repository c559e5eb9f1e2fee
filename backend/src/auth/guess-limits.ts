import { Refusal } from '../domain/refusal.ts';
import { type Attempts, remembered } from './attempts.ts';

/** The source of a guess. The budget belongs to an account, or to a device that signed in to it before. */
export type Guesser = { budget: string; address: string };

/** Limits password guesses. Wrong guesses count for fifteen minutes. */
export type GuessLimits = {
  /**
   * Runs the check and returns its result; a falsy result counts as a wrong guess. Refuses with `rate_limited` before
   * the check. A check that throws does not count.
   */
  guess<Found>(guesser: Guesser, check: () => Promise<Found>): Promise<Found>;
  /** Counts one registration from an address, or refuses with `rate_limited`. */
  claimRegistration(address: string): Promise<void>;
};

type Limits = {
  perBudget: number;
  perAddress: number;
  now(): number;
  /** Each log counts; one that is away does not. */
  logs: readonly Attempts[];
};
const freeGuesses = 5;
/** After the free guesses, each delay is a minute longer, up to three: ten guesses in fifteen minutes, and never a longer wait. */
const delayStep = 60_000;
const delayAtMost = 180_000;

type Rule = { key: string; most: number; growing?: boolean };

/** Milliseconds until a further attempt is allowed after these. */
const waitAfter = (times: readonly number[], { most, growing }: Rule, now: number): number => {
  const [oldest, newest] = [times[0], times.at(-1)];
  if (oldest === undefined || newest === undefined) return 0;
  if (times.length >= most) return oldest + remembered - now;
  if (!growing || times.length < freeGuesses) return 0;
  const delay = Math.min(delayStep * (times.length - freeGuesses + 1), delayAtMost);
  return newest + delay - now;
};

const inMinutes = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};
const tooMany = (seconds: number): Refusal =>
  new Refusal('rate_limited', `Too many attempts. Please try again in ${inMinutes(seconds)}.`, {
    retryAfter: seconds,
  });

/** Limits per budget and per address, with a growing delay from the sixth wrong guess on. */
export function createGuessLimits({ perBudget, perAddress, now, logs }: Limits): GuessLimits {
  /** Counts an attempt before it is made, so that parallel ones all count. Returns how to take it back. */
  const claim = async (rules: readonly Rule[]): Promise<() => void> => {
    const time = now();
    const added = await Promise.all(
      logs.map((log) =>
        log.add(
          rules.map(({ key }) => key),
          time,
        ),
      ),
    );
    const withdraw = () => {
      for (const attempt of added) attempt?.withdraw();
    };
    const waits = added.flatMap((attempt) =>
      rules.map((rule, index) => waitAfter(attempt?.earlier[index] ?? [], rule, time)),
    );
    const wait = Math.max(...waits);
    if (wait <= 0) return withdraw;
    withdraw();
    throw tooMany(Math.ceil(wait / 1000));
  };

  return {
    async guess({ budget, address }, check) {
      const giveBack = await claim([
        { key: `budget ${budget}`, most: perBudget, growing: true },
        { key: `address ${address}`, most: perAddress },
      ]);
      try {
        const found = await check();
        if (found) giveBack();
        return found;
      } catch (error) {
        giveBack();
        throw error;
      }
    },
    async claimRegistration(address) {
      await claim([{ key: `register ${address}`, most: perAddress }]);
    },
  };
}
