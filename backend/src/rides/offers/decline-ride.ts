import type { Context } from '../../context.ts';
import { Refusal } from '../../domain/refusal.ts';
import { writeAudit } from '../../store/audit.ts';
import { currentWave, noteDecline } from '../../store/rides/offers.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';
import { outOfRange, rideInReach } from '../reach.ts';
import { sendWave } from './send-wave.ts';

/**
 * Records that a driver does not want a pending ride. If it was offered to the driver, the next drivers get the offer
 * now. Returns how many. Refuses an unknown ride, one that no longer waits, and one that the driver cannot reach.
 */
export const declineRide = async (
  context: Context,
  unit: UnitOfWork,
  driverId: string,
  rideId: string,
): Promise<number> => {
  const { ride, reach } = await rideInReach(context, unit.db, driverId, rideId);
  if (ride.status !== 'pending' || ride.expires_at <= unit.now) {
    throw new Refusal('ride_taken', 'This ride request is no longer available');
  }
  if (!reach.isReached) throw outOfRange(reach);
  const hadOffer = await noteDecline(unit, ride, driverId);
  await writeAudit(unit, {
    action: 'ride_declined',
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: driverId,
    description: 'Offer declined',
  });
  const wave = hadOffer ? await currentWave(unit.db, ride) : undefined;
  return wave ? sendWave(context, unit, wave) : 0;
};
