import type { Selectable } from 'kysely';
import type { CardRefundsTable } from '../schema.ts';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export type CardRefundRow = Selectable<CardRefundsTable>;
type NewRefund = Pick<CardRefundRow, 'payment_id' | 'rider_id' | 'amount'>;

/** Records a refund that the gateway is to send. */
export const openCardRefund = async (unit: UnitOfWork, refund: NewRefund): Promise<void> => {
  await unit.db
    .insertInto('card_refunds')
    .values({ ...refund, id: unit.newId(), status: 'processing', created_at: unit.now })
    .execute();
};

/** The refunds that the gateway has not confirmed, oldest first. */
export const openCardRefunds = (db: Read): Promise<CardRefundRow[]> =>
  db
    .selectFrom('card_refunds')
    .selectAll()
    .where('status', '=', 'processing')
    .orderBy('created_at')
    .limit(50)
    .execute();

/** Stores the outcome of a refund. Returns false if it was stored before. */
export const settleCardRefund = async (
  unit: UnitOfWork,
  id: string,
  status: 'refunded' | 'refused',
): Promise<boolean> => {
  const row = await unit.db
    .updateTable('card_refunds')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** The gateway's id of the page on which a payment was made; null for a card charged by this server. */
export const paidSession = async (db: Read, paymentId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('checkout_sessions')
    .select('gateway_id')
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'paid')
    .where('gateway_id', 'is not', null)
    .executeTakeFirst();
  return row?.gateway_id ?? null;
};
