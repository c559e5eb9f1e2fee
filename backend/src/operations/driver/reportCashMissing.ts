import { command } from '../../command.ts';
import { serverLimits } from '../../domain/limits.ts';
import { cashMissing } from '../../domain/messages/ride-messages.ts';
import { amountText, fromCents } from '../../domain/money/money.ts';
import type { PaymentRow } from '../../domain/money/payment.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { RideRow } from '../../domain/ride.ts';
import type { Handler } from '../../operation.ts';
import { writeOff } from '../../payments/write-off.ts';
import { requireParty, requireRide } from '../../rides/ride-access.ts';
import { writeAudit } from '../../store/audit.ts';
import { claim } from '../../store/claims/claims.ts';
import { isDeleted } from '../../store/money/ledger.ts';
import { latestPayment, reopenCash } from '../../store/money/payments.ts';
import { enqueue } from '../../store/outbox.ts';
import { noteCashMissing } from '../../store/rides/rides.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

/** Makes the payment pending again. Refuses a payment that is not paid in cash, and cash that is confirmed. */
const reopen = async (unit: UnitOfWork, ride: RideRow): Promise<PaymentRow> => {
  const payment = await latestPayment(unit.db, ride.id);
  if (payment?.status !== 'paid' || payment.method !== 'cash') {
    throw new Refusal('cash_not_due', 'This ride was not paid in cash');
  }
  const open = await reopenCash(unit, payment.id, unit.now + serverLimits.payment.expiresAfter);
  if (!open) throw new Refusal('cash_already_confirmed', 'This cash payment is already confirmed');
  return open;
};

/** Asks the rider to pay in another way. A deleted account owes nothing: its ride is written off. */
const ask = async (unit: UnitOfWork, ride: RideRow): Promise<string> => {
  await claim(unit.db, [ride.rider_id]);
  if (await isDeleted(unit.db, ride.rider_id)) {
    await writeOff(unit, ride);
    return 'The ride has been written off';
  }
  await enqueue(unit, ride.rider_id, cashMissing(ride));
  return 'The rider is asked to pay';
};

/** Takes back a cash payment that did not arrive: the ride is unpaid again, and the rider is asked to pay. */
export const reportCashMissing: Handler<'reportCashMissing'> = (context, request) =>
  command(context, request, 'reportCashMissing', async (unit) => {
    const ride = await requireRide(unit.db, request.params.rideId);
    requireParty(ride, request.caller, 'Not authorized to report this payment');
    const payment = await reopen(unit, ride);
    await noteCashMissing(unit, ride.id);
    const message = await ask(unit, ride);
    unit.journal?.shown.push({ userId: request.caller.id, rideId: ride.id });
    await writeAudit(unit, {
      action: 'cash_missing',
      entity_type: 'payment',
      entity_id: payment.id,
      user_id: request.caller.id,
      severity: 'medium',
      description: `The driver did not receive ${amountText(fromCents(payment.amount))} in cash`,
    });
    return { status: 200 as const, body: { message } };
  });
