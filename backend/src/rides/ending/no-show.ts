import { limits } from '@mobility/openapi/limits';
import type { Caller } from '../../domain/caller.ts';
import { serverLimits } from '../../domain/limits.ts';
import { Refusal } from '../../domain/refusal.ts';
import { type RideRow, statusesPermitting } from '../../domain/ride.ts';
import { writeAudit } from '../../store/audit.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';
import { requireParty, requireRide } from '../ride-access.ts';
import { endRide, notCancellable } from './end-ride.ts';

/** Refuses a driver who has not waited long enough, and one who was not at the pickup: the rider pays for a no-show. */
const requireWait = ({ arrived_at, arrival_km }: RideRow, now: number): void => {
  if (arrived_at === null || now - arrived_at < limits.ride.noShowAfter) {
    const minutes = limits.ride.noShowAfter / 60_000;
    throw new Refusal(
      'no_show_too_early',
      `You can end the ride as a no-show ${minutes} minutes after you arrived`,
    );
  }
  if (arrival_km !== null && arrival_km > serverLimits.distance.farKm) {
    throw new Refusal('out_of_range', 'You reported your arrival too far from the pickup');
  }
};

/** Ends the ride of a driver whose rider did not come. Returns the penalty in cents that the rider pays the driver. */
export const endNoShow = async (unit: UnitOfWork, caller: Caller, rideId: string): Promise<number> => {
  const ride = await requireRide(unit.db, rideId);
  requireParty(ride, caller, 'Not authorized to update this ride');
  if (!statusesPermitting('noShow', 'driver').includes(ride.status)) throw notCancellable();
  requireWait(ride, unit.now);
  const penalty = await endRide(unit, ride, { by: 'noShow', reason: 'The rider did not come to the pickup' });
  await writeAudit(unit, {
    action: 'ride_cancelled',
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: caller.id,
    severity: 'low',
    description: 'Ride ended by the driver: the rider did not come',
    metadata: { penalty, arrival_km: ride.arrival_km },
  });
  return penalty;
};
