import type { ReleaseRideRequest } from '@mobility/openapi';
import type { Context } from '../../context.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Match } from '../../domain/matching.ts';
import { Refusal } from '../../domain/refusal.ts';
import { drivenStatuses, isRedistributed, type RideRow } from '../../domain/ride.ts';
import { storedSentence } from '../../store/audit/release-sentence.ts';
import { writeAudit } from '../../store/audit.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';
import { chosenDriver } from '../offers/chosen-driver.ts';
import { offerWaiting } from '../offers/offer-waiting.ts';
import { requireRide } from '../ride-access.ts';
import { endRide, notCancellable } from './end-ride.ts';
import { takeAway } from './take-away.ts';

const chosenFor = (
  context: Context,
  unit: UnitOfWork,
  ride: RideRow,
  chosenId: string | undefined,
): Promise<Match | null> =>
  chosenId === undefined ? Promise.resolve(null) : chosenDriver(context, unit.db, ride, chosenId);

const hasDriver = (ride: RideRow): ride is RideRow & { driver_id: string } => ride.driver_id !== null;

const offerAgain = async (
  context: Context,
  unit: UnitOfWork,
  admin: Caller,
  ride: RideRow,
  request: ReleaseRideRequest,
): Promise<void> => {
  if (hasDriver(ride)) {
    if (!isRedistributed('driver', ride.status)) throw notCancellable();
    const chosen = await chosenFor(context, unit, ride, request.driver_id);
    const { driver_id: driverId } = ride;
    return takeAway(context, unit, ride, {
      adminId: admin.id,
      driverId,
      reason: request.reason.trim(),
      chosen,
    });
  }
  const chosen = await chosenFor(context, unit, ride, request.driver_id);
  if (!chosen)
    throw new Refusal('ride_not_cancellable', 'This ride is offered to the drivers around already');
  const isOver = ride.expires_at <= unit.now;
  if (isOver || !(await offerWaiting(context, unit, ride, chosen))) throw notCancellable();
};

/** Refuses the release if the ride has a different driver from the one that the admin saw. */
const refuseUnseen = (ride: RideRow, { current_driver_id: seen }: ReleaseRideRequest): void => {
  if (seen !== undefined && hasDriver(ride) && ride.driver_id !== seen)
    throw new Refusal('ride_taken', 'Another driver has accepted this ride');
};

/**
 * Cancels an active ride, or takes it from its driver and offers it again, without a penalty: to the drivers around, or
 * first to one whom the admin chose. A pending ride can be offered to a chosen driver, too. Refuses an unknown ride, a
 * status in which that is not possible, a chosen driver who cannot take the ride, and a ride that another driver has
 * accepted since. Returns the ride as it was before.
 */
export const releaseRide = async (
  context: Context,
  unit: UnitOfWork,
  admin: Caller,
  rideId: string,
  request: ReleaseRideRequest,
): Promise<RideRow> => {
  const ride = await requireRide(unit.db, rideId);
  if (!['pending', ...drivenStatuses].includes(ride.status)) throw notCancellable();
  refuseUnseen(ride, request);
  const reason = request.reason.trim();
  const { outcome, driver_id: chosenId } = request;
  if (outcome === 'offer_again') await offerAgain(context, unit, admin, ride, request);
  else await endRide(unit, ride, { by: 'admin', adminId: admin.id, reason });
  const done = { outcome, driver_id: ride.driver_id, chosen_driver_id: chosenId ?? null };
  await writeAudit(unit, {
    action: 'admin_ride_modified',
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: admin.id,
    severity: 'high',
    description: storedSentence(done),
    metadata: { reason, status: ride.status, ...done },
  });
  return ride;
};
