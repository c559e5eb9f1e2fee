import { deepEqual } from 'node:assert/strict';
import { booksOf, clean, createTestContext, given, startPostgres } from '@mobility/backend/testing';
import { median } from '../figures.ts';
import { databaseCpu } from '../growth/database-cpu.ts';
import { ServerProcess } from '../server-process.ts';
import { lanes as laneCount, roundTrip } from './field.ts';
import { journey, type Lane } from './journey.ts';
import { openSlowWire } from './slow-wire.ts';

type Context = Awaited<ReturnType<typeof createTestContext>>;
/** How many times the throughput of one instance these many have to reach. */
const wanted: Readonly<Record<number, number>> = { 2: 1.8, 3: 2.5 };
const counts = [1, 2, 3];

/** A rider and a driver for each lane, a kilometre from the next one. */
const lanesIn = async (context: Context): Promise<Lane[]> => {
  const lanes: Lane[] = [];
  for (let index = 0; index < laneCount; index += 1) {
    const at = {
      latitude: 37.72 + 0.009 * (index % 6),
      longitude: -122.48 + 0.012 * Math.floor(index / 6),
      address: 'Lane',
    };
    const rider = await given.user(context, 'rider', { balance: 10_000 });
    const driver = await given.approvedDriver(context, { balance: 10_000, at });
    lanes.push({ ...at, rider: rider.token, driver: driver.token });
  }
  return lanes;
};

type Measured = { perSecond: number; booking: number; serverCpu: number; databaseCpu: number };

class Field {
  readonly #url: string;
  readonly #lanes: readonly Lane[];
  readonly #database: Awaited<ReturnType<typeof databaseCpu>>;

  constructor(url: string, lanes: readonly Lane[], database: Awaited<ReturnType<typeof databaseCpu>>) {
    this.#url = url;
    this.#lanes = lanes;
    this.#database = database;
  }

  /** Every lane takes so many rides, one after the other. Returns how long each booking took. */
  async #ride(urls: readonly string[], rounds: number): Promise<number[]> {
    const bookings: number[] = [];
    await Promise.all(
      this.#lanes.map(async (lane, index) => {
        for (let round = 0; round < rounds; round += 1)
          bookings.push(await journey(urls, lane, index + round));
      }),
    );
    return bookings;
  }

  /** The journeys a second of this many new instances, and the CPU of one journey in milliseconds. */
  async measure(count: number, rounds: number): Promise<Measured> {
    const servers = Array.from(
      { length: count },
      () =>
        new ServerProcess<{ url: string }>(new URL('./ours.ts', import.meta.url), {
          INSTANCE_DATABASE: this.#url,
        }),
    );
    try {
      const urls = (await Promise.all(servers.map((server) => server.ready()))).map(({ url }) => url);
      await this.#ride(urls, 1);
      const cpu = async () =>
        (await Promise.all(servers.map((server) => server.cpu()))).reduce((sum, used) => sum + used, 0);
      const [before] = [await cpu(), await this.#database.used()];
      const start = performance.now();
      const bookings = await this.#ride(urls, rounds);
      const seconds = (performance.now() - start) / 1_000;
      const journeys = rounds * this.#lanes.length;
      return {
        perSecond: journeys / seconds,
        booking: median(bookings),
        serverCpu: ((await cpu()) - before) / journeys / 1_000,
        databaseCpu: (await this.#database.used()) / journeys / 1_000,
      };
    } finally {
      for (const server of servers) server.stop();
    }
  }
}

const report = (count: number, measured: Measured, one: number): void => {
  const { perSecond, booking, serverCpu, databaseCpu: storeCpu } = measured;
  const scale = perSecond / one;
  const goal = wanted[count];
  console.log(
    `  ${count} at once: ${perSecond.toFixed(2)} journeys/s, x${scale.toFixed(2)}; a booking ${booking.toFixed(0)} ms; CPU of a journey: servers ${serverCpu.toFixed(1)} ms, database ${storeCpu.toFixed(1)} ms`,
  );
  if (goal !== undefined) console.log(`    at least x${goal}: ratio ${(goal / scale).toFixed(2)}`);
};

/**
 * Whole journeys by one, two and three instances on one PostgreSQL that is a slow wire away, so that waiting limits them and
 * not the cores of this machine. The figures are the journeys a second; the ledger must balance.
 */
export const instances = async (rounds: number): Promise<void> => {
  const postgres = await startPostgres();
  const databaseUrl = postgres.url('postgres');
  const context = await createTestContext({ databaseUrl });
  const wire = await openSlowWire(databaseUrl, roundTrip);
  const database = await databaseCpu(databaseUrl);
  try {
    const field = new Field(wire.url, await lanesIn(context), database);
    const all = new Map<number, Measured>();
    for (const count of counts) all.set(count, await field.measure(count, rounds));
    console.log(`instances: ${laneCount} journeys at once, ${roundTrip} ms to the database and back`);
    const one = all.get(1)?.perSecond ?? Number.NaN;
    for (const [count, measured] of all) report(count, measured, one);
    deepEqual(await booksOf(context), clean);
  } finally {
    await database.close();
    wire.close();
    await context.store.close();
    await postgres.stop();
  }
};
