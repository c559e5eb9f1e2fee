/** `rounds` is the default number of rounds. `limit` is the highest allowed ratio, or null if there is no limit. */
type Bench = { rounds: number; limit: number | null; start(rounds: number): Promise<void> };

/** All benches in their order. Each module loads only when its bench runs, so that other benches do not affect it. */
export const benches: Readonly<Record<string, Bench>> = {
  'sdk-call': {
    rounds: 44_000,
    limit: 1.5,
    start: async (rounds) => (await import('./sdk-call/sdk-call.ts')).sdkCall(rounds),
  },
  'authenticated-read': {
    rounds: 12_000,
    limit: 3,
    start: async (rounds) =>
      (await import('./authenticated-read/authenticated-read.ts')).authenticatedRead(rounds),
  },
  'book-to-driver': {
    rounds: 1_000,
    limit: 6,
    start: async (rounds) => (await import('./book-to-driver/book-to-driver.ts')).bookToDriver(rounds),
  },
  'fan-out': {
    rounds: 15,
    limit: 1.1,
    start: async (rounds) => (await import('./fan-out/fan-out.ts')).fanOut(rounds),
  },
  reconnect: {
    rounds: 5,
    limit: 1.5,
    start: async (rounds) => (await import('./reconnect/reconnect.ts')).reconnect(rounds),
  },
  matching: {
    rounds: 15,
    limit: 3,
    start: async (rounds) => (await import('./matching/matching.ts')).matching(rounds),
  },
  'live-map': {
    rounds: 7,
    limit: 2.5,
    start: async (rounds) => (await import('./live-map/live-map.ts')).liveMap(rounds),
  },
  'long-list': {
    rounds: 8,
    limit: 2,
    start: async (rounds) => (await import('./long-list/long-list.ts')).longList(rounds),
  },
  'users-table': {
    rounds: 5,
    limit: 2,
    start: async (rounds) => (await import('./users-table/users-table.ts')).usersTable(rounds),
  },
  'first-view': {
    rounds: 7,
    limit: 1.2,
    start: async (rounds) => (await import('./first-view/first-view.ts')).firstView(rounds),
  },
  interactions: {
    rounds: 3,
    limit: 1,
    start: async (rounds) => (await import('./interactions/interactions.ts')).interactions(rounds),
  },
  'mui-twin': {
    rounds: 1,
    limit: 0.85,
    start: async () => (await import('./mui-twin/mui-twin.ts')).muiTwin(),
  },
  'admin-refresh': {
    rounds: 11,
    limit: 1,
    start: async (rounds) => (await import('./admin-refresh/admin-refresh.ts')).adminRefresh(rounds),
  },
  growth: {
    rounds: 9,
    limit: 1.3,
    start: async (rounds) => (await import('./growth/growth.ts')).growth(rounds),
  },
  instances: {
    rounds: 6,
    limit: 1,
    start: async (rounds) => (await import('./instances/instances.ts')).instances(rounds),
  },
  'accept-race': {
    rounds: 10_000,
    limit: 15,
    start: async (rounds) => (await import('./accept-race/accept-race.ts')).acceptRace(rounds),
  },
  chaos: {
    rounds: 120,
    limit: null,
    start: async (rounds) => (await import('./chaos/chaos.ts')).chaos(rounds),
  },
  races: {
    rounds: 10_000,
    limit: null,
    start: async (rounds) => (await import('./races/races.ts')).races(rounds),
  },
};
