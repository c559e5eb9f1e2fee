import { Kysely, sql } from 'kysely';
import { lockStatement, Queue } from './claims/claims.ts';
import { postgresDialect } from './dialects/postgres.ts';
import type { StatementLog } from './dialects/trace-statements.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';
import type { Claims, Store, Write } from './store.ts';

const triesAtMost = 5;
// Conflicts of two transactions, and a migration that changed what a prepared statement returns.
const again = new Set(['40001', '40P01', '0A000']);

const isRetryable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && again.has(String(error.code));

/**
 * Runs a transaction under the locks of its claims. It is read committed, so each statement after the locks sees what
 * the transactions before it have committed.
 */
const withLocks = <T>(write: Kysely<Database>, claims: Claims, work: (db: Write) => Promise<T>): Promise<T> =>
  write.transaction().execute(async (db) => {
    await sql.raw(lockStatement(claims)).execute(db);
    return work(db);
  });

/** Repeats a transaction that the database ended because of another one. */
const withRetries = async <T>(run: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries >= triesAtMost || !isRetryable(error)) throw error;
    }
  }
};

/**
 * A dump that was loaded into another cluster keeps the transactions of its messages, which may be later there than any
 * that has begun. Nothing else runs during a migration.
 */
const forgetForeignTransactions = (db: Write) =>
  sql`update outbox set xid = 0
    where xid >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint`.execute(db);

const migrateAll = async (db: Write): Promise<void> => {
  await migrate(db);
  await forgetForeignTransactions(db);
};

/** The store in a PostgreSQL database, with so many connections for writes, and as many for reads. */
export const openPostgresStore = (url: string, connections = 10, log?: StatementLog): Store => {
  const write = new Kysely<Database>({ dialect: postgresDialect(url, 'write', connections), log });
  const read = new Kysely<Database>({ dialect: postgresDialect(url, 'read', connections), log });
  const queue = new Queue();
  return {
    read,
    transaction: (work, claims = 'everything') =>
      queue.run(claims, () => withRetries(() => withLocks(write, claims, work))),
    snapshot: (work) =>
      read.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    migrate: () => withLocks(write, 'everything', migrateAll),
    close: async () => {
      await Promise.all([read.destroy(), write.destroy()]);
    },
  };
};
