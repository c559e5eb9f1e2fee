import type { Ride } from '@mobility/openapi';
import { useState } from 'react';
import { useMarked } from '../city-map/use-marked.ts';

/** The ride that stands out on the map and in the table: the opened one, the marked one, or the one whose details were closed. */
export const useChosenRide = (opened: Ride | null, rides: readonly Ride[]) => {
  const { markedId, mark } = useMarked();
  const [leftId, setLeftId] = useState<string | null>(null);
  const chosenId = opened?.id ?? markedId ?? leftId;
  return {
    /** As the table has it now; null where it does not. */
    chosen: opened ?? rides.find(({ id }) => id === chosenId) ?? null,
    chosenId,
    choose: (id: string | null): void => {
      setLeftId(null);
      mark(id);
    },
    /** The details of the opened ride are closed. */
    leave: (): void => setLeftId(opened?.id ?? null),
  };
};
