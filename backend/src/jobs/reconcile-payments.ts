import { jobFor, transact } from '../command.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../domain/refusal.ts';
import { chargeTopUp } from '../payments/charge-top-up.ts';
import { settleCheckout } from '../payments/checkout/settle-checkout.ts';
import { chargeClaim } from '../payments/pay-by-card.ts';
import { dueSessions, noteAsked } from '../store/money/checkout-sessions.ts';
import { unsettledClaims } from '../store/money/payments.ts';
import { unsettledTopUps } from '../store/money/top-ups.ts';

const settleEach = async <Row extends { id: string }>(
  context: Context,
  rows: readonly Row[],
  settle: (row: Row) => Promise<unknown>,
): Promise<void> => {
  for (const row of rows) {
    try {
      await settle(row);
    } catch (error) {
      // A refusal is a stored outcome; any other error is retried in the next run.
      if (!(error instanceof Refusal)) context.log.error({ err: error, id: row.id }, 'Reconciling failed');
    }
  }
};

/**
 * Settles the payments and top-ups that a crash left between the gateway's charge and our own transaction: calls the gateway
 * again under the same key. `olderThan` in milliseconds: 0 at the start, longer while requests may be under way.
 * Returns how many.
 */
export const reconcilePayments = async (context: Context, olderThan: number): Promise<number> => {
  const { store, now } = context;
  const claims = await unsettledClaims(store.read, now() - olderThan);
  await settleEach(context, claims, (claim) => chargeClaim(context, claim, null));
  const topUps = await unsettledTopUps(store.read, now() - olderThan);
  await settleEach(context, topUps, (claim) => chargeTopUp(context, claim, null));
  return claims.length + topUps.length;
};

/**
 * Reads from the gateway the payment pages whose payer did not return and about which it sent no
 * message, less often each time, and settles those that ended. `ahead` in milliseconds makes these
 * reads that much earlier, for the start after an outage. Returns how many sessions it checked.
 */
export const reconcileCheckouts = async (context: Context, ahead = 0): Promise<number> => {
  const sessions = await dueSessions(context.store.read, context.now() + ahead);
  if (sessions.length === 0) return 0;
  await transact(context, jobFor(), (unit) => noteAsked(unit, sessions));
  await settleEach(context, sessions, (session) => settleCheckout(context, session, null));
  return sessions.length;
};
