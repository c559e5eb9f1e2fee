import { Refusal } from '../domain/refusal.ts';

/** The source of a guess. The budget belongs to an account, or to a device that signed in to it before. */
export type Guesser = { budget: string; address: string };

/** Limits password guesses. Wrong guesses count for fifteen minutes, per process. */
export type GuessLimits = {
  /**
   * Runs the check and returns its result; a falsy result counts as a wrong guess. Refuses with `rate_limited` before
   * the check. A check that throws does not count.
   */
  guess<Found>(guesser: Guesser, check: () => Promise<Found>): Promise<Found>;
  /** Counts one registration from an address, or refuses with `rate_limited`. */
  claimRegistration(address: string): void;
};

type Limits = { perBudget: number; perAddress: number; now(): number };
const window = 900_000;
const freeGuesses = 5;
/** After the free guesses, each delay is a minute longer, up to three: ten guesses in fifteen minutes, and never a longer wait. */
const delayStep = 60_000;
const delayAtMost = 180_000;

/** Limits per budget and per address, with a growing delay from the sixth wrong guess on. */
export function createGuessLimits({ perBudget, perAddress, now }: Limits): GuessLimits {
  const claims = new ClaimLog(now);

  return {
    async guess({ budget, address }, check) {
      const budgetKey = `budget ${budget}`;
      const addressKey = `address ${address}`;
      refuseFor(Math.max(claims.waitOf(budgetKey, perBudget, true), claims.waitOf(addressKey, perAddress)));
      // Counted before the check, so that parallel guesses all count.
      const time = claims.add(budgetKey);
      claims.add(addressKey);
      const giveBack = () => {
        claims.remove(budgetKey, time);
        claims.remove(addressKey, time);
      };
      try {
        const found = await check();
        if (!found) return found;
        giveBack();
        return found;
      } catch (error) {
        giveBack();
        throw error;
      }
    },
    claimRegistration(address) {
      refuseFor(claims.waitOf(`register ${address}`, perAddress));
      claims.add(`register ${address}`);
    },
  };
}

function refuseFor(wait: number): void {
  if (wait <= 0) return;
  throw new Refusal('rate_limited', 'Too many requests. Please try again later.', {
    retryAfter: Math.ceil(wait / 1000),
  });
}

const rememberedAtMost = 10_000;

class ClaimLog {
  readonly #times = new Map<string, number[]>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Milliseconds until the next attempt under this key is allowed. */
  waitOf(key: string, most: number, growing = false): number {
    const times = this.#recent(key);
    const [oldest, newest] = [times[0], times.at(-1)];
    if (oldest === undefined || newest === undefined) return 0;
    if (times.length >= most) return oldest + window - this.#now();
    if (!growing || times.length < freeGuesses) return 0;
    const delay = Math.min(delayStep * (times.length - freeGuesses + 1), delayAtMost);
    return newest + delay - this.#now();
  }

  add(key: string): number {
    if (this.#times.size > rememberedAtMost) this.#prune();
    const time = this.#now();
    this.#times.set(key, [...this.#recent(key), time]);
    return time;
  }

  remove(key: string, time: number): void {
    const times = this.#times.get(key) ?? [];
    const index = times.indexOf(time);
    if (index >= 0) times.splice(index, 1);
  }

  #recent(key: string): number[] {
    const since = this.#now() - window;
    return (this.#times.get(key) ?? []).filter((time) => time > since);
  }

  #prune(): void {
    for (const key of this.#times.keys()) {
      if (this.#recent(key).length === 0) this.#times.delete(key);
    }
  }
}
