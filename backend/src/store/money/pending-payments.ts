import { sql } from 'kysely';
import type { PaymentRow } from '../../domain/money/payment.ts';
import type { RideRow } from '../../domain/ride.ts';
import type { Read } from '../store.ts';
import { newestPaymentOf } from './newest-payment.ts';

const listedAtMost = 500;

const newestPayment = newestPaymentOf('rides');

/** The query of a driver's rides whose fare is owed. A literal, because only the exact expression matches the index. */
const owedQuery = (db: Read, driverId: string) =>
  db
    .selectFrom('rides')
    .select(['id', 'estimated_fare', 'created_at'])
    .where('driver_id', '=', driverId)
    .where(sql<boolean>`settlement = 'owed'`);

/** The query of a driver's rides that were paid in cash that the driver has not confirmed; literals, as above. */
const unconfirmedQuery = (db: Read, driverId: string) =>
  db
    .selectFrom('payments')
    .innerJoin('rides', 'rides.id', 'payments.ride_id')
    .select(['rides.id', 'rides.estimated_fare', 'rides.created_at'])
    .where('payments.driver_id', '=', driverId)
    .where(
      sql<boolean>`payments.method = 'cash' and payments.status = 'paid' and payments.cash_confirmed_at is null`,
    )
    .where('rides.settlement', '=', 'paid')
    .where('payments.id', '=', newestPayment);

export type PendingRow = Pick<
  RideRow,
  'id' | 'rider_id' | 'estimated_fare' | 'status' | 'created_at' | 'cash_missing_at'
> & {
  rider_name: string;
  payment_status: PaymentRow['status'] | null;
  payment_expires_at: number | null;
  payment_method: PaymentRow['method'] | null;
};

const rowsOf = (db: Read, rideIds: readonly string[]): Promise<PendingRow[]> =>
  db
    .selectFrom('rides')
    .innerJoin('users', 'users.id', 'rides.rider_id')
    .leftJoin('payments', (join) => join.on('payments.id', '=', newestPayment))
    .select(['rides.id', 'rides.rider_id', 'rides.estimated_fare', 'rides.status', 'rides.created_at'])
    .select('rides.cash_missing_at')
    .select(['users.name as rider_name', 'payments.status as payment_status'])
    .select(['payments.expires_at as payment_expires_at', 'payments.method as payment_method'])
    .where('rides.id', 'in', rideIds)
    .execute();

/** A driver's rides whose fare is owed or was paid in unconfirmed cash: the newest ones, their number and sum in cents. */
export const pendingPaymentsOf = async (
  db: Read,
  driverId: string,
): Promise<{ rows: PendingRow[]; total: number; amount: number }> => {
  const [owed, unconfirmed] = [
    await owedQuery(db, driverId).execute(),
    await unconfirmedQuery(db, driverId).execute(),
  ];
  const all = [...owed, ...unconfirmed].toSorted(
    (a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1),
  );
  const ids = all.slice(0, listedAtMost).map(({ id }) => id);
  const byId = new Map(ids.length > 0 ? (await rowsOf(db, ids)).map((row) => [row.id, row]) : []);
  return {
    rows: ids.flatMap((id) => byId.get(id) ?? []),
    total: all.length,
    amount: all.reduce((sum, { estimated_fare }) => sum + estimated_fare, 0),
  };
};
