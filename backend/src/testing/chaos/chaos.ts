import { deepEqual } from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { wrongFigures } from '../../store/kept/figures.ts';
import { createTestContext } from '../context.ts';
import { booksOf, clean } from '../instances.ts';
import { type PostgresServer, startPostgres } from '../postgres/server.ts';
import { startServerProcess } from '../processes/server-process.ts';
import { checkLane } from './check-lane.ts';
import type { Instances } from './insist.ts';
import { type Lane, laneIn, takeRide } from './lane.ts';

/** How many disturbances, the seconds of rides before each, and how many riders take rides at the same time. */
export type Plan = { disturbances: number; between: number; lanes: number };
/** The number of rides that were paid, and of commands that were sent again. */
export type Outcome = { rides: number; sentAgain: number };

type Running = Awaited<ReturnType<typeof startServerProcess>>;

/** The key of the test's own tokens. */
const tokenKey = Buffer.alloc(32, 7).toString('base64');

class Chaos {
  readonly #postgres: PostgresServer;
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'mobility-chaos-'));
  readonly #instances: Instances = { urls: [], sentAgain: 0 };
  readonly #servers: Running[] = [];
  #isOver = false;

  constructor(postgres: PostgresServer) {
    this.#postgres = postgres;
  }

  /** Starts the instance of an index, or starts it again. */
  async #start(index: number): Promise<void> {
    const settings = { DATABASE_URL: this.#postgres.url('postgres'), TOKEN_KEY: tokenKey };
    const server = await startServerProcess(this.#dataDir, settings);
    this.#servers[index] = server;
    this.#instances.urls[index] = server.url;
  }

  async #kill(index: number): Promise<void> {
    await this.#servers[index]?.stop();
    await this.#start(index);
  }

  readonly #disturbances = [
    () => this.#kill(0),
    () => this.#postgres.crash(),
    () => this.#kill(1),
    () => Promise.all([this.#kill(0), this.#postgres.crash()]),
  ];

  async #disturb({ disturbances, between }: Plan): Promise<void> {
    for (let turn = 0; turn < disturbances && !this.#isOver; turn += 1) {
      await wait(between * 1_000);
      await this.#disturbances[turn % this.#disturbances.length]?.();
    }
    await wait(between * 1_000);
  }

  async #ride(lane: Lane): Promise<void> {
    while (!this.#isOver) await takeRide(this.#instances, lane);
  }

  async run(plan: Plan, lanes: readonly Lane[]): Promise<Outcome> {
    try {
      for (const index of [0, 1]) await this.#start(index);
      const over = (): void => {
        this.#isOver = true;
      };
      const work = [...lanes.map((lane) => this.#ride(lane)), this.#disturb(plan)].map((each) =>
        each.finally(over),
      );
      // After a failure the rest has to end first, or an instance would be started that nobody stops.
      await Promise.allSettled(work);
      await Promise.all(work);
    } finally {
      for (const server of this.#servers) await server.stop();
      rmSync(this.#dataDir, { recursive: true });
    }
    const rides = lanes.reduce((sum, { paid }) => sum + paid.length, 0);
    return { rides, sentAgain: this.#instances.sentAgain };
  }
}

/**
 * Two server processes on one PostgreSQL are killed in turns, and the database crashes, alone and together with one of them,
 * while riders and drivers take rides and send each command again until it is answered. Throws if a command is refused, a ride is lost, doubled or paid twice, the ledger
 * does not balance, or a kept figure differs from its rows.
 */
export const chaos = async (plan: Plan): Promise<Outcome> => {
  const postgres = await startPostgres();
  const context = await createTestContext({ databaseUrl: postgres.url('postgres') });
  try {
    const lanes: Lane[] = [];
    for (let index = 0; index < plan.lanes; index += 1) lanes.push(await laneIn(context, index));
    const outcome = await new Chaos(postgres).run(plan, lanes);
    deepEqual(await booksOf(context), clean);
    deepEqual(await wrongFigures(context.store.read), []);
    for (const lane of lanes) await checkLane(context, lane);
    return outcome;
  } finally {
    await context.store.close();
    await postgres.stop();
  }
};
