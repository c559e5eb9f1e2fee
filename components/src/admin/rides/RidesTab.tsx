import type { Ride } from '@mobility/openapi';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { useMobility } from '../../provider/mobility.ts';
import { RideBandOnDemand } from '../city-map/RideBandOnDemand.tsx';
import { useAddress } from '../console/parameters.ts';
import { MissingOnDemand } from '../panel/MissingOnDemand.tsx';
import { SavedFilters } from '../saved-filters/SavedFilters.tsx';
import { useAdminQueries } from '../use-admin-queries.ts';
import { SendNotificationOnDemand } from './notify/SendNotificationOnDemand.tsx';
import { OpenedRide, OpenedRideParts } from './OpenedRide.tsx';
import { RidesView } from './RidesView.tsx';
import { changesOf, filtersIn } from './ride-filters.ts';
import { useChosenRide } from './use-chosen-ride.ts';
import { useFoundRides } from './use-found-rides.ts';
import { useRide } from './use-ride.ts';

const none: readonly Ride[] = [];

const filterNames = ['search', 'status', 'type', 'sort', 'direction'];

/** The rides of the platform on a map and in a table, with their details and the messages to their people. */
export const RidesTab = () => {
  const { drafts } = useMobility();
  const queries = useAdminQueries();
  const { parameters, change, close, hrefOf } = useAddress();
  const filters = filtersIn(parameters);
  const { data: stats } = useQuery({ ...queries.getAdminStats(), refetchOnMount: false });
  const { rides, found, searched, error, retry, more, unreadable, isOutdated } = useFoundRides(filters);
  const { ride: opened, ...open } = useRide(parameters.get('ride'), rides ?? none, rides !== null);
  const { ride: notified, ...notify } = useRide(parameters.get('notify'), rides ?? none, rides !== null);
  const missing = [open, notify].find(({ isMissing }) => isMissing);
  const { chosen, chosenId, choose, leave } = useChosenRide(opened, rides ?? none);
  usePreload(SendNotificationOnDemand, MissingOnDemand, ...OpenedRideParts);
  const hrefOfRide = useCallback(
    ({ id }: Ride) => hrefOf('rides', { ...Object.fromEntries(parameters), ride: id }),
    [hrefOf, parameters],
  );
  const hrefOfUser = useCallback((id: string) => hrefOf('users', { user: id }), [hrefOf]);
  const onRow = useCallback(({ id }: Ride) => change({ ride: id }, { push: true }), [change]);
  const onNotify = useCallback(({ id }: Ride) => change({ notify: id }, { push: true }), [change]);
  return (
    <>
      <RidesView
        saved={<SavedFilters tab="rides" names={filterNames} />}
        map={<RideBandOnDemand chosen={chosen} chosenId={chosenId} onChoose={choose} hrefOf={hrefOfRide} />}
        filters={filters}
        onFilters={(next) => change({ ...changesOf(next), page: null })}
        rides={rides}
        isOutdated={isOutdated}
        found={found}
        searched={searched}
        total={stats?.total_rides}
        unreadable={unreadable}
        error={error}
        onRetry={retry}
        more={more}
        storage={drafts}
        selected={chosenId ?? undefined}
        hrefOf={hrefOfRide}
        hrefOfUser={hrefOfUser}
        onRow={onRow}
        onNotify={onNotify}
      />
      <OpenedRide
        ride={opened}
        hrefOfUser={hrefOfUser}
        isDeciding={parameters.has('decision')}
        onDecide={() => change({ decision: 'open' }, { push: true })}
        onKeep={() => close('decision')}
        onClose={() => {
          leave();
          close('ride', 'decision');
        }}
      />
      {notified && (
        <SendNotificationOnDemand key={notified.id} ride={notified} onClose={() => close('notify')} />
      )}
      {missing && (
        <MissingOnDemand
          what="ride"
          isUnread={missing.isUnread}
          onClose={() => (missing === open ? close('ride', 'decision') : close('notify'))}
        />
      )}
    </>
  );
};
