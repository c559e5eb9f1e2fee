import { useSyncExternalStore } from 'react';
import type { WholeFleet } from './fleet.ts';

/** How many online drivers have no ride; null while not all are known. Renders only when the number changes. */
export const useFreeCars = (fleet: WholeFleet): number | null =>
  useSyncExternalStore(
    fleet.subscribe,
    () => (fleet.isComplete() ? fleet.get().filter(({ rideId }) => rideId === null).length : null),
    () => null,
  );
