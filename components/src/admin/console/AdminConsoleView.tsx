import type { AdminStats } from '@mobility/openapi';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { admin } from '../../intl/generated/en-US/admin.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { type Build, BuildBanner } from '../../shell/banners/BuildBanner.tsx';
import { frame } from '../../theme/frame.css.ts';
import { DashboardFailedOnDemand } from '../panel/DashboardFailedOnDemand.tsx';
import { AdminSummary } from '../summary/AdminSummary.tsx';
import * as styles from './AdminConsole.css.ts';
import { ConsoleTabs, type ConsoleTabsProps } from './ConsoleTabs.tsx';
import { Updated } from './Updated.tsx';

export type AdminConsoleViewProps = ConsoleTabsProps & {
  /** Null while they load. */
  stats: AdminStats | null;
  /** The running build. */
  build?: Build;
  /** When the figures were read by the device's clock, in milliseconds since 1970. */
  updatedAt?: number;
  isRefreshing: boolean;
  onRefresh: () => void;
  /** What the last load failed with. */
  error?: unknown;
  /** Whether the server has not answered since `updatedAt`, even where no load has failed yet. */
  isLost?: boolean;
};

/** The admin console: the summary cards, and one of its tabs. */
export const AdminConsoleView = ({
  stats,
  build,
  updatedAt,
  isRefreshing,
  onRefresh,
  error,
  isLost = false,
  ...tabs
}: AdminConsoleViewProps) => {
  const t = useText(admin);
  const failure = isLost ? 'lost' : error != null && 'failed';
  return (
    <div className={frame}>
      <div className={styles.page}>
        <header data-status-line className={styles.header}>
          <h1 className={styles.title}>{t('console')}</h1>
          {build && <BuildBanner className={`${styles.small} ${styles.build}`} {...build} />}
          <span className={`${styles.small} ${styles.updated}`} data-old={failure || undefined}>
            <Updated at={updatedAt} state={isRefreshing ? 'refreshing' : failure || 'current'} />
          </span>
          <Button
            size="small"
            icon={<RefreshCw size={16} aria-hidden />}
            isPending={isRefreshing}
            onPress={onRefresh}
            className={styles.refresh}
          >
            <span className={styles.refreshText}>{t('refresh')}</span>
          </Button>
        </header>
        {error != null && (
          <div className={styles.notice}>
            <DashboardFailedOnDemand error={error} hasData={stats !== null} onRetry={onRefresh} />
          </div>
        )}
        <AdminSummary stats={stats} hasFailed={error != null} />
        <ConsoleTabs {...tabs} />
      </div>
    </div>
  );
};
