import { command } from '../../command.ts';
import { adminMessage } from '../../domain/messages/live-messages.ts';
import { adminSender } from '../../domain/messages/notification.ts';
import { shortId } from '../../domain/money/ledger.ts';
import { amountText, fromCents } from '../../domain/money/money.ts';
import { wholeCents } from '../../domain/money/whole-cents.ts';
import type { RideRow } from '../../domain/ride.ts';
import type { Handler } from '../../operation.ts';
import { type Refunded, refundRide as refund } from '../../payments/refund-ride.ts';
import { sendCardRefunds } from '../../payments/send-card-refunds.ts';
import { tellDriverOfRefund } from '../../payments/tell-driver-of-refund.ts';
import { requireRide } from '../../rides/ride-access.ts';
import { writeAudit } from '../../store/audit.ts';
import { enqueue } from '../../store/outbox.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

const sentences = {
  balance: 'Refunded to the balance of the rider',
  card: 'Refunded to the card of the rider',
} as const;

const tell = (unit: UnitOfWork, ride: RideRow, { amount, to }: Refunded): Promise<void> => {
  const where = to === 'card' ? 'goes back to your card' : 'went back to your balance';
  return enqueue(
    unit,
    ride.rider_id,
    adminMessage({
      ...adminSender,
      message: `Refund for ride ${shortId(ride.id)}: ${amountText(fromCents(amount))} ${where}`,
      notice: {
        kind: to === 'card' ? 'ride_refunded_to_card' : 'ride_refunded',
        ride_id: ride.id,
        amount: fromCents(amount),
      },
      timestamp: new Date(unit.now).toISOString(),
    }),
  );
};

/** Refunds a ride without a dispute and notifies its rider and its driver. */
export const refundRide: Handler<'refundRide'> = async (context, request) => {
  const { params, body, caller } = request;
  const asked = body.amount === undefined ? null : wholeCents('amount', body.amount);
  const answer = await command(context, request, 'refundRide', async (unit) => {
    const ride = await requireRide(unit.db, params.id);
    const refunded = await refund(unit, ride, asked);
    await tell(unit, ride, refunded);
    await tellDriverOfRefund(unit, ride, 'rider_refunded');
    const amount = fromCents(refunded.amount);
    await writeAudit(unit, {
      action: 'admin_payment_modified',
      entity_type: 'ride',
      entity_id: ride.id,
      user_id: caller.id,
      severity: 'high',
      description: 'Ride refunded by an admin',
      metadata: { reason: body.reason.trim(), amount, refunded_to: refunded.to },
    });
    const view = { message: sentences[refunded.to], refunded_amount: amount, refunded_to: refunded.to };
    return { status: 200 as const, body: view };
  });
  await sendCardRefunds(context);
  return answer;
};
