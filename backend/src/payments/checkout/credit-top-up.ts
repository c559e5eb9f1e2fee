import { topUpReceipt } from '../../domain/mails/receipts.ts';
import { topUp } from '../../domain/money/ledger.ts';
import { fromCents } from '../../domain/money/money.ts';
import { writeAudit } from '../../store/audit.ts';
import { queueEmail } from '../../store/messages/emails.ts';
import type { CheckoutSessionRow } from '../../store/money/checkout-sessions.ts';
import { post } from '../../store/money/ledger.ts';
import { addressOf } from '../../store/people/users.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

const description = 'Top-up by card';

/** The reference of the transfer of a session, by which it is booked once. */
export const topUpReference = (sessionId: string): string => `topup:${sessionId}`;

/** Credits a top-up that was paid on the gateway's page, once, and mails the confirmation. */
export const creditTopUp = async (unit: UnitOfWork, session: CheckoutSessionRow): Promise<void> => {
  const { id, user_id, amount } = session;
  await post(unit, topUp(user_id, amount, topUpReference(id), description));
  await writeAudit(unit, {
    action: 'balance_topped_up',
    entity_type: 'balance',
    entity_id: id,
    user_id,
    description,
    metadata: { amount: fromCents(amount) },
  });
  const payer = await addressOf(unit.db, user_id);
  await queueEmail(unit, {
    ...topUpReceipt({ id, amount, at: unit.now }, payer),
    kind: 'payment_confirmation',
    recipient: payer.email,
  });
};
