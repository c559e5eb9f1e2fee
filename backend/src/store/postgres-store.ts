import { Kysely, sql } from 'kysely';
import { postgresDialect } from './dialects/postgres.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';
import type { Store, Write } from './store.ts';

const triesAtMost = 3;
// Conflicts of two transactions, and a migration that changed what a prepared statement returns.
const again = new Set(['40001', '40P01', '0A000']);

const isRetryable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && again.has(String(error.code));

/**
 * Serialises the writers of all processes with one lock, as SQLite does, so that every operation is correct on both
 * stores
 * for the same reason, and outbox positions become visible in order. A read-committed statement after the lock sees
 * the last commit.
 */
const takeWriteLock = (db: Write) =>
  sql`select pg_advisory_xact_lock(hashtext('mobility: write'))`.execute(db);

const withWriteLock = <T>(write: Kysely<Database>, work: (db: Write) => Promise<T>): Promise<T> =>
  write.transaction().execute(async (db) => {
    await takeWriteLock(db);
    return work(db);
  });

// Only a writer that does not take the lock, such as a maintenance script, can cause a deadlock.
const withRetries = async <T>(write: Kysely<Database>, work: (db: Write) => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await withWriteLock(write, work);
    } catch (error) {
      if (tries >= triesAtMost || !isRetryable(error)) throw error;
    }
  }
};

/** The store in a PostgreSQL database. */
export const openPostgresStore = (url: string): Store => {
  const write = new Kysely<Database>({ dialect: postgresDialect(url, 'write') });
  const read = new Kysely<Database>({ dialect: postgresDialect(url, 'read') });
  return {
    read,
    transaction: (work) => withRetries(write, work),
    snapshot: (work) =>
      read.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    migrate: () => withWriteLock(write, migrate),
    close: async () => {
      await Promise.all([read.destroy(), write.destroy()]);
    },
  };
};
