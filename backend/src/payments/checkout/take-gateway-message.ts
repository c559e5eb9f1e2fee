import type { Context } from '../../context.ts';
import type { GatewayMessage } from '../../domain/money/gateway.ts';
import { sessionOfPage } from '../../store/money/checkout-sessions.ts';
import { bookRefundElsewhere } from './refund-elsewhere.ts';
import { returnFailedRefund } from './return-failed-refund.ts';
import { settleCheckout } from './settle-checkout.ts';

/**
 * Handles a message of the gateway, which only says that something changed: the state itself is read
 * from the gateway. So a message may be repeated, late, or out of order. Messages about pages that this
 * server did not open are ignored.
 */
export const takeGatewayMessage = async (
  context: Context,
  { about, id }: GatewayMessage,
  requestId: string,
): Promise<void> => {
  if (about === 'refund') return returnFailedRefund(context, id, requestId);
  if (about === 'charge') return bookRefundElsewhere(context, id, requestId);
  const session = await sessionOfPage(context.store.read, id);
  if (session?.status === 'open') await settleCheckout(context, session, requestId);
};
