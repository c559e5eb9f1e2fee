import { Kysely, sql } from 'kysely';
import { postgresDialect } from './dialects/postgres.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';
import type { Store, Write } from './store.ts';

const triesAtMost = 3;
const again = new Set(['40001', '40P01']);

const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && again.has(String(error.code));

/**
 * Writers take turns over all processes, as on SQLite: every operation is then right on both stores by the same reasoning,
 * and outbox positions become visible in their order. A read-committed statement after the lock sees the last commit.
 */
const takeTurn = (db: Write) => sql`select pg_advisory_xact_lock(hashtext('mobility: write'))`.execute(db);

const inTurn = <T>(write: Kysely<Database>, work: (db: Write) => Promise<T>): Promise<T> =>
  write.transaction().execute(async (db) => {
    await takeTurn(db);
    return work(db);
  });

// Only somebody outside of the turns, such as a maintenance script, can still make a deadlock.
const repeated = async <T>(write: Kysely<Database>, work: (db: Write) => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTurn(write, work);
    } catch (error) {
      if (tries >= triesAtMost || !isWorthAnotherTry(error)) throw error;
    }
  }
};

/** The store in a PostgreSQL database. */
export const openPostgresStore = (url: string): Store => {
  const write = new Kysely<Database>({ dialect: postgresDialect(url, 'write') });
  const read = new Kysely<Database>({ dialect: postgresDialect(url, 'read') });
  return {
    read,
    transaction: (work) => repeated(write, work),
    snapshot: (work) =>
      read.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    migrate: () => inTurn(write, migrate),
    close: async () => {
      await Promise.all([read.destroy(), write.destroy()]);
    },
  };
};
