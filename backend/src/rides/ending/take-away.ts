import type { Context } from '../../context.ts';
import type { Match } from '../../domain/matching.ts';
import { notice } from '../../domain/messages/ride-messages.ts';
import type { RideRow } from '../../domain/ride.ts';
import { enqueue } from '../../store/outbox.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';
import { redistribute } from './end-ride.ts';

type Decision = {
  adminId: string;
  /** Who loses the ride. */
  driverId: string;
  /** Only admins see it. */
  reason: string;
  /** The driver who alone gets the first offer. */
  chosen?: Match | null;
};

/** Takes a ride from its driver as an admin decided, without a penalty, and offers it again. */
export const takeAway = async (
  context: Context,
  unit: UnitOfWork,
  ride: RideRow,
  { adminId, driverId, reason, chosen }: Decision,
): Promise<void> => {
  await redistribute(context, unit, ride, {
    driverId,
    ended: { ended_by: 'admin', admin_id: adminId, reason },
    isPenalised: false,
    text: 'Our team is finding you another driver.',
    says: { kind: 'driver_replaced' },
    ...(chosen && { chosen }),
  });
  const told = 'Our team offered your ride to other drivers.';
  await enqueue(unit, driverId, notice(ride, told, unit.now, { kind: 'ride_released' }));
};
