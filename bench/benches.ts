/** `rounds` by default; `limit` is the highest ratio that is allowed, null where none is measured or limited. */
type Bench = { rounds: number; limit: number | null; start(rounds: number): Promise<void> };

/** Every bench, in its order. Each is loaded only when it runs: what it does not need must not count. */
export const benches: Readonly<Record<string, Bench>> = {
  'sdk-call': {
    rounds: 44_000,
    limit: 1.3,
    start: async (rounds) => (await import('./sdk-call/sdk-call.ts')).sdkCall(rounds),
  },
  'authenticated-read': {
    rounds: 12_000,
    limit: 1.6,
    start: async (rounds) =>
      (await import('./authenticated-read/authenticated-read.ts')).authenticatedRead(rounds),
  },
  'book-to-driver': {
    rounds: 1_000,
    limit: 6,
    start: async (rounds) => (await import('./book-to-driver/book-to-driver.ts')).bookToDriver(rounds),
  },
  matching: {
    rounds: 100,
    limit: 3,
    start: async (rounds) => (await import('./matching/matching.ts')).matching(rounds),
  },
  'accept-race': {
    rounds: 10_000,
    limit: null,
    start: async (rounds) => (await import('./accept-race/accept-race.ts')).acceptRace(rounds),
  },
  races: {
    rounds: 10_000,
    limit: null,
    start: async (rounds) => (await import('./races/races.ts')).races(rounds),
  },
};
