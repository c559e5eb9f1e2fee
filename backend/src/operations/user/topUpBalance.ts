import { setTimeout as wait } from 'node:timers/promises';
import { transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import { wholeCents } from '../../domain/money/whole-cents.ts';
import type { Handler, OperationRequest } from '../../operation.ts';
import { cardToCharge } from '../../payments/card-to-charge.ts';
import { chargeTopUp, refusedTopUp, type ToppedUp, toppedUp } from '../../payments/charge-top-up.ts';
import { hashOf, keyReused } from '../../store/idempotency.ts';
import { claimTopUp, findTopUp, type TopUpRow } from '../../store/money/top-ups.ts';

type Request = OperationRequest<'topUpBalance'>;
type Begun = { isOurs: boolean; row: TopUpRow };

const patience = { every: 100, tries: 150 };

/** The first transaction: finds the claim of the same intent, or creates one. The claim survives a crash. */
const begin = (context: Context, { caller, body, idempotencyKey, requestId }: Request): Promise<Begun> =>
  transact(context, { requestId, claims: [caller.id] }, async (unit) => {
    const gatewayKey = `topup:${caller.id}:${idempotencyKey ?? unit.newId()}`;
    const bodyHash = hashOf(body);
    const before = await findTopUp(unit.db, gatewayKey);
    if (before && before.body_hash !== bodyHash) throw keyReused();
    if (before) return { isOurs: false, row: before };
    const card = await cardToCharge(unit, context, caller.id, body);
    const row = await claimTopUp(unit, {
      user_id: caller.id,
      amount: wholeCents('amount', body.amount),
      gateway_key: gatewayKey,
      body_hash: bodyHash,
      card_token: card.token,
      card_brand: card.brand,
      card_last4: card.last4,
    });
    return { isOurs: true, row };
  });

/** Waits for the outcome of the first request with this intent. */
const join = async (context: Context, { gateway_key }: TopUpRow): Promise<ToppedUp> => {
  for (let tries = 0; tries < patience.tries; tries += 1) {
    const row = await findTopUp(context.store.read, gateway_key);
    if (row?.status === 'paid') return toppedUp(context.store.read, row);
    if (row?.failure) throw refusedTopUp(row.failure);
    await wait(patience.every);
  }
  throw refusedTopUp('unclear');
};

/** Tops up the caller's balance from a card: one transaction claims, the gateway charges, a second transaction settles. */
export const topUpBalance: Handler<'topUpBalance'> = async (context, request) => {
  const { isOurs, row } = await begin(context, request);
  return isOurs ? chargeTopUp(context, row, request.requestId) : join(context, row);
};
