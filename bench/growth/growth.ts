import { median } from '../figures.ts';
import { ServerProcess } from '../server-process.ts';
import { type Cast, chosen, engines, type Read, sizes } from './field.ts';
import { journey } from './journey.ts';
import { namedReads } from './reads.ts';
import { send } from './send.ts';

type Store = { rides: number; server: ServerProcess<Cast>; cast: Cast };
type Work = (store: Store) => Promise<void>;
/** What is measured. `atMost` is for work that reads a limited number of rows: its milliseconds on the largest store. */
type Measured = { name: string; atMost?: number | undefined; work: (store: Store) => Work };

const perBatch = 12;
const limit = 1.3;
const whole = 'booking to payment';

const reading =
  ({ as, path }: Read): Work =>
  async ({ cast }) =>
    void (await send(cast.url, cast.tokens[as], ['GET', path]));

/** The CPU milliseconds of the server and its database for one piece of work. */
const cpuOf = async (store: Store, work: Work): Promise<number> => {
  await store.server.ask('database');
  const before = await store.server.cpu();
  for (let done = 0; done < perBatch; done += 1) await work(store);
  const own = (await store.server.cpu()) - before;
  return (own + Number(await store.server.ask('database'))) / perBatch / 1_000;
};

/**
 * Measures one piece of work on all stores in turn, so that a busy machine slows down all of them. Work with a number of
 * milliseconds reaches the limit of the ratio when it takes exactly that long.
 */
const compare = async (stores: Store[], rounds: number, { name, atMost, work }: Measured) => {
  const used = stores.map((): number[] => []);
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, store] of stores.entries()) {
      const spent = await cpuOf(store, work(store));
      if (round >= 0) used[index]?.push(spent);
    }
  }
  const [smallest = [], largest = []] = [used[0], used.at(-1)];
  const base = (index: number): number =>
    atMost === undefined ? (smallest[index] ?? Number.NaN) : atMost / limit;
  const growth = median(largest.map((spent, index) => spent / base(index)));
  const figures = used.map((values) => median(values).toFixed(2).padStart(8)).join('');
  const mark = growth > limit ? '  <' : '';
  const compared = atMost === undefined ? `x${growth.toFixed(2)}` : `at most ${atMost} ms`;
  console.log(`  ${name.padEnd(34)}${figures}   ${compared}${mark}`);
  return { name, growth };
};

const startStores = async (engine: string): Promise<Store[]> => {
  const stores: Store[] = [];
  for (const rides of sizes) {
    const environment = { GROWTH_ENGINE: engine, GROWTH_RIDES: String(rides) };
    const server = new ServerProcess<Cast>(new URL('./ours.ts', import.meta.url), environment);
    const start = performance.now();
    stores.push({ rides, server, cast: await server.ready() });
    console.log(`  ${rides} rides stored in ${((performance.now() - start) / 1_000).toFixed(0)} s`);
  }
  return stores;
};

const onEngine = async (engine: string, rounds: number): Promise<void> => {
  console.log(`growth on ${engine}: CPU in ms for one request at ${sizes.join(', ')} rides`);
  const stores = await startStores(engine);
  try {
    const [first] = stores;
    if (!first) throw new Error('There is no store');
    const found = [];
    for (const [name, { atMost }] of namedReads(first.cast)) {
      const work = ({ cast }: Store): Work => {
        const read = namedReads(cast).find(([known]) => known === name)?.[1];
        if (!read) throw new Error(`No request for ${name}`);
        return reading(read);
      };
      found.push(await compare(stores, rounds, { name, atMost, work }));
    }
    const ride: Work = ({ cast }) => journey(cast);
    if (chosen.test(whole)) found.push(await compare(stores, rounds, { name: whole, work: () => ride }));
    const worst = found.toSorted((a, b) => b.growth - a.growth)[0];
    console.log(`  worst ratio ${worst?.growth.toFixed(2)} (${worst?.name}) on ${engine}`);
  } finally {
    for (const { server } of stores) server.stop();
  }
};

/** Compares the CPU of every read and of a ride on small and large stores. A ratio above the limit fails. */
export const growth = async (rounds: number): Promise<void> => {
  for (const engine of engines) await onEngine(engine, rounds);
};
