import { jobFor, transact } from '../command.ts';
import type { Context } from '../context.ts';
import { writeAudit } from '../store/audit.ts';
import { driversOnDuty, endDuty, noteSeen, type OnDuty } from '../store/people/driver-presence.ts';

/** A driver who is online, and when the driver last reported a position. */
type Reporting = OnDuty & { reported_at: number | null };

const lastSign = ({ updated_at, seen_at, reported_at }: Reporting): number =>
  Math.max(updated_at, seen_at ?? 0, reported_at ?? 0);

const end = (context: Context, driver: OnDuty): Promise<boolean> =>
  transact(context, jobFor(driver.user_id), async (unit) => {
    if (!(await endDuty(unit, driver))) return false;
    await writeAudit(unit, {
      action: 'driver_offline',
      entity_type: 'driver',
      entity_id: driver.user_id,
      user_id: null,
      description: 'Driver gave no sign of life',
    });
    return true;
  });

/** The drivers with the time of their newest position, which may not be stored yet. */
const withReports = async ({ positions }: Context, drivers: readonly OnDuty[]): Promise<Reporting[]> => {
  const places = await positions.of(drivers.map(({ user_id }) => user_id));
  return drivers.map((driver) => ({
    ...driver,
    reported_at: places.get(driver.user_id)?.reported_at ?? null,
  }));
};

/**
 * Takes drivers offline who have had no socket and sent no position for a while. Returns how many. `since` is when this
 * process started: drivers whose socket closed with the previous process get the full time to reconnect.
 */
export const endAbsentDuty = async (context: Context, since: number): Promise<number> => {
  const { store, hub, now, config } = context;
  const onDuty = await withReports(context, await driversOnDuty(store.read));
  const stale = now() - config.driverOfflineAfter / 4;
  const here = onDuty.filter(({ user_id }) => hub.online(user_id));
  const noted = here.filter(({ seen_at }) => (seen_at ?? 0) < stale).map(({ user_id }) => user_id);
  if (noted.length > 0) await transact(context, jobFor(), (unit) => noteSeen(unit, noted));

  const deadline = now() - config.driverOfflineAfter;
  if (since > deadline) return 0;
  const absent = onDuty.filter((driver) => !hub.online(driver.user_id) && lastSign(driver) < deadline);
  let ended = 0;
  for (const driver of absent) if (await end(context, driver)) ended += 1;
  return ended;
};
