import { savedPlacesWith } from '@mobility/machines/saved-places';
import { isUnavailable } from '@mobility/machines/unavailable';
import { useQuery } from '@tanstack/react-query';
import { useActor, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useMobility } from '../provider/mobility.ts';

// Not among the queries of the SDK, which load with every page.
const queryKey = ['user', 'listSavedPlaces'] as const;

/** The rider's saved places and the machine that changes them. */
export const useSavedPlaces = () => {
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
    /** The backend has no saved places: nothing of them is shown. */
    isMissing: list.isError && isUnavailable(list.error),
    onRetry: () => void list.refetch(),
    snapshot,
    send,
    search: useSelector(search, (state) => state),
    sendSearch: (event: Parameters<NonNullable<typeof search>['send']>[0]) => search?.send(event),
  };
};
