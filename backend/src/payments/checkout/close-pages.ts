import { jobFor, transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import { pagesOfRide } from '../../store/money/checkout-sessions.ts';
import { detachSession } from '../../store/money/payments.ts';
import { settleCheckout } from './settle-checkout.ts';

type Pages = { rideId: string; userId: string; except?: string };

/**
 * Closes the pages that a user has open for a ride, except for one, so that the ride cannot be paid
 * twice. A page that was paid at the last moment is settled. An error is logged, and the page then
 * expires.
 */
export const closePages = async (context: Context, { rideId, userId, except }: Pages): Promise<void> => {
  for (const session of await pagesOfRide(context.store.read, rideId, userId)) {
    if (session.id === except || session.gateway_id === null) continue;
    try {
      // The payment stays open for the other way to pay.
      await transact(context, jobFor(rideId), (unit) => detachSession(unit, session.id));
      await context.gateway.closeCheckoutSession(session.gateway_id);
      await settleCheckout(context, session, null);
    } catch (error) {
      context.log.error({ err: error, id: session.id }, 'Closing a payment page failed');
    }
  }
};
