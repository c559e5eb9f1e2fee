import type { Read, Write } from '../store/store.ts';

const name = 'online_drivers';
/** Milliseconds between two samples. */
const every = 300_000;
const kept = 12;

type Sample = { slot: number; drivers: number };

const readSamples = async (db: Read): Promise<Sample[]> => {
  const row = await db.selectFrom('meta').select('value').where('name', '=', name).executeTakeFirst();
  return row ? JSON.parse(row.value) : [];
};

const recent = (samples: readonly Sample[], slot: number): Sample[] =>
  samples.filter((sample) => sample.slot > slot - kept && sample.slot <= slot);

/** How many drivers were online in the last hour, at most one count for every 5 minutes before these, oldest first. */
export const readOnlineDrivers = async (db: Read, now: number): Promise<number[]> => {
  const slot = Math.floor(now / every);
  const before = recent(await readSamples(db), slot).filter((sample) => sample.slot !== slot);
  return before.map(({ drivers }) => drivers);
};

/** Whether the 5 minutes around this time have no count yet. */
export const isSampleDue = async (db: Read, now: number): Promise<boolean> => {
  const samples = await readSamples(db);
  return samples.every(({ slot }) => slot !== Math.floor(now / every));
};

/** Keeps a count for the 5 minutes around this time, and forgets those before the last hour. */
export const keepOnlineDrivers = async (db: Write, drivers: number, now: number): Promise<void> => {
  const slot = Math.floor(now / every);
  const others = recent(await readSamples(db), slot).filter((sample) => sample.slot !== slot);
  const value = JSON.stringify([...others, { slot, drivers }]);
  await db
    .insertInto('meta')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};
