import { serverLimits } from '../domain/limits.ts';
import type { Debt } from '../domain/money/debt.ts';
import { balanceOf } from '../store/money/ledger.ts';
import type { Read } from '../store/store.ts';
import { together } from '../store/transactions/together.ts';

/** What a rider owes. Rides are counted only up to the limit. */
export const debtOf = async (db: Read, riderId: string): Promise<Debt> => {
  const [unpaid, balance] = await together(
    db
      .selectFrom('rides')
      .select('id')
      .where('rider_id', '=', riderId)
      .where('settlement', '=', 'owed')
      .limit(serverLimits.debt.unpaidRides)
      .execute(),
    balanceOf(db, riderId),
  );
  return { unpaidRides: unpaid.length, balance };
};
