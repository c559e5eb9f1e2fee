import { notice } from '../domain/messages/ride-messages.ts';
import { returnFee } from '../domain/money/ledger.ts';
import { fromCents } from '../domain/money/money.ts';
import type { RideRow } from '../domain/ride.ts';
import { writeAudit } from '../store/audit.ts';
import { post } from '../store/money/ledger.ts';
import { expirePending } from '../store/money/payments.ts';
import { enqueue } from '../store/outbox.ts';
import { settleRide } from '../store/rides/rides.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';

/** Gives up the fare of an unpaid ride: no payment stays open, and the platform returns its fee to the driver. */
export const writeOff = async (
  unit: UnitOfWork,
  ride: RideRow,
  { adminId, reason }: { adminId: string; reason: string },
): Promise<void> => {
  await expirePending(unit, ride.id);
  await settleRide(unit, ride.id, 'written_off');
  if (ride.driver_id !== null) await post(unit, returnFee(ride, ride.driver_id, adminId));
  const sentence = `Your ride #${ride.id.slice(-8)} no longer has to be paid.`;
  const says = { kind: 'ride_written_off', ride_id: ride.id } as const;
  await enqueue(unit, ride.rider_id, notice(ride, sentence, unit.now, says));
  await writeAudit(unit, {
    action: 'admin_payment_modified',
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: adminId,
    severity: 'high',
    description: 'Unpaid ride written off',
    metadata: { reason, amount: fromCents(ride.fare ?? ride.estimated_fare), rider_id: ride.rider_id },
  });
};
