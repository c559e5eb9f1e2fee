import type { LiveClientMessage, LiveMessage, VehicleType } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { vehicles } from '@mobility/openapi/vehicles';
import type { Context } from '../context.ts';
import { arrivalIn, haversineKm, type Point } from '../domain/distance.ts';
import { nearbyDriversUpdate, proximityAlert, telemetry } from '../domain/messages/live-messages.ts';
import { reporterOf } from '../store/people/reporters.ts';
import { currentRideOf, freeAmong, nearestWaiting } from '../store/rides/nearby.ts';
import type { Connection } from './sockets.ts';

type Subscription = Extract<LiveClientMessage, { type: 'proximity_subscription' }>;
type NearbyUpdate = Extract<LiveMessage, { type: 'nearby_drivers_update' }>;
type Seen = { id: string; distance_km: number } & Point;
/** Looks once: sends the messages that are due, and returns the distance to the nearest person. */
type Look = (at: Point, radius: number) => Promise<number | undefined>;
type Ports = Pick<Context, 'store' | 'positions' | 'now' | 'log'>;

const shown = 50;
const noOne: ReadonlySet<string> = new Set();
const oneSecond = 1_000;

/** About 100 metres: precise enough to show that a driver is near, too coarse to follow the driver home. */
const blurred = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;
const roundedKm = (km: number): number => Math.round(km * 100) / 100;

const nearest = ({ distance_km: one }: Seen, { distance_km: other }: Seen): number => one - other;

/** Minutes until the nearest free driver who serves each class arrives. */
const waits = (
  free: ReadonlyMap<string, VehicleType>,
  seen: readonly Seen[],
): NonNullable<NearbyUpdate['wait_minutes']> => {
  const found: NonNullable<NearbyUpdate['wait_minutes']> = {};
  for (const { id, distance_km } of seen) {
    const vehicle = free.get(id);
    for (const type of vehicle ? vehicles[vehicle].serves : []) found[type] ??= arrivalIn(distance_km);
  }
  return found;
};

/**
 * The drivers near a rider, and the waits for each class: free drivers, and the driver of the rider's own ride with the
 * exact position.
 */
const driversAround = async (
  { store, positions }: Ports,
  riderId: string,
  at: Point,
  radius: number,
): Promise<Pick<NearbyUpdate, 'nearby_drivers' | 'wait_minutes'> & { nearestKm: number | undefined }> => {
  const own = (await currentRideOf(store.read, riderId))?.driver_id ?? null;
  const found = (['human', 'simulated'] as const).flatMap((kind) =>
    positions.nearby({ kind, serving: 'economy', at }, shown, noOne),
  );
  const free = await freeAmong(store.read, found);
  const places = await positions.of(own === null ? [...free.keys()] : [...free.keys(), own]);
  const seen = [...places]
    .map(([id, { latitude, longitude }]) => ({
      id,
      distance_km: roundedKm(haversineKm(at, { latitude, longitude })),
      latitude,
      longitude,
    }))
    .filter(({ distance_km }) => distance_km <= radius)
    .sort(nearest)
    .slice(0, shown);
  const nearby_drivers = seen.map((driver) =>
    driver.id === own
      ? driver
      : { ...driver, latitude: blurred(driver.latitude), longitude: blurred(driver.longitude) },
  );
  return { nearby_drivers, wait_minutes: waits(free, seen), nearestKm: seen[0]?.distance_km };
};

/** Reports who is near a user at regular intervals. Returns a function that stops this. */
export type Watch = (
  connection: Connection,
  subscription: Subscription,
  tell: (frame: string) => void,
) => () => void;

/** The position of a user: the last reported one, or the pickup of a rider who shares no position. */
const placeOf = async (
  { store, positions }: Ports,
  { userId, role }: Connection,
): Promise<Point | undefined> => {
  const reported = (await positions.of([userId])).get(userId);
  return reported ?? (role === 'rider' ? currentRideOf(store.read, userId) : undefined);
};

const isOffDuty = async ({ store }: Ports, { role, userId }: Connection): Promise<boolean> =>
  role === 'driver' && (await reporterOf(store.read, userId))?.is_online !== 1;

/** One watcher for all connections of a process, which share one query of the drivers' positions. */
export const createWatch = (ports: Ports): Watch => {
  let refreshedAt = Number.NEGATIVE_INFINITY;
  const refresh = async (): Promise<void> => {
    // Monotonic time, so that a change of the system clock does not delay the next look.
    if (performance.now() - refreshedAt < oneSecond) return;
    refreshedAt = performance.now();
    await ports.positions.refresh();
  };
  const looks = (
    connection: Connection,
    tell: (frame: string) => void,
  ): Record<'driver' | 'rider', Look> => ({
    driver: async (at, radius) => {
      await refresh();
      const { nearestKm, ...update } = await driversAround(ports, connection.userId, at, radius);
      tell(telemetry(nearbyDriversUpdate(update), ports.now()));
      return nearestKm;
    },
    rider: (at, radius) =>
      nearestWaiting(ports.store.read, { userId: connection.userId, at, radius, now: ports.now() }),
  });

  return (connection, { radius_km, user_types, update_interval, location }, tell) => {
    const { radius_km: radius, update_interval: interval } = {
      radius_km: radius_km ?? limits.live.proximity.radius_km,
      update_interval: update_interval ?? limits.live.proximity.update_interval,
    };
    const kind = connection.role === 'rider' ? 'driver' : 'rider';
    if (user_types && !user_types.includes(kind)) return () => {};
    let isOver = false;
    const say = (frame: string): void => {
      if (!isOver) tell(frame);
    };
    const look = looks(connection, say)[kind];
    // A person who is near at the first look has not come nearer.
    let wasNear = true;
    let isBusy = false;

    const watch = async (): Promise<void> => {
      // A driver who is offline asked for silence. Riders who wait when the driver comes back have not come nearer.
      if (await isOffDuty(ports, connection)) {
        wasNear = true;
        return;
      }
      const at = kind === 'driver' && location ? location : await placeOf(ports, connection);
      if (!at) return;
      const distance = await look(at, radius);
      if (distance !== undefined && !wasNear) {
        say(telemetry(proximityAlert({ user_type: kind, distance_km: roundedKm(distance) }), ports.now()));
      }
      wasNear = distance !== undefined;
    };
    const tick = (): void => {
      if (isBusy) return;
      isBusy = true;
      watch()
        .catch((error: unknown) => ports.log.error({ err: error }, 'could not look who is near'))
        .finally(() => {
          isBusy = false;
        });
    };
    tick();
    const timer = setInterval(tick, interval * oneSecond);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  };
};
