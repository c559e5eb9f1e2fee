import { useLayoutEffect, useMemo, useRef } from 'react';
import type { RideHistoryActions } from './RideHistoryCard.tsx';

/** The same actions as stable functions, so that a card is not rendered again with its list. */
export const useSteadyActions = (actions: RideHistoryActions): RideHistoryActions => {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const { links, viewer, onBookAgain, onOpenRating, onRate } = actions;
  const [canBook, canOpen, canRate] = [onBookAgain, onOpenRating, onRate].map(Boolean);
  return useMemo(
    () => ({
      onDetails: (ride) => latest.current.onDetails(ride),
      ...(canBook && { onBookAgain: (ride) => latest.current.onBookAgain?.(ride) }),
      ...(canOpen && { onOpenRating: (ride) => latest.current.onOpenRating?.(ride) }),
      ...(canRate && { onRate: (ride, rating) => latest.current.onRate?.(ride, rating) }),
      ...(links && { links }),
      ...(viewer && { viewer }),
    }),
    [canBook, canOpen, canRate, links, viewer],
  );
};
