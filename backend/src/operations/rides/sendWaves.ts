import type { Context } from '../../context.ts';
import { requested } from '../../domain/ride-messages.ts';
import { offerAgain } from '../../matching/offer-ride.ts';
import { claimWave, type DueWave, dueWaves, toNotify } from '../../store/offers.ts';
import { enqueueAll } from '../../store/outbox.ts';
import { findRide, nameOf } from '../../store/rides.ts';
import type { Unit } from '../../store/unit.ts';
import { transact } from '../command.ts';
import { autoAccept } from './auto-accept.ts';

const send = async (context: Context, unit: Unit, seen: DueWave): Promise<number> => {
  if (!(await claimWave(unit, seen, unit.now + context.config.waveEvery))) return 0;
  const ride = await findRide(unit.db, seen.ride_id);
  if (ride?.status !== 'pending') return 0;
  const asked = await offerAgain(context, unit, ride);
  await enqueueAll(unit, toNotify(asked), requested(ride, await nameOf(unit.db, ride.rider_id)));
  return asked.length;
};

/** Offers the pending rides that nobody took to the next drivers in range. Answers how many drivers were asked. */
export const sendWaves = async (context: Context): Promise<number> => {
  let asked = 0;
  for (const due of await dueWaves(context.store.read, context.now())) {
    const more = await transact(context, null, (unit) => send(context, unit, due));
    if (more > 0) await autoAccept(context, due.ride_id);
    asked += more;
  }
  return asked;
};
