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
    .values({ ...refund, id: unit.newId(), status: 'processing', created_at: unit.now, gateway_id: null })
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

/** Stores the outcome of a refund: the gateway's id of it, or null if it was refused. False if it was stored before. */
export const settleCardRefund = async (
  unit: UnitOfWork,
  id: string,
  gatewayId: string | null,
): Promise<boolean> => {
  const row = await unit.db
    .updateTable('card_refunds')
    .set({ status: gatewayId === null ? 'refused' : 'refunded', gateway_id: gatewayId })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Stores that a refund of this server failed after it was sent: a row of an earlier version is found by its payment and
 * amount. `known` if that was stored before, undefined if it is not a refund of this server.
 */
export const failCardRefund = async (
  unit: UnitOfWork,
  refund: { id: string; amount: number },
  paymentId: string,
): Promise<CardRefundRow | 'known' | undefined> => {
  const rows = unit.db.selectFrom('card_refunds').selectAll();
  const row =
    (await rows.where('gateway_id', '=', refund.id).executeTakeFirst()) ??
    (await rows
      .where('payment_id', '=', paymentId)
      .where('amount', '=', refund.amount)
      .where('status', '=', 'refunded')
      .where('gateway_id', 'is', null)
      .executeTakeFirst());
  if (row?.status === 'refused') return 'known';
  if (!row) return undefined;
  await unit.db
    .updateTable('card_refunds')
    .set({ status: 'refused', gateway_id: refund.id })
    .where('id', '=', row.id)
    .execute();
  return row;
};

/** The query of the pages on which a payment was made. */
export const paidSessionQuery = (db: Read, paymentId: string) =>
  db
    .selectFrom('checkout_sessions')
    .select('gateway_id')
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'paid')
    .where('gateway_id', 'is not', null);

/** The gateway's id of the page on which a payment was made; null for a card charged by this server. */
export const paidSession = async (db: Read, paymentId: string): Promise<string | null> =>
  (await paidSessionQuery(db, paymentId).executeTakeFirst())?.gateway_id ?? null;
