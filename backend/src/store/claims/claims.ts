import { createHash } from 'node:crypto';
import { PostgresAdapter, sql } from 'kysely';
import type { Claims, Read, Write } from '../store.ts';
import { Lanes } from './lanes.ts';

/** Claimed by everything that may take the last active admin away. */
export const adminsClaim = 'admins';
/** Claimed by those who open a month of the audit trail. */
export const auditMonthsClaim = 'audit months';

// Servers of earlier releases take this lock alone for each transaction, so that both can run during an upgrade.
const everything = "hashtext('mobility: write')";

const inOrder = (ids: readonly string[]): string[] => [...new Set(ids)].sort();

/** The number of an id's lock. */
const lockOf = (id: string): string => createHash('sha256').update(id).digest().readBigInt64BE().toString();

const locksOf = (ids: readonly string[]): string[] =>
  inOrder(ids).map((id) => `pg_advisory_xact_lock(${lockOf(id)})`);

/**
 * The statement that takes the locks of claims, in an order that is the same for all. It has no parameters, so that it
 * is sent together with the beginning of the transaction. The statements after it see the last commit.
 */
export const lockStatement = (claims: Claims): string =>
  claims === 'everything'
    ? `select pg_advisory_xact_lock(${everything})`
    : `select ${[`pg_advisory_xact_lock_shared(${everything})`, ...locksOf(claims)].join(', ')}`;

/** Whether writers run at the same time. On SQLite there is one, so that locks are neither needed nor known. */
export const isConcurrent = (db: Read): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * Claims ids that only become known within the transaction. What was read about them before may be old, and has to be
 * read again. Two transactions that claim in opposite orders are ended by the database and repeated.
 */
export const claim = async (db: Write, ids: readonly string[]): Promise<void> => {
  if (!isConcurrent(db) || ids.length === 0) return;
  await sql.raw(`select ${locksOf(ids).join(', ')}`).execute(db);
};

/** Lets transactions of this process wait for their claims here, so that one that waits needs no connection. */
export class Queue {
  readonly #lanes = new Lanes();

  run<T>(claims: Claims, work: () => Promise<T>): Promise<T> {
    return claims === 'everything' ? work() : this.#lanes.run(inOrder(claims), work);
  }
}
