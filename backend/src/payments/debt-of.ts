import { serverLimits } from '../domain/limits.ts';
import type { Debt } from '../domain/money/debt.ts';
import { balanceOf } from '../store/money/ledger.ts';
import type { Read } from '../store/store.ts';

/** What a rider owes. Rides are counted only up to the limit. */
export const debtOf = async (db: Read, riderId: string): Promise<Debt> => {
  const unpaid = await db
    .selectFrom('rides')
    .select('id')
    .where('rider_id', '=', riderId)
    .where('settlement', '=', 'owed')
    .limit(serverLimits.debt.unpaidRides)
    .execute();
  return { unpaidRides: unpaid.length, balance: await balanceOf(db, riderId) };
};
