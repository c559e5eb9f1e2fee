import { jobFor, transact } from '../command.ts';
import type { Context } from '../context.ts';
import { autoAccept } from '../rides/offers/auto-accept.ts';
import { sendWave } from '../rides/offers/send-wave.ts';
import { dueWaves } from '../store/rides/offers.ts';

/** Offers the pending rides to the next drivers in range. Returns how many drivers got an offer. */
export const sendWaves = async (context: Context): Promise<number> => {
  let asked = 0;
  for (const due of await dueWaves(context.store.read, context.now())) {
    const more = await transact(context, jobFor(due.ride_id), (unit) => sendWave(context, unit, due));
    if (more > 0) await autoAccept(context, due.ride_id);
    asked += more;
  }
  return asked;
};
