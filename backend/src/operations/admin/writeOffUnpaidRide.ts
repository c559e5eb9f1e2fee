import { command } from '../../command.ts';
import { notice } from '../../domain/messages/ride-messages.ts';
import { fromCents } from '../../domain/money/money.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { requireUnpaid } from '../../payments/unpaid-ride.ts';
import { writeOff } from '../../payments/write-off.ts';
import { writeAudit } from '../../store/audit.ts';
import { latestPayment } from '../../store/money/payments.ts';
import { enqueue } from '../../store/outbox.ts';

/** Writes off an unpaid ride once, with the admin's reason. Refuses while a card is being charged. */
export const writeOffUnpaidRide: Handler<'writeOffUnpaidRide'> = (context, request) =>
  command(context, request, 'writeOffUnpaidRide', async (unit) => {
    const { params, body, caller } = request;
    const ride = await requireUnpaid(unit, params.rideId);
    if ((await latestPayment(unit.db, ride.id))?.status === 'processing') {
      throw new Refusal('payment_in_progress', 'A payment for this ride is already being processed');
    }
    await writeOff(unit, ride, caller.id);
    const sentence = `Your ride #${ride.id.slice(-8)} no longer has to be paid.`;
    const says = { kind: 'ride_written_off', ride_id: ride.id } as const;
    await enqueue(unit, ride.rider_id, notice(ride, sentence, unit.now, says));
    const amount = fromCents(ride.fare ?? ride.estimated_fare);
    await writeAudit(unit, {
      action: 'admin_payment_modified',
      entity_type: 'ride',
      entity_id: ride.id,
      user_id: caller.id,
      severity: 'high',
      description: 'Unpaid ride written off',
      metadata: { reason: body.reason.trim(), amount, rider_id: ride.rider_id },
    });
    return { status: 200 as const, body: { message: 'The ride has been written off' } };
  });
