import { jobFor, transact } from '../command.ts';
import type { Context } from '../context.ts';
import { returnCardRefund } from '../domain/money/ledger.ts';
import { writeAudit } from '../store/audit.ts';
import {
  type CardRefundRow,
  openCardRefunds,
  paidSession,
  settleCardRefund,
} from '../store/money/card-refunds.ts';
import { post } from '../store/money/ledger.ts';

/**
 * Calls the gateway outside of any transaction and stores its answer once; a refusal credits the
 * rider's balance.
 */
const send = async (context: Context, refund: CardRefundRow): Promise<void> => {
  const outcome = await context.gateway.refund({
    // The same refund is the same request at the gateway, however often it is sent.
    key: `refund:${refund.id}`,
    amount: refund.amount,
    paymentId: refund.payment_id,
    sessionId: await paidSession(context.store.read, refund.payment_id),
  });
  if (outcome === 'unclear') return;
  await transact(context, jobFor(refund.id), async (unit) => {
    const isRefused = outcome === 'refused';
    if (!(await settleCardRefund(unit, refund.id, isRefused ? null : outcome.id))) return;
    if (isRefused) await post(unit, returnCardRefund(refund));
    await writeAudit(unit, {
      ...(isRefused
        ? {
            action: 'card_refund_refused',
            description: 'The card took no refund: the amount went to the balance',
          }
        : { action: 'card_refunded', description: 'The refund was sent to the card' }),
      entity_type: 'payment',
      entity_id: refund.payment_id,
      user_id: refund.rider_id,
    });
  });
};

/** Sends the refunds that the gateway has not confirmed; after a crash they are sent again. Returns how many. */
export const sendCardRefunds = async (context: Context): Promise<number> => {
  const refunds = await openCardRefunds(context.store.read);
  for (const refund of refunds) {
    try {
      await send(context, refund);
    } catch (error) {
      context.log.error({ err: error, id: refund.id }, 'Sending a refund failed');
    }
  }
  return refunds.length;
};
