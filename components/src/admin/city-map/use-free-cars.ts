import { useSyncExternalStore } from 'react';
import type { WholeFleet } from './fleet.ts';

/** How many cars the map draws as free; null while not all are known. Renders only when the number changes. */
export const useFreeCars = (fleet: WholeFleet): number | null =>
  useSyncExternalStore(
    fleet.subscribe,
    () => (fleet.isComplete() ? fleet.get().filter(({ look }) => look === 'free').length : null),
    () => null,
  );
