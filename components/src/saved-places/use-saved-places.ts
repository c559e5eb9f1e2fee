import type { PlaceSearchEvent, PlaceSearchSnapshot } from '@mobility/machines/place-search';
import {
  type SavedPlacesEvent,
  type SavedPlacesSnapshot,
  savedPlacesWith,
} from '@mobility/machines/saved-places';
import { isUnavailable } from '@mobility/machines/unavailable';
import type { SavedPlace } from '@mobility/openapi';
import { useQuery } from '@tanstack/react-query';
import { useActor, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useMobility } from '../provider/mobility.ts';

// Not among the queries of the SDK, which load with every page.
const queryKey = ['user', 'listSavedPlaces'] as const;

export type SavedPlaces = {
  /** Undefined while they load. */
  places: SavedPlace[] | undefined;
  hasFailed: boolean;
  /** The backend has no saved places: nothing of them is shown. */
  isMissing: boolean;
  onRetry: () => void;
  snapshot: SavedPlacesSnapshot;
  send: (event: SavedPlacesEvent) => void;
  search: PlaceSearchSnapshot | undefined;
  sendSearch: (event: PlaceSearchEvent) => void;
};

/** The rider's saved places and the machine that changes them. */
export const useSavedPlaces = (): SavedPlaces => {
  const mobility = useMobility();
  const { alerts, client, queryClient } = mobility;
  const list = useQuery({ queryKey, queryFn: ({ signal }) => client.listSavedPlaces({ signal }) });
  const machine = useMemo(() => savedPlacesWith(mobility), [mobility]);
  const [snapshot, send, actor] = useActor(machine, { input: { alerts } });
  useEffect(() => {
    const changed = actor.on('places_changed', () => {
      void queryClient.invalidateQueries({ queryKey });
    });
    return () => changed.unsubscribe();
  }, [actor, queryClient]);
  const { search } = snapshot.children;
  return {
    places: list.data,
    hasFailed: list.isError,
    isMissing: list.isError && isUnavailable(list.error),
    onRetry: () => void list.refetch(),
    snapshot,
    send,
    search: useSelector(search, (state) => state),
    sendSearch: (event) => search?.send(event),
  };
};
