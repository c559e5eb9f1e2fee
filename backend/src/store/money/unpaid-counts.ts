import type { UnpaidCount } from '@mobility/openapi';
import { sql } from 'kysely';
import { fromCents } from '../../domain/money/money.ts';
import type { Read } from '../store.ts';
import { newestPaymentOf } from './newest-payment.ts';
import { belongs, type Unpaid, type UnpaidFilter } from './unpaid-filters.ts';

/** The unpaid rides, newest first. */
const inOrder = (db: Read) =>
  db
    .selectFrom('rides')
    // A literal, because only the exact expression matches the index of rides that are owed.
    .where(sql<boolean>`settlement = 'owed'`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

/** The newest unpaid rides by what the filters ask for: an index gives the rides, and others their payments. */
const newest = (db: Read, most: number, now: number) =>
  db
    .selectFrom(
      inOrder(db).select(['id', 'fare', 'estimated_fare', 'cash_missing_at']).limit(most).as('unpaid'),
    )
    .leftJoin('unpaid_follow_ups as follow_up', 'follow_up.ride_id', 'unpaid.id')
    .leftJoin('payments', (join) => join.on('payments.id', '=', newestPaymentOf('unpaid')))
    .select('payments.status as status')
    .select(sql<number>`coalesce(unpaid.fare, unpaid.estimated_fare)`.as('owed'))
    .select(sql<number>`case when payments.expires_at <= ${now} then 1 else 0 end`.as('is_over'))
    .select(sql<number>`case when unpaid.cash_missing_at is null then 0 else 1 end`.as('is_missing'))
    .select(sql<number>`case when follow_up.escalated_at is null then 0 else 1 end`.as('is_escalated'));

/** The query of how many of the newest unpaid rides are alike, and what their riders owe. */
const unpaidGroups = (db: Read, most: number, now: number) =>
  db
    .selectFrom(newest(db, most, now).as('newest'))
    .select(['status', 'is_over', 'is_missing', 'is_escalated'])
    .select(sql<number>`count(*)`.as('rides'))
    .select(sql<number>`sum(owed)`.as('owed'))
    .groupBy(['status', 'is_over', 'is_missing', 'is_escalated']);

/** How many unpaid rides there are, and what is owed for them, as it is kept. */
const totals = (db: Read) =>
  db
    .selectFrom('unpaid_totals')
    .select(sql<number | null>`sum(rides)`.as('all_rides'))
    .select(sql<number | null>`sum(owed)`.as('all_owed'));

/** Totals and groups in one statement, so that they agree. Without unpaid rides, the only row has no group. */
export const unpaidCounts = (db: Read, most: number, now: number) =>
  db
    .selectFrom(totals(db).as('kept'))
    .leftJoin(unpaidGroups(db, most, now).as('alike'), (join) => join.onTrue())
    .selectAll();

type Group = Awaited<ReturnType<ReturnType<typeof unpaidCounts>['execute']>>[number];

/** A ride of a group, as the filters know it. */
const rideOf = ({ status, is_over, is_missing, is_escalated }: Group, now: number): Unpaid => ({
  status,
  expires_at: status && (Number(is_over) === 1 ? now : Number.POSITIVE_INFINITY),
  cash_missing_at: Number(is_missing) === 1 ? now : null,
  escalated_at: Number(is_escalated) === 1 ? now : null,
});

const countOf = (rides: unknown, owed: unknown): UnpaidCount => ({
  rides: Number(rides ?? 0),
  amount: fromCents(Number(owed ?? 0)),
});

/**
 * Counts what a filter lists among the newest unpaid rides, and sums up what is owed for them. `isCut` says that there are
 * more unpaid rides than were counted; `total` counts all of them.
 */
export const countUnpaid = async (db: Read, most: number, now: number) => {
  const rows = await unpaidCounts(db, most, now).execute();
  const count = (filter?: UnpaidFilter): UnpaidCount => {
    const chosen = rows.filter((group) => !filter || belongs[filter](rideOf(group, now), now));
    return countOf(
      chosen.reduce((sum, { rides }) => sum + Number(rides), 0),
      chosen.reduce((sum, { owed }) => sum + Number(owed), 0),
    );
  };
  const total = countOf(rows[0]?.all_rides, rows[0]?.all_owed);
  return { count, total, isCut: total.rides > most };
};
