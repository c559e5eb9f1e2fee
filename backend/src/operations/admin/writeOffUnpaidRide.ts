import { command } from '../../command.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { requireUnpaid } from '../../payments/unpaid-ride.ts';
import { writeOff } from '../../payments/write-off.ts';
import { latestPayment } from '../../store/money/payments.ts';

/** Writes off an unpaid ride once, with the admin's reason. Refuses while a card is being charged. */
export const writeOffUnpaidRide: Handler<'writeOffUnpaidRide'> = (context, request) =>
  command(context, request, 'writeOffUnpaidRide', async (unit) => {
    const { params, body, caller } = request;
    const ride = await requireUnpaid(unit, params.rideId);
    if ((await latestPayment(unit.db, ride.id))?.status === 'processing') {
      throw new Refusal('payment_in_progress', 'A payment for this ride is already being processed');
    }
    await writeOff(unit, ride, { adminId: caller.id, reason: body.reason.trim() });
    return { status: 200 as const, body: { message: 'The ride has been written off' } };
  });
