import { Refusal } from '../domain/refusal.ts';

/** Limits password guesses. Failures count for fifteen minutes, per process. */
export type GuessLimits = {
  /**
   * Runs the check and returns its result; a falsy result counts as a wrong guess. Refuses with `rate_limited` before
   * the check. A check that throws does not count.
   */
  guess<Found>(account: string, address: string, check: () => Promise<Found>): Promise<Found>;
  /** Counts one registration from an address, or refuses with `rate_limited`. */
  claimRegistration(address: string): void;
};

type Limits = { perAccount: number; perAddress: number; now(): number };
const window = 900_000;
const freeGuesses = 5;
const firstDelay = 1_000;

/** Limits per account and per address, with a delay that doubles from the sixth wrong guess on. */
export function createGuessLimits({ perAccount, perAddress, now }: Limits): GuessLimits {
  const claims = new ClaimLog(now);
  // An address that has signed in before gets its own budget, so that other people's guesses do not lock the owner out.
  const known = new Map<string, number>();

  return {
    async guess(account, address, check) {
      const pair = `${account} ${address}`;
      const accountKey = known.has(pair) ? `pair ${pair}` : `account ${account}`;
      const addressKey = `address ${address}`;
      refuseFor(Math.max(claims.waitOf(accountKey, perAccount, true), claims.waitOf(addressKey, perAddress)));
      // Counted before the check, so that parallel guesses all count.
      const time = claims.add(accountKey);
      claims.add(addressKey);
      const giveBack = () => {
        claims.remove(accountKey, time);
        claims.remove(addressKey, time);
      };
      try {
        const found = await check();
        if (!found) return found;
        giveBack();
        remember(known, pair, now());
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

function remember(known: Map<string, number>, pair: string, time: number): void {
  known.delete(pair);
  known.set(pair, time);
  const oldest = known.keys().next().value;
  if (known.size > rememberedAtMost && oldest !== undefined) known.delete(oldest);
}

class ClaimLog {
  readonly #times = new Map<string, number[]>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Milliseconds until the key may claim again. */
  waitOf(key: string, most: number, growing = false): number {
    const times = this.#recent(key);
    const [oldest, newest] = [times[0], times.at(-1)];
    if (oldest === undefined || newest === undefined) return 0;
    if (times.length >= most) return oldest + window - this.#now();
    if (!growing || times.length < freeGuesses) return 0;
    return newest + firstDelay * 2 ** (times.length - freeGuesses) - this.#now();
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
