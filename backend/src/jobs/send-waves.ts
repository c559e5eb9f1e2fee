import { transact } from '../command.ts';
import type { Context } from '../context.ts';
import { requested } from '../domain/ride-messages.ts';
import { autoAccept } from '../rides/auto-accept.ts';
import { offerAgain } from '../rides/offer-ride.ts';
import { claimWave, type DueWave, dueWaves, toNotify } from '../store/offers.ts';
import { enqueueAll } from '../store/outbox.ts';
import { findRide, userNameOf } from '../store/rides.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';

const send = async (context: Context, unit: UnitOfWork, seen: DueWave): Promise<number> => {
  if (!(await claimWave(unit, seen, unit.now + context.config.waveEvery))) return 0;
  const ride = await findRide(unit.db, seen.ride_id);
  if (ride?.status !== 'pending') return 0;
  const asked = await offerAgain(context, unit, ride);
  await enqueueAll(unit, toNotify(asked), requested(ride, await userNameOf(unit.db, ride.rider_id)));
  return asked.length;
};

/** Offers the pending rides to the next drivers in range. Returns how many drivers got an offer. */
export const sendWaves = async (context: Context): Promise<number> => {
  let asked = 0;
  for (const due of await dueWaves(context.store.read, context.now())) {
    const more = await transact(context, null, (unit) => send(context, unit, due));
    if (more > 0) await autoAccept(context, due.ride_id);
    asked += more;
  }
  return asked;
};
