import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  acceptRace,
  bookingRace,
  cancelRace,
  closeAll,
  debitRace,
  freeCancelRace,
  paymentRace,
  type Race,
  runRace,
  startPostgres,
  twoInstances,
} from '@mobility/backend/testing';

const entries: { name: string; race: Race }[] = [
  { name: 'accept, 20 drivers', race: acceptRace() },
  { name: 'double payment', race: paymentRace },
  { name: 'double booking, one key', race: bookingRace('one key') },
  { name: 'cancel against accept', race: cancelRace },
  { name: 'cancel without a penalty against accept', race: freeCancelRace },
  { name: 'debit against debit', race: debitRace },
];

const onSqlite = async (race: Race, rounds: number): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mobility-bench-'));
  const instances = await twoInstances({ dataDir });
  try {
    await runRace(race, instances, rounds);
  } finally {
    await closeAll(instances);
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const onPostgres = async (race: Race, rounds: number): Promise<void> => {
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

/** Six races on two instances, on SQLite and on PostgreSQL. Throws at the first round without exactly one effect, or if the ledger does not balance. */
export const races = async (rounds: number): Promise<void> => {
  console.log('races: one effect in every round, and a ledger that balances');
  for (const { name, race } of entries) {
    console.log(`  ${name}`);
    console.log(`    ${rounds} rounds on SQLite in ${await timed(onSqlite(race, rounds))}`);
    console.log(`    ${rounds} rounds on PostgreSQL in ${await timed(onPostgres(race, rounds))}`);
  }
};
