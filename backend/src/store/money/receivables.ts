import type { Selectable } from 'kysely';
import { accountOf } from '../../domain/money/ledger.ts';
import type { ReceivablesTable } from '../schema.ts';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export type ReceivableRow = Selectable<ReceivablesTable>;
type NewReceivable = Pick<ReceivableRow, 'ride_id' | 'debtor_id' | 'creditor_id' | 'amount'>;

/** Records the part of a penalty that could not be collected, in cents. */
export const openReceivable = async (unit: UnitOfWork, receivable: NewReceivable): Promise<void> => {
  await unit.db
    .insertInto('receivables')
    .values({ ...receivable, id: unit.newId(), open: receivable.amount, created_at: unit.now })
    .execute();
};

const openOf = (db: Read, debtorId: string) =>
  db.selectFrom('receivables').where('debtor_id', '=', debtorId).where('open', '>', 0);

/** A receivable, and how many cents of it can be collected. */
export type Collection = { receivable: ReceivableRow; amount: number };

/** The oldest receivable of a debtor, and how much of it the balance has covered since; null if nothing is covered. */
export const nextCollection = async (db: Read, debtorId: string): Promise<Collection | null> => {
  const oldest = await openOf(db, debtorId)
    .selectAll()
    .select([
      openOf(db, debtorId)
        .select((row) => row.fn.sum<number>('open').as('owed'))
        .as('owed'),
      db
        .selectFrom('account_balances')
        .where('account', '=', accountOf(debtorId))
        .select('balance')
        .as('balance'),
    ])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return null;
  const { owed, balance, ...receivable } = oldest;
  // A penalty was taken from the balance in full, so a negative balance is the rest that is owed.
  const covered = Number(owed) - Math.max(0, -(balance ?? 0));
  return covered > 0 ? { receivable, amount: Math.min(covered, receivable.open) } : null;
};

/** What is still to be collected of a debtor's penalty for a ride. */
export const openForRide = (db: Read, rideId: string, debtorId: string): Promise<ReceivableRow | undefined> =>
  openOf(db, debtorId).selectAll().where('ride_id', '=', rideId).orderBy('id').limit(1).executeTakeFirst();

/** Lowers what is still to be collected. */
export const lowerReceivable = async (unit: UnitOfWork, id: string, by: number): Promise<void> => {
  await unit.db
    .updateTable('receivables')
    .set((row) => ({ open: row('open', '-', by) }))
    .where('id', '=', id)
    .execute();
};
