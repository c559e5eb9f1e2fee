import { isUnavailable } from '@mobility/machines/unavailable';
import { CityMapOnDemand } from '../city-map/CityMapOnDemand.tsx';
import { useAddress } from '../console/parameters.ts';
import { useIsTold } from '../panel/use-is-told.ts';
import { useWaiting } from '../waiting/use-waiting.ts';
import { WaitingQueue } from '../waiting/WaitingQueue.tsx';
import type { Activity } from './activity.ts';
import { useSystemHealth } from './health/use-system-health.ts';
import { OverviewView } from './OverviewView.tsx';
import { useDashboard } from './use-dashboard.ts';

/** Where an activity leads: to the ride, to the user whose balance moved, or to the entry of the audit trail. */
const useHref = () => {
  const { hrefOf } = useAddress();
  return (entry: Activity): string => {
    if (entry.kind === 'movement') return hrefOf('users', { user: entry.movement.user_id ?? null });
    return entry.kind === 'ride' ? hrefOf('rides', { ride: entry.id }) : hrefOf('audit', { entry: entry.id });
  };
};

/** The overview of the platform. It is read again every 30 seconds while the page is visible; the map moves in between. */
export const OverviewTab = () => {
  const { activity, error, hasFailed, retry, movementsError, retryMovements } = useDashboard();
  const isTold = useIsTold(movementsError);
  return (
    <OverviewView
      activity={activity}
      onRetryMovements={movementsError && !isTold ? retryMovements : undefined}
      hrefOf={useHref()}
      error={error}
      hasFailed={hasFailed}
      onRetry={retry}
      system={useSystemHealth()}
      map={<CityMapOnDemand />}
      waiting={<Waiting />}
    />
  );
};

/** A backend that does not count what waits has no queue. The notice above the tabs may say that nothing could be read. */
const Waiting = () => {
  const { data, error, refetch } = useWaiting();
  const isTold = useIsTold(error);
  const { hrefOf } = useAddress();
  if (error && (isUnavailable(error) || (isTold && !data))) return null;
  return (
    <WaitingQueue
      counts={data ?? null}
      isFailed={error !== null && !isTold}
      onRetry={() => refetch()}
      hrefOf={hrefOf}
    />
  );
};
