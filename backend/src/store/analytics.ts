import { limits } from '@mobility/openapi/limits';
import { sql } from 'kysely';
import type { Counted, DisputeGroup, PaidGroup } from '../domain/money/analytics.ts';
import type { Read } from './store.ts';

type Window = { before: number; from: number; now: number };

// Inlined as a literal: with a bound parameter the integer division could become a division of fractions.
const dayOfPayment = sql<number>`paid_at / 86400000`;
const dayOfDispute = sql<number>`submitted_at / 86400000`;
// The same rounding as platformFee, per payment. Literals, so that the division is one of integers.
const feeSum = sql<number>`coalesce(sum((amount * ${sql.lit(limits.money.feePercent)} + 50) / 100), 0)`;
const count = sql<number>`count(*)`;

/** The payments of one window, grouped by UTC day and method. */
const paidBetween = async (
  db: Read,
  after: number,
  until: number,
  isCurrent: boolean,
): Promise<PaidGroup[]> => {
  const rows = await db
    .selectFrom('payments')
    .where('status', '=', 'paid')
    .where('paid_at', '>', after)
    .where('paid_at', '<=', until)
    .select([
      dayOfPayment.as('day'),
      'method',
      count.as('count'),
      sql<number>`coalesce(sum(amount), 0)`.as('amount'),
      sql<number>`coalesce(sum(refunded), 0)`.as('refunded'),
      feeSum.as('fees'),
    ])
    .groupBy([dayOfPayment, 'method'])
    .execute();
  return rows.map((row) => ({
    ...row,
    day: Number(row.day),
    count: Number(row.count),
    amount: Number(row.amount),
    refunded: Number(row.refunded),
    fees: Number(row.fees),
    isCurrent,
  }));
};

/** The failed and expired payments of the window; an open payment that is overdue counts as expired. */
const countLost = async (db: Read, { from, now }: Window): Promise<number> => {
  const row = await db
    .selectFrom('payments')
    .where('created_at', '>', from)
    .where('created_at', '<=', now)
    // A literal, because only the exact expression matches the index of payments that are not paid.
    .where(sql<boolean>`status <> 'paid'`)
    // Not conditions, which would begin with all payments of a status.
    .select(
      sql<number>`coalesce(sum(case when status in ('failed', 'expired') or expires_at <= ${now} and status = 'pending'
        then 1 else 0 end), 0)`.as('count'),
    )
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** The disputes of one window, grouped by UTC day. */
const disputesBetween = async (
  db: Read,
  after: number,
  until: number,
  isCurrent: boolean,
): Promise<DisputeGroup[]> => {
  const rows = await db
    .selectFrom('disputes')
    .where('submitted_at', '>', after)
    .where('submitted_at', '<=', until)
    .select([
      dayOfDispute.as('day'),
      count.as('count'),
      sql<number>`coalesce(sum(case when status = 'submitted' then 0 else 1 end), 0)`.as('resolved'),
    ])
    .groupBy(dayOfDispute)
    .execute();
  return rows.map((row) => ({
    day: Number(row.day),
    count: Number(row.count),
    resolved: Number(row.resolved),
    isCurrent,
  }));
};

/** Counts the window of `span` milliseconds that ends now, and the window before it. */
export const countPayments = async (db: Read, now: number, span: number): Promise<Counted> => {
  const window = { before: now - 2 * span, from: now - span, now };
  const { before, from } = window;
  return {
    from,
    now,
    paid: [...(await paidBetween(db, from, now, true)), ...(await paidBetween(db, before, from, false))],
    lost: await countLost(db, window),
    disputes: [
      ...(await disputesBetween(db, from, now, true)),
      ...(await disputesBetween(db, before, from, false)),
    ],
  };
};
