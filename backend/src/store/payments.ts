import type { PaymentMethod } from '@mobility/openapi';
import type { PaymentRow } from '../domain/payment.ts';
import type { Read } from './store.ts';
import type { Unit } from './unit.ts';

/** The newest payment of a ride; null while there is none. */
export const latestPayment = async (db: Read, rideId: string): Promise<PaymentRow | null> => {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('ride_id', '=', rideId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
};

/** Ends the open payment of a ride if it is overdue, so that a new one may begin. */
export const expireOverdue = async (unit: Unit, rideId: string): Promise<void> => {
  await unit.db
    .updateTable('payments')
    .set({ status: 'expired' })
    .where('ride_id', '=', rideId)
    .where('status', '=', 'pending')
    .where('expires_at', '<=', unit.now)
    .execute();
};

type Opening = { method: PaymentMethod; session_id: string | null; expires_at: number };

/** Changes how an open payment will be paid; undefined when none is open. */
export const reopen = (unit: Unit, rideId: string, opening: Opening): Promise<PaymentRow | undefined> =>
  unit.db
    .updateTable('payments')
    .set(opening)
    .where('ride_id', '=', rideId)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();

/** Opens a payment. Throws a unique violation where the ride has a live one. */
export const openPayment = (
  unit: Unit,
  ride: { id: string; rider_id: string },
  amount: number,
  opening: Opening,
): Promise<PaymentRow> =>
  unit.db
    .insertInto('payments')
    .values({
      ...opening,
      id: unit.newId(),
      ride_id: ride.id,
      rider_id: ride.rider_id,
      status: 'pending',
      amount,
      gateway_key: null,
      body_hash: null,
      card_token: null,
      card_last4: null,
      claimed_at: null,
      failure_code: null,
      created_at: unit.now,
      paid_at: null,
      cash_confirmed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

type Change = Partial<Omit<PaymentRow, 'position' | 'id' | 'ride_id' | 'rider_id' | 'amount' | 'created_at'>>;

/** Changes a payment only while it stands in one of the given states; undefined when it does not. */
export const changePayment = (
  unit: Unit,
  id: string,
  from: readonly PaymentRow['status'][],
  change: Change,
): Promise<PaymentRow | undefined> =>
  unit.db
    .updateTable('payments')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst();

/** The claims that were made before a moment and are not settled. */
export const unsettledClaims = (db: Read, claimedBefore: number): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'processing')
    .where('claimed_at', '<=', claimedBefore)
    .limit(500)
    .execute();

/** Counts a refund against what was paid; false when more would go back than came. Amount in cents. */
export const countRefund = async (unit: Unit, paymentId: string, amount: number): Promise<boolean> => {
  const row = await unit.db
    .updateTable('payments')
    .set((payment) => ({ refunded: payment('refunded', '+', amount) }))
    .where('id', '=', paymentId)
    .where('status', '=', 'paid')
    .where((payment) => payment('amount', '-', payment.ref('refunded')), '>=', amount)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** A payment by its id; undefined when unknown. */
export const findPayment = (db: Read, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();

/** Notes that the driver has the cash; false when that was noted before, or the payment is no paid cash. */
export const confirmCash = async (unit: Unit, id: string): Promise<boolean> => {
  const row = await unit.db
    .updateTable('payments')
    .set({ cash_confirmed_at: unit.now })
    .where('id', '=', id)
    .where('method', '=', 'cash')
    .where('status', '=', 'paid')
    .where('cash_confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};
