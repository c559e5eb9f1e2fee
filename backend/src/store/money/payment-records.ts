import { sql } from 'kysely';
import type { PaymentRow } from '../../domain/money/payment.ts';
import type { RideRow } from '../../domain/ride.ts';
import type { Read } from '../store.ts';

const listedAtMost = 500;

type Page = { before: number; most: number };

/** The query of the payments before a position of one side of their rides, newest first. */
export const paymentsQuery = (db: Read, side: 'rider_id' | 'driver_id', userId: string, page: Page) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where(side, '=', userId)
    .where('position', '<', page.before)
    .orderBy('position', 'desc')
    .limit(page.most);

/** The payments of the rides of a driver or rider before a position, newest first. A user may have been both. */
export const paymentsOf = async (db: Read, userId: string, page: Page): Promise<PaymentRow[]> => {
  const [taken, driven] = await Promise.all([
    paymentsQuery(db, 'rider_id', userId, page).execute(),
    paymentsQuery(db, 'driver_id', userId, page).execute(),
  ]);
  return [...taken, ...driven].toSorted((a, b) => b.position - a.position).slice(0, page.most);
};

/** How often a driver received each amount in cents. The fee is rounded per payment, so a sum would not be enough. */
export const paidAmounts = async (
  db: Read,
  driverId: string,
): Promise<{ amount: number; times: number }[]> => {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('rides', 'rides.id', 'payments.ride_id')
    .select((row) => ['payments.amount', row.fn.countAll().as('times')])
    .where('rides.driver_id', '=', driverId)
    .where('payments.status', '=', 'paid')
    .groupBy('payments.amount')
    .execute();
  return rows.map(({ amount, times }) => ({ amount, times: Number(times) }));
};

/** The number of a driver's completed rides. */
export const completedRides = async (db: Read, driverId: string): Promise<number> => {
  const { total } = await db
    .selectFrom('rides')
    .select((row) => row.fn.countAll().as('total'))
    .where('driver_id', '=', driverId)
    .where('status', '=', 'completed')
    .executeTakeFirstOrThrow();
  return Number(total);
};

const latest = sql<string>`(select p.id from payments p where p.ride_id = rides.id order by p.position desc limit 1)`;

/** A driver's completed rides whose newest payment is missing, unpaid, or paid in unconfirmed cash. */
const pendingOf = (db: Read, driverId: string) =>
  db
    .selectFrom('rides')
    .leftJoin('payments', (join) => join.on('payments.id', '=', latest))
    .where('rides.driver_id', '=', driverId)
    .where('rides.status', '=', 'completed')
    .where((row) =>
      row.or([
        row('rides.settlement', '=', 'owed'),
        row.and([
          row('rides.settlement', '=', 'paid'),
          row('payments.method', '=', 'cash'),
          row('payments.cash_confirmed_at', 'is', null),
        ]),
      ]),
    );

export type PendingRow = Pick<
  RideRow,
  'id' | 'rider_id' | 'estimated_fare' | 'status' | 'created_at' | 'cash_missing_at'
> & {
  rider_name: string;
  payment_status: PaymentRow['status'] | null;
  payment_expires_at: number | null;
  payment_method: PaymentRow['method'] | null;
};

/** The newest pending payments of a driver. */
export const pendingPaymentsOf = (db: Read, driverId: string): Promise<PendingRow[]> =>
  pendingOf(db, driverId)
    .innerJoin('users', 'users.id', 'rides.rider_id')
    .select(['rides.id', 'rides.rider_id', 'rides.estimated_fare', 'rides.status', 'rides.created_at'])
    .select('rides.cash_missing_at')
    .select(['users.name as rider_name', 'payments.status as payment_status'])
    .select(['payments.expires_at as payment_expires_at', 'payments.method as payment_method'])
    .orderBy('rides.created_at', 'desc')
    .orderBy('rides.id', 'desc')
    .limit(listedAtMost)
    .execute();

/** The number of a driver's pending payments and their sum in cents. */
export const pendingTotals = async (
  db: Read,
  driverId: string,
): Promise<{ total: number; amount: number }> => {
  const row = await pendingOf(db, driverId)
    .select((ride) => [ride.fn.countAll().as('total'), ride.fn.sum('rides.estimated_fare').as('amount')])
    .executeTakeFirstOrThrow();
  return { total: Number(row.total), amount: Number(row.amount ?? 0) };
};
