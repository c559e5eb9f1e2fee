import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  acceptRace,
  bookingRace,
  cancelRace,
  closeAll,
  debitRace,
  paymentRace,
  type Race,
  runRace,
  startPostgres,
  twoInstances,
} from '@mobility/backend/testing';

/** `onPostgres`: the share of the rounds that PostgreSQL runs. */
type Entry = { name: string; race: Race; onPostgres: number };

// Writers take turns there, over a socket: a round of these is some hundred turns of one query each.
const few = 0.2;
const entries: Entry[] = [
  { name: 'accept, 20 drivers', race: acceptRace(), onPostgres: few },
  { name: 'double payment', race: paymentRace, onPostgres: few },
  { name: 'double booking, one key', race: bookingRace('one key'), onPostgres: 1 },
  { name: 'cancel against accept', race: cancelRace, onPostgres: 1 },
  { name: 'debit against debit', race: debitRace, onPostgres: 1 },
];

const onSqlite = async ({ race }: Entry, rounds: number): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mobility-bench-'));
  const instances = await twoInstances({ dataDir });
  try {
    await runRace(race, instances, rounds);
  } finally {
    await closeAll(instances);
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const onPostgres = async ({ race }: Entry, rounds: number): Promise<void> => {
  const server = await startPostgres();
  try {
    const instances = await twoInstances({ databaseUrl: server.url('postgres') });
    await runRace(race, instances, rounds).finally(() => closeAll(instances));
  } finally {
    await server.stop();
  }
};

const timed = async (work: Promise<void>): Promise<string> => {
  const start = performance.now();
  await work;
  return `${((performance.now() - start) / 1000).toFixed(0)} s`;
};

/** Five races at two instances, on SQLite and on PostgreSQL. Throws at the first round with two effects or none, and when the books do not add up. */
export const races = async (rounds: number): Promise<void> => {
  console.log('races: one effect in every round, and books that add up');
  for (const entry of entries) {
    console.log(`  ${entry.name}`);
    console.log(`    ${rounds} rounds on SQLite in ${await timed(onSqlite(entry, rounds))}`);
    const fewer = Math.ceil(rounds * entry.onPostgres);
    const why = fewer < rounds ? ': fewer, as a round there is some hundred queries in turn' : '';
    console.log(`    ${fewer} rounds on PostgreSQL in ${await timed(onPostgres(entry, fewer))}${why}`);
  }
};
