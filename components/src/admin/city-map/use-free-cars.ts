import { useSyncExternalStore } from 'react';
import type { Fleet } from './fleet.ts';

/** How many online drivers have no ride. Renders only when the number changes. */
export const useFreeCars = (fleet: Fleet): number =>
  useSyncExternalStore(
    fleet.subscribe,
    () => fleet.get().filter(({ rideId }) => rideId === null).length,
    () => 0,
  );
