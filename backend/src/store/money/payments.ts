import type { PaymentMethod } from '@mobility/openapi';
import type { PaymentRow } from '../../domain/money/payment.ts';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** The newest payment of a ride; null if there is none. */
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

/** Expires the open payment of a ride if it is overdue, so that a new one can be created. */
export const expireOverdue = async (unit: UnitOfWork, rideId: string): Promise<void> => {
  await unit.db
    .updateTable('payments')
    .set({ status: 'expired' })
    .where('ride_id', '=', rideId)
    .where('status', '=', 'pending')
    .where('expires_at', '<=', unit.now)
    .execute();
};

type Opening = { method: PaymentMethod; session_id: string | null; expires_at: number };

/** Changes the method of an open payment; undefined if no payment is open. */
export const reopen = (unit: UnitOfWork, rideId: string, opening: Opening): Promise<PaymentRow | undefined> =>
  unit.db
    .updateTable('payments')
    .set(opening)
    .where('ride_id', '=', rideId)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();

/** Creates a payment. Throws a unique violation if the ride has a live one. */
export const openPayment = (
  unit: UnitOfWork,
  ride: { id: string; rider_id: string; driver_id: string | null },
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
      driver_id: ride.driver_id,
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

/** Updates a payment only if it has one of the given statuses; undefined if it does not. */
export const changePayment = (
  unit: UnitOfWork,
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

/** The payments claimed before the given time and not settled. */
export const unsettledClaims = (db: Read, claimedBefore: number): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'processing')
    .where('claimed_at', '<=', claimedBefore)
    .limit(500)
    .execute();

/** Adds a refund in cents to a payment. Returns false if the refunds would exceed the amount paid. */
export const countRefund = async (unit: UnitOfWork, paymentId: string, amount: number): Promise<boolean> => {
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

/** A payment by its id; undefined for an unknown id. */
export const findPayment = (db: Read, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Records that the driver received the cash. Returns false if it is already confirmed or the payment is not paid cash.
 */
export const confirmCash = async (unit: UnitOfWork, id: string): Promise<boolean> => {
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

/** Makes a cash payment pending again; undefined if its cash is confirmed. */
export const reopenCash = (
  unit: UnitOfWork,
  id: string,
  expiresAt: number,
): Promise<PaymentRow | undefined> =>
  unit.db
    .updateTable('payments')
    .set({ status: 'pending', paid_at: null, expires_at: expiresAt })
    .where('id', '=', id)
    .where('method', '=', 'cash')
    .where('status', '=', 'paid')
    .where('cash_confirmed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Expires the open payment of a ride that no longer has to be paid. */
export const expirePending = async (unit: UnitOfWork, rideId: string): Promise<void> => {
  await unit.db
    .updateTable('payments')
    .set({ status: 'expired' })
    .where('ride_id', '=', rideId)
    .where('status', '=', 'pending')
    .execute();
};

/** Detaches an open payment from the session in which it was to be paid. */
export const detachSession = async (unit: UnitOfWork, sessionId: string): Promise<void> => {
  await unit.db
    .updateTable('payments')
    .set({ session_id: null })
    .where('session_id', '=', sessionId)
    .where('status', '=', 'pending')
    .execute();
};
