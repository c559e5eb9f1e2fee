import { Kysely, sql } from 'kysely';
import { lockStatement, Queue } from './claims/claims.ts';
import { postgresDialect, replicaDialect } from './dialects/postgres.ts';
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

export type PostgresSettings = {
  url: string;
  /** A read replica of the same database, which serves the console's lists; null where there is none. */
  readUrl?: string | null | undefined;
  /** How many connections are opened for writes, as many for reads, and as many to the replica. */
  connections?: number | undefined;
  log?: StatementLog | undefined;
};

/** The store in a PostgreSQL database. */
export const openPostgresStore = ({ url, readUrl, connections = 10, log }: PostgresSettings): Store => {
  const write = new Kysely<Database>({ dialect: postgresDialect(url, 'write', connections), log });
  const read = new Kysely<Database>({ dialect: postgresDialect(url, 'read', connections), log });
  const lists = readUrl
    ? new Kysely<Database>({ dialect: replicaDialect(readUrl, url, connections), log })
    : read;
  const queue = new Queue();
  return {
    read,
    lists,
    transaction: (work, claims = 'everything') =>
      queue.run(claims, () => withRetries(() => withLocks(write, claims, work))),
    snapshot: (work) =>
      read.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    migrate: () => withLocks(write, 'everything', migrateAll),
    close: async () => {
      await Promise.all([...new Set([read, lists, write])].map((pool) => pool.destroy()));
    },
  };
};
