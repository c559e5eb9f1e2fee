import { command } from '../../command.ts';
import { notice } from '../../domain/messages/ride-messages.ts';
import { amountText, fromCents } from '../../domain/money/money.ts';
import type { PaymentRow } from '../../domain/money/payment.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { RideRow } from '../../domain/ride.ts';
import type { Handler } from '../../operation.ts';
import { choosePayment } from '../../payments/choose-payment.ts';
import { markPaid } from '../../payments/settle-payment.ts';
import { requireParty, requireRide } from '../../rides/ride-access.ts';
import { writeAudit } from '../../store/audit.ts';
import { confirmCash, latestPayment } from '../../store/money/payments.ts';
import { enqueue } from '../../store/outbox.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

const notDue = (): Refusal => new Refusal('cash_not_due', 'This ride was not paid in cash');

/** The cash arrived after the driver had reported it missing: the ride is paid in cash after all. */
const payLate = async (unit: UnitOfWork, ride: RideRow): Promise<PaymentRow> => {
  const { driver_id } = ride;
  const latest = await latestPayment(unit.db, ride.id);
  if (driver_id === null || latest?.status === 'processing') throw notDue();
  const payment = await choosePayment(unit, { ...ride, driver_id }, 'cash');
  if (!(await markPaid(unit, payment, ['pending'], 'cash'))) throw notDue();
  return payment;
};

/** The cash payment that waits for the driver's confirmation. */
const requireCash = async (unit: UnitOfWork, ride: RideRow): Promise<PaymentRow> => {
  if (ride.settlement === 'owed' && ride.cash_missing_at !== null) return payLate(unit, ride);
  const payment = await latestPayment(unit.db, ride.id);
  if (payment?.status !== 'paid' || payment.method !== 'cash') throw notDue();
  return payment;
};

/** Confirms once that the driver received the cash for a ride, and notifies the rider. */
export const confirmCashReceived: Handler<'confirmCashReceived'> = (context, request) =>
  command(context, request, 'confirmCashReceived', async (unit) => {
    const ride = await requireRide(unit.db, request.params.rideId);
    requireParty(ride, request.caller, 'Not authorized to confirm this payment');
    const payment = await requireCash(unit, ride);
    if (!(await confirmCash(unit, payment.id))) {
      throw new Refusal('cash_already_confirmed', 'This cash payment is already confirmed');
    }
    const amount = fromCents(payment.amount);
    const sentence = `Your driver confirmed your cash payment of ${amountText(amount)}.`;
    const says = { kind: 'cash_confirmed', amount } as const;
    await enqueue(unit, ride.rider_id, notice(ride, sentence, unit.now, says));
    unit.journal?.shown.push({ userId: request.caller.id, rideId: ride.id });
    await writeAudit(unit, {
      action: 'cash_confirmed',
      entity_type: 'payment',
      entity_id: payment.id,
      user_id: request.caller.id,
      description: 'The driver confirmed the cash payment',
    });
    return { status: 200 as const, body: { message: 'Cash payment confirmed' } };
  });
