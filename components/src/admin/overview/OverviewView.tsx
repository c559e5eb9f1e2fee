import type { ReactNode } from 'react';
import { admin } from '../../intl/generated/en-US/admin.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
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
  /** The message of a failed load. */
  error?: string;
  onRetry: () => void;
};

/** What happens on the platform now: the map, the recent activity and the state of the backend. */
export const OverviewView = ({ system, map, waiting, error, onRetry, ...recent }: OverviewViewProps) => {
  const t = useText(admin);
  return (
    <div className={styles.overview}>
      {error && (
        <div className={styles.notice}>
          <Notice tone="critical" title={t('loadFailed', { reason: error })} onRetry={onRetry}>
            {t('outOfDate')}
          </Notice>
        </div>
      )}
      {waiting && <div className={styles.waiting}>{waiting}</div>}
      <div className={styles.map}>{map}</div>
      <div className={styles.side}>
        {(recent.activity || !error) && <RecentActivity {...recent} />}
        <SystemHealth {...system} />
      </div>
    </div>
  );
};
