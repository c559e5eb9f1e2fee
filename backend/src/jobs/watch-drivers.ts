import { jobFor, transact } from '../command.ts';
import type { Context } from '../context.ts';
import { checkDriver, lastSignOf, type Watched, withReports } from '../rides/ending/silent-driver.ts';
import { autoAccept } from '../rides/offers/auto-accept.ts';
import { noteSeen } from '../store/people/driver-presence.ts';
import { ridesToPickup } from '../store/rides/rides-to-pickup.ts';

/** Whether the ride has to be looked at: its driver is silent, or was. */
const isDue = ({ config, now }: Context, ride: Watched): boolean =>
  ride.driver_silent_at !== null || now() - lastSignOf(ride) > config.driverSilentAfter;

/**
 * Looks after the rides whose drivers are on the way to their riders. Without a sign of the driver a ride is marked,
 * and later offered to other drivers. Returns how many were. `since` is when this process started: silence counts from
 * then, because no driver could reach a server that was down.
 */
export const watchDrivers = async (context: Context, since: number): Promise<number> => {
  const { store, hub, now, config } = context;
  const rides = await withReports(context, await ridesToPickup(store.read));
  const stale = now() - config.driverSilentAfter / 4;
  const here = rides.filter((ride) => hub.online(ride.driver_id) && (ride.seen_at ?? 0) < stale);
  const drivers = here.map(({ driver_id }) => driver_id);
  if (drivers.length > 0) await transact(context, jobFor(), (unit) => noteSeen(unit, drivers));
  let released = 0;
  for (const ride of rides) {
    if (hub.online(ride.driver_id) && ride.driver_silent_at === null) continue;
    if (!isDue(context, ride)) continue;
    if (!(await transact(context, jobFor(ride.id), (unit) => checkDriver(context, unit, ride.id, since))))
      continue;
    released += 1;
    await autoAccept(context, ride.id);
  }
  return released;
};
