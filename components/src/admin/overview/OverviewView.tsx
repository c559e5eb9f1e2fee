import type { ReactNode } from 'react';
import { DashboardFailedOnDemand } from '../panel/DashboardFailedOnDemand.tsx';
import * as styles from './OverviewView.css.ts';
import { RecentActivity, type RecentActivityProps } from './RecentActivity.tsx';
import { SystemHealth, type SystemHealthProps } from './SystemHealth.tsx';

export type OverviewViewProps = RecentActivityProps & {
  /** What the backend reports about its parts. */
  system: SystemHealthProps;
  /** The map of the rides under way. */
  map: ReactNode;
  /** What waits for an admin. */
  waiting?: ReactNode;
  /** What the last load failed with. */
  error?: unknown;
  onRetry: () => void;
};

/** What happens on the platform now: the map, the recent activity and the state of the backend. */
export const OverviewView = ({ system, map, waiting, error, onRetry, ...recent }: OverviewViewProps) => {
  return (
    <div className={styles.overview}>
      {error != null && (
        <div className={styles.notice}>
          <DashboardFailedOnDemand error={error} onRetry={onRetry} />
        </div>
      )}
      {waiting && <div className={styles.waiting}>{waiting}</div>}
      <div className={styles.map}>{map}</div>
      <div className={styles.side}>
        {(recent.activity || error == null) && <RecentActivity {...recent} />}
        <SystemHealth {...system} />
      </div>
    </div>
  );
};
