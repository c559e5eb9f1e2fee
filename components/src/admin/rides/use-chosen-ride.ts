import type { Ride } from '@mobility/openapi';
import { useState } from 'react';
import { useMarked } from '../city-map/use-marked.ts';

/** The ride that stands out on the map and in the table: the opened one, the marked one, or the one whose details were closed. */
export const useChosenRide = (opened: Ride | null) => {
  const { markedId, mark } = useMarked();
  const [left, setLeft] = useState<Ride | null>(null);
  const chosen = opened ?? (markedId === null ? left : null);
  return {
    /** Null where only the map knows the ride. */
    chosen,
    chosenId: chosen?.id ?? markedId,
    choose: (id: string | null): void => {
      setLeft(null);
      mark(id);
    },
    /** The details of the opened ride are closed. */
    leave: (): void => setLeft(opened),
  };
};
