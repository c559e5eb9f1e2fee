import { command } from '../../command.ts';
import { fromCents } from '../../domain/money.ts';
import { Refusal } from '../../domain/refusal.ts';
import { notice } from '../../domain/ride-messages.ts';
import type { Handler } from '../../operation.ts';
import { requireParty, requireRide } from '../../rides/ride-access.ts';
import { writeAudit } from '../../store/audit.ts';
import { enqueue } from '../../store/outbox.ts';
import { confirmCash, latestPayment } from '../../store/payments.ts';

/** Confirms once that the driver received the cash for a ride, and notifies the rider. */
export const confirmCashReceived: Handler<'confirmCashReceived'> = (context, request) =>
  command(context, request, 'confirmCashReceived', async (unit) => {
    const ride = await requireRide(unit.db, request.params.rideId);
    requireParty(ride, request.caller, 'Not authorized to confirm this payment');
    const payment = await latestPayment(unit.db, ride.id);
    if (payment?.status !== 'paid' || payment.method !== 'cash') {
      throw new Refusal('cash_not_due', 'This ride was not paid in cash');
    }
    if (!(await confirmCash(unit, payment.id))) {
      throw new Refusal('cash_already_confirmed', 'This cash payment is already confirmed');
    }
    const amount = fromCents(payment.amount);
    const sentence = `Your driver confirmed your cash payment of $${amount.toFixed(2)}.`;
    const says = { kind: 'cash_confirmed', amount } as const;
    await enqueue(unit, ride.rider_id, notice(ride, sentence, unit.now, says));
    await writeAudit(unit, {
      action: 'cash_confirmed',
      entity_type: 'payment',
      entity_id: payment.id,
      user_id: request.caller.id,
      description: 'The driver confirmed the cash payment',
    });
    return { status: 200 as const, body: { message: 'Cash payment confirmed' } };
  });
