import type { ReactNode } from 'react';
import { DashboardFailedOnDemand } from '../panel/DashboardFailedOnDemand.tsx';
import { SystemHealth, type SystemHealthProps } from './health/SystemHealth.tsx';
import * as styles from './OverviewView.css.ts';
import { RecentActivity, type RecentActivityProps } from './RecentActivity.tsx';

export type OverviewViewProps = RecentActivityProps & {
  /** What the backend reports about its parts; null where the notice above the tabs says that nothing could be read. */
  system: SystemHealthProps | null;
  /** The map of the rides under way. */
  map: ReactNode;
  /** What waits for an admin. */
  waiting?: ReactNode;
  /** What the last load failed with. */
  error?: unknown;
  /** Whether the activity could not be loaded, even where another notice says so. */
  hasFailed?: boolean;
  onRetry: () => void;
};

/** What happens on the platform now: the map, the recent activity and the state of the backend. */
export const OverviewView = (props: OverviewViewProps) => {
  const { system, map, waiting, error, hasFailed = error != null, onRetry, ...recent } = props;
  return (
    <div className={styles.overview}>
      {error != null && (
        <div className={styles.notice}>
          <DashboardFailedOnDemand error={error} hasData={recent.activity !== null} onRetry={onRetry} />
        </div>
      )}
      {waiting && <div className={styles.waiting}>{waiting}</div>}
      <div className={styles.map}>{map}</div>
      <div className={styles.side}>
        {(recent.activity || !hasFailed) && <RecentActivity {...recent} />}
        {system && <SystemHealth {...system} />}
      </div>
    </div>
  );
};
