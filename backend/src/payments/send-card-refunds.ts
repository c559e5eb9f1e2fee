import { transact } from '../command.ts';
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

/** Asks the gateway outside of any transaction and stores its answer once; a refusal credits the rider's balance. */
const send = async (context: Context, refund: CardRefundRow): Promise<void> => {
  const outcome = await context.gateway.refund({
    // The same refund is the same request at the gateway, however often it is sent.
    key: `refund:${refund.id}`,
    amount: refund.amount,
    paymentId: refund.payment_id,
    sessionId: await paidSession(context.store.read, refund.payment_id),
  });
  if (outcome === 'unclear') return;
  await transact(context, null, async (unit) => {
    if (!(await settleCardRefund(unit, refund.id, outcome))) return;
    if (outcome === 'refused') await post(unit, returnCardRefund(refund));
    await writeAudit(unit, {
      action: outcome === 'refunded' ? 'card_refunded' : 'card_refund_refused',
      entity_type: 'payment',
      entity_id: refund.payment_id,
      user_id: refund.rider_id,
      description:
        outcome === 'refunded'
          ? 'The refund was sent to the card'
          : 'The card took no refund: the amount went to the balance',
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
