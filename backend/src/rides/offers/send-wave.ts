import type { Context } from '../../context.ts';
import { requested } from '../../domain/messages/ride-messages.ts';
import { enqueueAll } from '../../store/outbox.ts';
import { claimWave, type DueWave, toNotify } from '../../store/rides/offers.ts';
import { findRide, userNameOf } from '../../store/rides/rides.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';
import { offerAgain } from './offer-ride.ts';

/** Offers a pending ride to the next drivers, unless another process did. Returns how many got the offer. */
export const sendWave = async (context: Context, unit: UnitOfWork, seen: DueWave): Promise<number> => {
  if (!(await claimWave(unit, seen, unit.now + context.config.waveEvery))) return 0;
  const ride = await findRide(unit.db, seen.ride_id);
  if (ride?.status !== 'pending') return 0;
  const asked = await offerAgain(context, unit, ride);
  await enqueueAll(unit, toNotify(asked), requested(ride, await userNameOf(unit.db, ride.rider_id)));
  return asked.length;
};
