import type { ReleaseRideRequest } from '@mobility/openapi';
import type { Context } from '../../context.ts';
import type { Caller } from '../../domain/caller.ts';
import { notice } from '../../domain/messages/ride-messages.ts';
import { drivenStatuses, isRedistributed, type RideRow } from '../../domain/ride.ts';
import { writeAudit } from '../../store/audit.ts';
import { enqueue } from '../../store/outbox.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';
import { requireRide } from '../ride-access.ts';
import { endRide, notCancellable, redistribute } from './end-ride.ts';

const offerAgain = async (
  context: Context,
  unit: UnitOfWork,
  ride: RideRow,
  reason: string,
): Promise<void> => {
  const { driver_id: driverId } = ride;
  if (driverId === null || !isRedistributed('driver', ride.status)) throw notCancellable();
  await redistribute(context, unit, ride, {
    driverId,
    reason,
    isPenalised: false,
    text: 'Our team is finding you another driver.',
    says: { kind: 'driver_replaced' },
  });
  const told = 'Our team offered your ride to other drivers.';
  await enqueue(unit, driverId, notice(ride, told, unit.now, { kind: 'ride_released' }));
};

/**
 * Cancels an active ride, or takes it from its driver and offers it again, without a penalty. Refuses
 * an unknown ride and a status in which that is not possible.
 */
export const releaseRide = async (
  context: Context,
  unit: UnitOfWork,
  admin: Caller,
  rideId: string,
  request: ReleaseRideRequest,
): Promise<void> => {
  const ride = await requireRide(unit.db, rideId);
  if (!['pending', ...drivenStatuses].includes(ride.status)) throw notCancellable();
  const reason = request.reason.trim();
  if (request.outcome === 'offer_again') await offerAgain(context, unit, ride, reason);
  else await endRide(unit, ride, { by: 'admin', reason });
  await writeAudit(unit, {
    action: 'admin_ride_modified',
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: admin.id,
    severity: 'high',
    description: request.outcome === 'cancel' ? 'Ride cancelled by an admin' : 'Ride taken from its driver',
    metadata: { reason, status: ride.status, driver_id: ride.driver_id },
  });
};
