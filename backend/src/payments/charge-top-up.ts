import type { BalanceTransaction } from '@mobility/openapi';
import { transact } from '../command.ts';
import type { Context } from '../context.ts';
import { type ChargeOutcome, cardRefusals } from '../domain/money/gateway.ts';
import { topUp } from '../domain/money/ledger.ts';
import { fromCents } from '../domain/money/money.ts';
import { cardName } from '../domain/money/saved-card.ts';
import { Refusal } from '../domain/refusal.ts';
import { writeAudit } from '../store/audit.ts';
import type { AuditWords } from '../store/audit-entry.ts';
import { balanceOf, post } from '../store/money/ledger.ts';
import { findTopUp, settleTopUp, type TopUpRow } from '../store/money/top-ups.ts';
import type { Read } from '../store/store.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';

/** The answer of a successful top-up. */
export type ToppedUp = { status: 201; body: BalanceTransaction };

const describe = (row: TopUpRow): `Top-up by ${string}` =>
  `Top-up by ${cardName({ brand: row.card_brand, last4: row.card_last4 })}`;

/** The answer for a paid top-up. */
export const toppedUp = async (db: Read, row: TopUpRow): Promise<ToppedUp> => ({
  status: 201,
  body: {
    transaction_type: 'credit',
    amount: fromCents(row.amount),
    new_balance: fromCents(await balanceOf(db, row.user_id)),
    message: describe(row),
    timestamp: new Date(row.paid_at ?? row.created_at).toISOString(),
    created_at: new Date(row.created_at).toISOString(),
  },
});

/** The refusal of a failed top-up; `unclear` if the outcome is not known yet. */
export const refusedTopUp = (outcome: Exclude<ChargeOutcome, 'paid'>): Refusal =>
  new Refusal(cardRefusals[outcome].code, cardRefusals[outcome].detail);

const audit = (unit: UnitOfWork, row: TopUpRow, words: AuditWords<'balance_topped_up' | 'top_up_failed'>) =>
  writeAudit(unit, {
    ...words,
    entity_type: 'balance',
    entity_id: row.id,
    user_id: row.user_id,
    metadata: { amount: fromCents(row.amount) },
  });

const settle = async (
  unit: UnitOfWork,
  claim: TopUpRow,
  outcome: ChargeOutcome,
): Promise<ToppedUp | null> => {
  if (outcome === 'unclear') {
    await settleTopUp(unit, claim.id, { claimed_at: unit.now });
    return null;
  }
  const isPaid = outcome === 'paid';
  const change = isPaid
    ? ({ status: 'paid', paid_at: unit.now } as const)
    : ({ status: 'failed', failure: outcome } as const);
  const row = await settleTopUp(unit, claim.id, { ...change, card_token: null });
  if (!row) return null;
  if (isPaid) await post(unit, topUp(row.user_id, row.amount, `topup:${row.id}`, describe(row)));
  const description = describe(row);
  await audit(
    unit,
    row,
    isPaid
      ? { action: 'balance_topped_up', description }
      : { action: 'top_up_failed', description: `${description} failed: ${outcome}` },
  );
  return isPaid ? toppedUp(unit.db, row) : null;
};

/** Charges the card of a claim outside of any transaction and stores the outcome once. Refuses with 402. */
export const chargeTopUp = async (
  context: Context,
  claim: TopUpRow,
  requestId: string | null,
): Promise<ToppedUp> => {
  const outcome = await context.gateway.charge({
    key: claim.gateway_key,
    amount: claim.amount,
    token: claim.card_token ?? '',
    last4: claim.card_last4,
    description: 'Mobility balance',
    metadata: { top_up_id: claim.id, user_id: claim.user_id },
  });
  const answer = await transact(context, { requestId, claims: [claim.user_id] }, (unit) =>
    settle(unit, claim, outcome),
  );
  if (answer) return answer;
  if (outcome !== 'paid') throw refusedTopUp(outcome);
  // The reconciliation job settled it first.
  return toppedUp(context.store.read, (await findTopUp(context.store.read, claim.gateway_key)) ?? claim);
};
