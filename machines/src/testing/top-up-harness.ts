import type { BalanceTransaction, SavedCard } from '@mobility/openapi';
import toppedUp from '@mobility/openapi/examples/BalanceTransaction.json' with { type: 'json' };
import checkout from '@mobility/openapi/examples/Checkout.json' with { type: 'json' };
import visa from '@mobility/openapi/examples/SavedCard.json' with { type: 'json' };
import other from '@mobility/openapi/examples/SavedCard.other.json' with { type: 'json' };
import { vi } from 'vitest';
import { createActor } from 'xstate';
import { topUpWith } from '../top-up/actors.ts';

export const cards = [visa, other] as SavedCard[];

/** A top-up. Where cards are entered in the app, unless `isHosted` says otherwise; null if this is not known yet. */
export const startTopUp = (isHosted: boolean | null = false) => {
  const topUpBalance = vi.fn(async (..._call: unknown[]) => toppedUp as BalanceTransaction);
  const openCheckout = vi.fn(async (..._call: unknown[]) => checkout);
  let issued = 0;
  const actor = createActor(
    topUpWith({
      client: { topUpBalance, openCheckout },
      ids: { next: () => `key-${++issued}` },
      clock: { now: () => 1_000 + issued },
    }),
    { input: { locale: 'en-US' } },
  );
  const changed = vi.fn();
  actor.on('balance_changed', changed);
  actor.start();
  if (isHosted !== null) actor.send({ type: 'hosting_known', isHosted });
  return {
    actor,
    topUpBalance,
    openCheckout,
    changed,
    keys: () => topUpBalance.mock.calls.map((call) => (call[1] as { idempotencyKey: string }).idempotencyKey),
    context: () => actor.getSnapshot().context,
  };
};
