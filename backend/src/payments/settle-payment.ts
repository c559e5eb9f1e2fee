import type { ApiErrorCode, PaymentMethod, PaymentResult } from '@mobility/openapi';
import { rideReceipt } from '../domain/mails/receipts.ts';
import { type ChargeOutcome, cardRefusals } from '../domain/money/gateway.ts';
import { payFare } from '../domain/money/ledger.ts';
import { fromCents } from '../domain/money/money.ts';
import { methodNames, type PaymentRow } from '../domain/money/payment.ts';
import { Refusal } from '../domain/refusal.ts';
import type { RideRow } from '../domain/ride.ts';
import { requireRide } from '../rides/ride-access.ts';
import { writeAudit } from '../store/audit.ts';
import type { AuditWords } from '../store/audit-entry.ts';
import { queueEmail } from '../store/messages/emails.ts';
import { post } from '../store/money/ledger.ts';
import { changePayment } from '../store/money/payments.ts';
import { addressOf } from '../store/people/users.ts';
import { settleRide } from '../store/rides/rides.ts';
import { together } from '../store/transactions/together.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';

/** The answer for a settled payment. */
export type Paid = { status: 200; body: PaymentResult };

/** The answer for a card that was not charged. */
export type Unpaid = { status: 402; body: { code: ApiErrorCode; detail: string } };

/** The answer for a paid payment. */
export const paidAnswer = (payment: PaymentRow): Paid => ({
  status: 200,
  body: {
    status: 'paid',
    payment_id: payment.id,
    amount: fromCents(payment.amount),
    paid_at: payment.paid_at === null ? null : new Date(payment.paid_at).toISOString(),
  },
});

const payDriver = async (
  unit: UnitOfWork,
  ride: RideRow,
  payment: PaymentRow,
  method: PaymentMethod,
): Promise<void> => {
  if (method === 'cash') return;
  if (ride.driver_id === null) throw new Error('A paid ride has a driver');
  const posting = await post(unit, payFare(ride, ride.driver_id, method, payment.amount));
  if (posting === 'uncovered') {
    throw new Refusal('insufficient_balance', 'Your balance does not cover the fare');
  }
};

const auditPayment = (
  unit: UnitOfWork,
  payment: PaymentRow,
  words: AuditWords<'payment_paid' | 'payment_failed'>,
): Promise<void> =>
  writeAudit(unit, {
    ...words,
    entity_type: 'payment',
    entity_id: payment.id,
    user_id: payment.rider_id,
  });

/** Marks an open or claimed payment as paid and pays the driver; undefined if it is in another state. */
export const markPaid = async (
  unit: UnitOfWork,
  { id, ride_id, rider_id }: PaymentRow,
  from: readonly PaymentRow['status'][],
  method: PaymentMethod,
): Promise<Paid | undefined> => {
  const [payment, ride, rider] = await together(
    changePayment(unit, id, from, {
      status: 'paid',
      method,
      paid_at: unit.now,
      failure_code: null,
      card_token: null,
    }),
    requireRide(unit.db, ride_id),
    addressOf(unit.db, rider_id),
  );
  if (!payment) return undefined;
  await together(
    settleRide(unit, ride_id, 'paid'),
    payDriver(unit, ride, payment, method),
    queueEmail(unit, {
      ...rideReceipt(payment, ride, rider),
      kind: 'payment_confirmation',
      recipient: rider.email,
    }),
  );
  await auditPayment(unit, payment, {
    action: 'payment_paid',
    description: `Payment by ${methodNames[method]} settled`,
  });
  // A payment from the balance has a message of its own.
  if (method !== 'balance') unit.journal?.shown.push({ userId: rider_id, rideId: ride_id });
  return paidAnswer(payment);
};

/** Stores the gateway's outcome of a claim; undefined while it is unclear, or if the claim was settled before. */
export const settleClaim = async (
  unit: UnitOfWork,
  claim: PaymentRow,
  outcome: ChargeOutcome,
): Promise<Paid | Unpaid | undefined> => {
  if (outcome === 'paid') return markPaid(unit, claim, ['processing'], 'stripe');
  if (outcome === 'unclear') {
    // It stays a claim: the reconciliation job repeats the call with the same key.
    await changePayment(unit, claim.id, ['processing'], { claimed_at: unit.now });
    return undefined;
  }
  const failed = await changePayment(unit, claim.id, ['processing'], {
    status: 'failed',
    failure_code: cardRefusals[outcome].code,
    card_token: null,
  });
  if (!failed) return undefined;
  await auditPayment(unit, failed, {
    action: 'payment_failed',
    description: `Card payment failed: ${outcome}`,
  });
  return { status: 402, body: cardRefusals[outcome] };
};
