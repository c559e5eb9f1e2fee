import type { Clock } from '@mobility/machines/ports';
import type { Ride } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { LiveTelemetry } from '@mobility/sdk/live';

type Update<Type extends LiveTelemetry['type']> = Extract<LiveTelemetry, { type: Type }>;
type NearbyUpdate = Update<'nearby_drivers_update'>;

/** A value that changes too often for React state, in the shape that `useSyncExternalStore` takes. */
export type Readable<Value> = {
  get(): Value;
  /** Calls back at each change. Returns the function that stops it. */
  subscribe(listener: () => void): () => void;
};

/** The position of a ride's driver. */
export type DriverPosition = {
  latitude: number;
  longitude: number;
  /** Degrees, clockwise from north. */
  heading?: number;
  /** Minutes and kilometres, from `receivedAt` on, to the pickup before the ride starts and to the drop-off after it. */
  eta_minutes?: number;
  distance_km?: number;
  /** When this page received it, in milliseconds since 1970. */
  receivedAt: number;
};

/** The free drivers nearby, and the minutes until the nearest one of each vehicle class arrives. */
export type NearbyDrivers = Pick<NearbyUpdate, 'nearby_drivers' | 'wait_minutes'>;

/** The positions that the live channel sends. They bypass machines and React: drawings read them at each frame. */
export type Telemetry = {
  /** The position of a ride's driver, from the live channel or from the ride as it was last read. */
  driver(rideId: string): Readable<DriverPosition | null>;
  nearby: Readable<NearbyDrivers>;
  /** Takes a message; the live channel's `onTelemetry`. */
  take(message: LiveTelemetry): void;
  /** Takes the driver's position from a ride that was read, unless the channel sends newer ones. */
  takeRide(ride: Ride): void;
  /** Forgets the drivers nearby, who are no longer looked for. */
  clearNearby(): void;
  /** Forgets everything, when the user signs out. */
  clear(): void;
};

const createCell = <Value>(initial: Value) => {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: (): Value => value,
    set: (next: Value): void => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const nobody: NearbyDrivers = { nearby_drivers: [] };

/** The clock gives the time of receipt. */
export const createTelemetry = ({ now }: Clock): Telemetry => {
  const nearby = createCell(nobody);
  const drivers = new Map<string, ReturnType<typeof createCell<DriverPosition | null>>>();
  /** When the channel last sent a position of each ride's driver. */
  const sentAt = new Map<string, number>();

  const driver = (rideId: string) => {
    const known = drivers.get(rideId) ?? createCell<DriverPosition | null>(null);
    drivers.set(rideId, known);
    return known;
  };
  const takeStep = ({ ride_id, latitude, longitude, heading, eta_minutes, distance_km }: Step): void => {
    const receivedAt = now();
    sentAt.set(ride_id, receivedAt);
    driver(ride_id).set({ latitude, longitude, heading, eta_minutes, distance_km, receivedAt });
  };
  return {
    driver,
    nearby,
    take: (message) => {
      if (message.type === 'driver_location') takeStep(message);
      else nearby.set(message);
    },
    takeRide: ({ id, driver_location, estimated_arrival }) => {
      const receivedAt = now();
      if (!driver_location || receivedAt - (sentAt.get(id) ?? 0) < limits.live.ridePoll) return;
      const { latitude, longitude } = driver_location;
      driver(id).set({ latitude, longitude, eta_minutes: estimated_arrival ?? undefined, receivedAt });
    },
    clearNearby: () => nearby.set(nobody),
    clear: () => {
      sentAt.clear();
      nearby.set(nobody);
      for (const known of drivers.values()) known.set(null);
      drivers.clear();
    },
  };
};
type Step = Update<'driver_location'>;
