import { sql } from 'kysely';
import type { Read, Store } from './store.ts';

const count = sql<number>`count(*)`;
const probe = 'health_probe';

/** Checks that the database answers. */
export const ping = (db: Read): Promise<unknown> => sql`select 1`.execute(db);

/** Writes to the database, so that a full or read-only disk is detected. */
export const writeProbe = ({ transaction }: Store, now: number): Promise<unknown> =>
  transaction(
    (db) =>
      db
        .insertInto('meta')
        .values({ name: probe, value: String(now) })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(now) }))
        .execute(),
    [],
  );

/** The value that the probe last wrote, read through a read connection. */
export const readProbe = async (db: Read): Promise<string | undefined> =>
  (await db.selectFrom('meta').select('value').where('name', '=', probe).executeTakeFirst())?.value;

/** The number of undelivered messages written before the given time. */
export const countUndelivered = async (db: Read, delivered: number, before: number): Promise<number> => {
  const row = await db
    .selectFrom('outbox')
    .where('position', '>', delivered)
    .where('created_at', '<', before)
    .select(count.as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/**
 * Counts of card payments since a time: all of them, those without an answer, and claims still open after the limit.
 */
export const countCardPayments = async (
  db: Read,
  { since, stuckBefore }: { since: number; stuckBefore: number },
) => {
  const recent = await db
    .selectFrom('payments')
    .where('method', '=', 'stripe')
    .where('status', 'in', ['paid', 'failed'])
    .where('claimed_at', '>=', since)
    .select([
      count.as('all'),
      sql<number>`coalesce(sum(case when failure_code = 'gateway_timeout' then 1 else 0 end), 0)`.as(
        'silent',
      ),
    ])
    .executeTakeFirstOrThrow();
  const stuck = await countStuckPayments(db, stuckBefore);
  return { all: Number(recent.all), silent: Number(recent.silent), stuck };
};

/** The card payments that the gateway has not answered since a time. */
export const countStuckPayments = async (db: Read, before: number): Promise<number> => {
  const row = await db
    .selectFrom('payments')
    .where('status', '=', 'processing')
    .where('claimed_at', '<', before)
    .select(count.as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** The rides that are in a status now. */
export const countRidesIn = async (db: Read, status: 'pending' | 'in_progress'): Promise<number> => {
  const row = await db
    .selectFrom('rides')
    .where('status', '=', status)
    .select(count.as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** The queued e-mails, the time of the oldest one, and the e-mails whose attempts failed. */
export const countMail = async (db: Read) => {
  const row = await db
    .selectFrom('emails')
    .where('sent_at', 'is', null)
    .select([
      count.as('waiting'),
      sql<number>`coalesce(min(created_at), 0)`.as('oldest'),
      sql<number>`coalesce(sum(case when failure is null then 0 else 1 end), 0)`.as('failing'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(row.waiting), oldest: Number(row.oldest), failing: Number(row.failing) };
};
