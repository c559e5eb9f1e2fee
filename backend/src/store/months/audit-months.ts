import { sql } from 'kysely';
import { isConcurrent } from '../claims/claims.ts';
import type { Read, Write } from '../store.ts';
import { together } from '../transactions/together.ts';

/** How many months are open before they begin. */
const ahead = 3;
/** How long to wait for the lock of the trail, in milliseconds. Later requests wait behind this one. */
const waitAtMost = 200;

/** The partition that takes everything from a moment on. Its first one has no beginning. */
type Newest = { name: string; from: number | null };

const newestOf = async (db: Read): Promise<Newest> => {
  const { rows } = await sql<Newest>`select name, substring(bounds from 'FROM \\(''(\\d+)')::bigint as "from"
    from (select relname as name, pg_get_expr(relpartbound, pg_class.oid) as bounds
      from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = 'audit'::regclass) as parts
    where bounds like '%TO (MAXVALUE)'`.execute(db);
  const [newest] = rows;
  if (!newest) throw new Error('No partition of the audit trail is open for new entries');
  return newest;
};

const hasBegun = ({ from }: Newest, start: number): boolean => from !== null && from >= start;

const startsAfter = (now: number): number[] => {
  const today = new Date(now);
  return Array.from({ length: ahead }, (_, index) =>
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1 + index),
  );
};

/** The beginnings of the next months that have no partition yet; none on SQLite, which has no partitions. */
export const monthsToOpen = async (db: Read, now: number): Promise<number[]> => {
  if (!isConcurrent(db)) return [];
  const newest = await newestOf(db);
  return startsAfter(now).filter((start) => !hasBegun(newest, start));
};

const nameOf = (start: number): string =>
  `audit_${new Date(start).toISOString().slice(0, 7).replace('-', '_')}`;

/**
 * Ends the newest partition at the beginning of a month, and opens one from there on. Between two months nothing else is
 * open, so an entry always has a place, however late this runs. Fails if others use the trail for too long.
 */
export const openMonth = async (db: Write, start: number): Promise<void> => {
  const newest = await newestOf(db);
  if (hasBegun(newest, start)) return;
  const [before, month] = [sql.table(newest.name), sql.table(nameOf(start))];
  const [from, to] = [newest.from === null ? sql`minvalue` : sql.lit(newest.from), sql.lit(start)];
  // In one round trip, because the trail is locked from the second statement on.
  await together(
    sql`set local lock_timeout = ${sql.lit(waitAtMost)}`.execute(db),
    sql`create table ${month} (like audit including all, primary key (id))`.execute(db),
    sql`alter table audit detach partition ${before}`.execute(db),
    // Entries of a later month: those of a server whose clock is ahead, or of a backup.
    sql`with later as (delete from ${before} where created_at >= ${to} returning *)
      insert into ${month} select * from later`.execute(db),
    sql`alter table audit attach partition ${before} for values from (${from}) to (${to})`.execute(db),
    sql`alter table audit attach partition ${month} for values from (${to}) to (maxvalue)`.execute(db),
  );
};

/** Whether a month could not be opened because others used the trail for too long. */
export const isInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03';
