import { fromCents } from '../../domain/money/money.ts';
import type { Handler } from '../../operation.ts';
import { balanceOf, movementsOf } from '../../store/money/ledger.ts';

/** Returns the caller's balance and newest transactions. */
export const getMyBalance: Handler<'getMyBalance'> = async (context, { caller }) => ({
  status: 200,
  body: {
    current_balance: fromCents(await balanceOf(context.store.read, caller.id)),
    recent_transactions: await movementsOf(context.store.read, caller.id),
    ...(context.gateway.hostsCheckout && { hosted_checkout: true }),
  },
});
