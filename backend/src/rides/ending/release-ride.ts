import type { ReleaseRideRequest } from '@mobility/openapi';
import type { Context } from '../../context.ts';
import type { Caller } from '../../domain/caller.ts';
import { notice } from '../../domain/messages/ride-messages.ts';
import { drivenStatuses, isRedistributed, type RideRow } from '../../domain/ride.ts';
import { writeAudit } from '../../store/audit.ts';
import { enqueue } from '../../store/outbox.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';
import { chosenDriver } from '../offers/chosen-driver.ts';
import { requireRide } from '../ride-access.ts';
import { endRide, notCancellable, redistribute } from './end-ride.ts';

const offerAgain = async (
  context: Context,
  unit: UnitOfWork,
  ride: RideRow,
  chosenId: string | undefined,
): Promise<void> => {
  const { driver_id: driverId } = ride;
  if (driverId === null || !isRedistributed('driver', ride.status)) throw notCancellable();
  const chosen = chosenId && (await chosenDriver(context, unit.db, ride, chosenId));
  await redistribute(context, unit, ride, {
    driverId,
    isPenalised: false,
    text: 'Our team is finding you another driver.',
    says: { kind: 'driver_replaced' },
    ...(chosen && { chosen }),
  });
  const told = 'Our team offered your ride to other drivers.';
  await enqueue(unit, driverId, notice(ride, told, unit.now, { kind: 'ride_released' }));
};

const descriptionOf = ({ outcome, driver_id }: ReleaseRideRequest): string => {
  if (outcome === 'cancel') return 'Ride cancelled by an admin';
  return driver_id === undefined
    ? 'Ride taken from its driver'
    : 'Ride taken from its driver and offered to a chosen one';
};

/**
 * Cancels an active ride, or takes it from its driver and offers it again, without a penalty: to the drivers around, or
 * first to one whom the admin chose. Refuses an unknown ride, a status in which that is not possible, and a chosen driver
 * who cannot take the ride.
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
  const { outcome, driver_id: chosenId } = request;
  if (outcome === 'offer_again') await offerAgain(context, unit, ride, chosenId);
  else await endRide(unit, ride, { by: 'admin', reason });
  await writeAudit(unit, {
    action: 'admin_ride_modified',
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: admin.id,
    severity: 'high',
    description: descriptionOf(request),
    metadata: {
      reason,
      status: ride.status,
      driver_id: ride.driver_id,
      ...(chosenId !== undefined && { offered_to: chosenId }),
    },
  });
};
