import { type Dialect, Kysely, sql } from 'kysely';
import { lockStatement, Queue } from './claims/claims.ts';
import { pipelined } from './dialects/pipelined.ts';
import { postgresDialect, replicaDialect } from './dialects/postgres.ts';
import type { StatementLog } from './dialects/trace-statements.ts';
import { migrate } from './migrate.ts';
import { buildIndexesAhead } from './migrations/build-indexes.ts';
import type { Database } from './schema.ts';
import type { Claims, Steps, Store, Write } from './store.ts';
import { inOneStep } from './transactions/steps.ts';
import { together } from './transactions/together.ts';

const triesAtMost = 5;
// Conflicts of two transactions, and a migration that changed what a prepared statement returns.
const again = new Set(['40001', '40P01', '0A000']);

const isRetryable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && again.has(String(error.code));

const commit = async (db: Write): Promise<void> => {
  const { rows } = await sql<{ command: string }>`commit`.execute(db);
  if (rows[0]?.command === 'ROLLBACK') throw new Error('A statement of the transaction had failed');
};

/** A pool of connections whose transactions are pipelined. */
type Writer = { db: Kysely<Database>; dialect: Dialect };

/**
 * Runs a transaction under the locks of its claims. It is read committed, so each statement after the locks sees what
 * the transactions before it have committed.
 */
const withLocks = <First, T>({ db: write, dialect }: Writer, claims: Claims, steps: Steps<First, T>) =>
  write.transaction().execute((transaction) =>
    pipelined(transaction, dialect, async (db) => {
      const [, first] = await together(sql.raw(lockStatement(claims)).execute(db), steps.first(db));
      const result = await steps.work(db, first);
      // If one of the last statements fails, the commit becomes a rollback.
      await together(...steps.last(db, result), commit(db));
      return result;
    }),
  );

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
  const dialect = postgresDialect(url, 'write', connections);
  const write = { db: new Kysely<Database>({ dialect, log }), dialect };
  const read = new Kysely<Database>({ dialect: postgresDialect(url, 'read', connections), log });
  const lists = readUrl
    ? new Kysely<Database>({ dialect: replicaDialect(readUrl, url, connections), log })
    : read;
  const queue = new Queue();
  const inSteps: Store['inSteps'] = (steps, claims) =>
    queue.run(claims, () => withRetries(() => withLocks(write, claims, steps)));
  return {
    read,
    lists,
    transaction: (work, claims = 'everything') => inSteps(inOneStep(work), claims),
    inSteps,
    // A commit becomes visible when it is on the disk.
    synced: async () => {},
    snapshot: (work) =>
      read.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    migrate: async () => {
      await buildIndexesAhead(url);
      await withLocks(write, 'everything', inOneStep(migrateAll));
    },
    close: async () => {
      await Promise.all([...new Set([read, lists, write.db])].map((pool) => pool.destroy()));
    },
  };
};
