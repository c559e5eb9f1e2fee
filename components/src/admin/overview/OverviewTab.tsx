import { CityMapOnDemand } from '../city-map/CityMapOnDemand.tsx';
import { OverviewView } from './OverviewView.tsx';
import { useDashboard } from './use-dashboard.ts';
import { useSystemHealth } from './use-system-health.ts';

/** The overview of the platform. It is read again every 30 seconds while the page is visible; the map moves in between. */
export const OverviewTab = () => {
  const { activity, error, retry } = useDashboard();
  return (
    <OverviewView
      activity={activity}
      error={error}
      onRetry={retry}
      system={useSystemHealth()}
      map={<CityMapOnDemand />}
    />
  );
};
