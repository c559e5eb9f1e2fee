import { type SqlBool, sql } from 'kysely';
import type { Read, Store } from './store.ts';

const count = sql<number>`count(*)`;
const probe = 'health_probe';

/** Writes for real, so that a full or read-only disk shows. */
export const writeProbe = ({ transaction }: Store, now: number): Promise<unknown> =>
  transaction((db) =>
    db
      .insertInto('meta')
      .values({ name: probe, value: String(now) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(now) }))
      .execute(),
  );

/** What the probe last wrote, as a reader sees it. */
export const readProbe = async (db: Read): Promise<string | undefined> =>
  (await db.selectFrom('meta').select('value').where('name', '=', probe).executeTakeFirst())?.value;

/** How many messages wait that were written before a moment. */
export const countUndelivered = async (db: Read, delivered: number, before: number): Promise<number> => {
  const row = await db
    .selectFrom('outbox')
    .where('position', '>', delivered)
    .where('created_at', '<', before)
    .select(count.as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** Card payments since a moment: all of them, those without an answer, and claims that nobody has settled before another. */
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
  const stuck = await db
    .selectFrom('payments')
    .where('status', '=', 'processing')
    .where('claimed_at', '<', stuckBefore)
    .select(count.as('count'))
    .executeTakeFirstOrThrow();
  return { all: Number(recent.all), silent: Number(recent.silent), stuck: Number(stuck.count) };
};

/** The books as a whole, in cents and counts: all of it is zero while they are right. */
export const auditLedger = async (db: Read) => {
  const total = await db
    .selectFrom('ledger_entries')
    .select([sql<number>`coalesce(sum(amount), 0)`.as('sum'), count.as('entries')])
    .executeTakeFirstOrThrow();
  const unbalanced = await db
    .selectFrom('ledger_entries')
    .select('transaction_id')
    .groupBy('transaction_id')
    .having(sql`sum(amount)`, '<>', 0)
    .execute();
  const balances = await db
    .selectFrom('users')
    .innerJoin('ledger_entries', (join) =>
      join.on(sql<SqlBool>`ledger_entries.account = 'user:' || users.id`),
    )
    .select(sql<number>`coalesce(sum(ledger_entries.amount), 0)`.as('sum'))
    .executeTakeFirstOrThrow();
  const others = await db
    .selectFrom('ledger_entries')
    .where('account', 'not like', 'user:%')
    .select(sql<number>`coalesce(sum(amount), 0)`.as('sum'))
    .executeTakeFirstOrThrow();
  const held = await db
    .selectFrom('rides')
    .innerJoin('ledger_entries', (join) =>
      join.on(sql<SqlBool>`ledger_entries.account = 'held:' || rides.id`),
    )
    .where('rides.status', 'in', ['completed', 'cancelled', 'pending'])
    .select('rides.id')
    .groupBy('rides.id')
    .having(sql`sum(ledger_entries.amount)`, '<>', 0)
    .execute();
  return {
    entries: Number(total.entries),
    sum: Number(total.sum),
    unbalanced: unbalanced.length,
    /** What people hold and what everything else holds have to cancel out: nobody's balance is missing an owner. */
    orphaned: Number(balances.sum) + Number(others.sum),
    stillHeld: held.length,
  };
};

/** Mail that waits, since when the oldest does, and mail that was tried in vain. */
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
