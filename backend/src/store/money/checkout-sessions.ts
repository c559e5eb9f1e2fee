import type { Selectable } from 'kysely';
import type { CheckoutSessionsTable } from '../schema.ts';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export type CheckoutSessionRow = Selectable<CheckoutSessionsTable>;

/** Returns a stored session; undefined for an unknown id. */
export const findSession = (db: Read, id: string): Promise<CheckoutSessionRow | undefined> =>
  db.selectFrom('checkout_sessions').selectAll().where('id', '=', id).executeTakeFirst();

type Opened = { id: string; url: string | null };
type Payment = { id: string; ride_id: string; rider_id: string; amount: number };

/** Stores the session of a payment. A session that already exists stays unchanged. */
export const keepSession = async (unit: UnitOfWork, payment: Payment, { id, url }: Opened): Promise<void> => {
  await unit.db
    .insertInto('checkout_sessions')
    .values({
      id,
      url,
      payment_id: payment.id,
      ride_id: payment.ride_id,
      rider_id: payment.rider_id,
      amount: payment.amount,
      status: 'open',
      created_at: unit.now,
      asked_at: unit.now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

/** Closes an open session. Returns false if it was already closed. */
export const endSession = async (
  unit: UnitOfWork,
  id: string,
  status: 'paid' | 'failed' | 'expired',
): Promise<boolean> => {
  const row = await unit.db
    .updateTable('checkout_sessions')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** The checkout page of a payment if it was opened after the given time and is still open. */
export const usablePage = async (
  db: Read,
  paymentId: string,
  openedAfter: number,
): Promise<{ id: string; url: string } | null> => {
  const row = await db
    .selectFrom('checkout_sessions')
    .select(['id', 'url'])
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'open')
    .where('created_at', '>', openedAfter)
    .where('url', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.url ? { id: row.id, url: row.url } : null;
};

const askedAtOnce = 50;

/** The open sessions whose last status check was before the given time, the oldest check first. */
export const unaskedSessions = (db: Read, askedBefore: number): Promise<CheckoutSessionRow[]> =>
  db
    .selectFrom('checkout_sessions')
    .selectAll()
    .where('status', '=', 'open')
    .where('url', 'is not', null)
    .where('asked_at', '<=', askedBefore)
    .orderBy('asked_at')
    .limit(askedAtOnce)
    .execute();

/** Records that the gateway is being asked for the status of these sessions. */
export const noteAsked = async (unit: UnitOfWork, ids: readonly string[]): Promise<void> => {
  await unit.db.updateTable('checkout_sessions').set({ asked_at: unit.now }).where('id', 'in', ids).execute();
};
