import { sql } from 'kysely';
import type { Earned } from '../../domain/money/earnings.ts';
import { accountOf } from '../../domain/money/ledger.ts';
import type { Span } from '../../domain/period.ts';
import type { Read } from '../store.ts';

/**
 * The query of what a driver earned and lost in a span of time, newest first: fares that passed through the ledger,
 * penalties, and fares in cash, which the driver keeps. Rides that the driver took as a rider do not count.
 */
export const earnedQuery = (db: Read, driverId: string, { from, to }: Span) =>
  db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .innerJoin('rides', 'rides.id', 'ledger_transactions.ride_id')
    .select(['rides.id as ride_id', 'ledger_entries.created_at as at', 'ledger_entries.amount'])
    .select(sql<boolean | number>`ledger_transactions.kind = 'payment'`.as('is_fare'))
    .where('ledger_entries.account', '=', accountOf(driverId))
    .where('ledger_entries.created_at', '>=', from)
    .where('ledger_entries.created_at', '<', to)
    .where('ledger_transactions.kind', 'in', ['payment', 'penalty'])
    .where('rides.rider_id', '<>', driverId)
    .unionAll(
      db
        .selectFrom('payments')
        .select((row) => [
          'payments.ride_id',
          row.ref('payments.paid_at').$notNull().as('at'),
          'payments.amount',
        ])
        .select(sql<boolean | number>`1 = 1`.as('is_fare'))
        .where('payments.driver_id', '=', driverId)
        .where('payments.paid_at', '>=', from)
        .where('payments.paid_at', '<', to)
        .where('payments.method', '=', 'cash')
        .where('payments.status', '=', 'paid'),
    );

/** What a driver earned and lost in a span of time, newest first. */
export const earnedBy = async (db: Read, driverId: string, span: Span): Promise<Earned[]> => {
  const rows = await earnedQuery(db, driverId, span).execute();
  return rows
    .map(({ ride_id, at, amount, is_fare }) => ({
      ride_id,
      at: Number(at),
      amount,
      isFare: Boolean(is_fare),
    }))
    .toSorted((a, b) => b.at - a.at);
};
