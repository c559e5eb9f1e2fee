import type { LiveMessage } from '@mobility/openapi';

type Update = Extract<LiveMessage, { type: 'nearby_drivers_update' }>;
export type NearbyDriver = Update['nearby_drivers'][number];

/** The free drivers around a rider, as the server last told. Reads and watches as React's external stores do. */
export const createNearby = () => {
  const listeners = new Set<() => void>();
  let drivers: readonly NearbyDriver[] = [];
  const replace = (next: readonly NearbyDriver[]): void => {
    drivers = next;
    for (const listener of listeners) listener();
  };
  return {
    take: ({ nearby_drivers }: Update): void => replace(nearby_drivers),
    /** Empties the list when the user signs out. */
    clear: (): void => replace([]),
    read: (): readonly NearbyDriver[] => drivers,
    watch: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
