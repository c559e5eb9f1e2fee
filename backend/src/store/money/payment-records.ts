import type { PaymentRow } from '../../domain/money/payment.ts';
import type { Read } from '../store.ts';

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

/** What a driver was paid for rides and the platform's fees of it, in cents. */
export const earningsOf = async (db: Read, driverId: string): Promise<{ amount: number; fees: number }> => {
  const row = await db
    .selectFrom('driver_earnings')
    .select(['amount', 'fees'])
    .where('driver_id', '=', driverId)
    .executeTakeFirst();
  return row ?? { amount: 0, fees: 0 };
};

/** The number of a driver's completed rides. */
export const completedRides = async (db: Read, driverId: string): Promise<number> => {
  const row = await db
    .selectFrom('ride_counts')
    .select('rides')
    .where('user_id', '=', driverId)
    .where('role', '=', 'driver')
    .where('status', '=', 'completed')
    .executeTakeFirst();
  return row?.rides ?? 0;
};
