import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, type QueryCompiler } from 'kysely';
import { PortableCompiler } from '../../store/dialects/postgres.ts';
import { migrate } from '../../store/migrate.ts';
import type { Database } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { stepByStep } from '../../store/transactions/steps.ts';

class PortablePgliteDialect extends PGliteDialect {
  override createQueryCompiler(): QueryCompiler {
    return new PortableCompiler();
  }
}

const int8 = 20;
const numeric = 1700;

const pglite = await PGlite.create({ parsers: { [int8]: Number, [numeric]: Number } });
const db = new Kysely<Database>({ dialect: new PortablePgliteDialect({ pglite }) });
const transaction: Store['transaction'] = (work) => db.transaction().execute(work);

/**
 * A PostgreSQL engine inside this process: one for the file, emptied before each test. It has only one connection, so
 * it
 * cannot test concurrent transactions.
 */
export const openPgliteStore = async (): Promise<Store> => {
  await pglite.exec('drop schema public cascade; create schema public');
  const store: Store = {
    read: db,
    lists: db,
    snapshot: transaction,
    transaction,
    inSteps: (steps) => transaction((write) => stepByStep(write, steps)),
    synced: async () => {},
    migrate: () => transaction(migrate),
    close: async () => {},
  };
  await store.migrate();
  return store;
};
