import type { Context } from '../../context.ts';
import { Refusal } from '../../operation.ts';
import { unsettledClaims } from '../../store/payments.ts';
import { chargeClaim } from './pay-by-card.ts';

/**
 * Mends the payments that a crash left between the gateway's charge and our settling: asks the gateway again under
 * the same key. `olderThan` in milliseconds: 0 at the start, longer while requests may be under way. Answers how many.
 */
export const reconcilePayments = async (context: Context, olderThan: number): Promise<number> => {
  const claims = await unsettledClaims(context.store.read, context.now() - olderThan);
  for (const claim of claims) {
    try {
      await chargeClaim(context, claim, null, null);
    } catch (error) {
      // A refusal is an outcome that is written down by now; a fault is tried again the next time.
      if (!(error instanceof Refusal))
        context.log.error({ err: error, paymentId: claim.id }, 'Reconciling failed');
    }
  }
  return claims.length;
};
