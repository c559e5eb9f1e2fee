import type { AdminStats } from '@mobility/openapi';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Button } from '../primitives/Button/Button.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import * as styles from './AdminConsole.css.ts';
import { AdminSummary } from './AdminSummary.tsx';
import { AdminUsers, type AdminUsersProps } from './AdminUsers.tsx';

export type AdminConsoleProps = AdminUsersProps & {
  /** Null while they load. */
  stats: AdminStats | null;
  /** The running build, such as 'Build 1.2.0'. */
  revision?: string;
  /** How old the figures are, such as '12 s ago'. */
  updated?: string;
  isRefreshing: boolean;
  onRefresh(): void;
  /** The message of a failed load. */
  error?: string;
};

/** The admin's console: the summary cards and the users. */
export function AdminConsole(props: AdminConsoleProps) {
  const { stats, revision, updated, isRefreshing, onRefresh, error, ...users } = props;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>Admin console</h1>
        <Button
          size="small"
          icon={<RefreshCw size={16} aria-hidden />}
          isPending={isRefreshing}
          onPress={onRefresh}
        >
          Refresh
        </Button>
        {revision && <span className={`${styles.small} ${styles.revision}`}>{revision}</span>}
        {updated && <span className={styles.small}>{updated}</span>}
      </header>
      {error && (
        <div className={styles.notice}>
          <Notice tone="critical" title={`Failed to load dashboard data: ${error}`} onRetry={onRefresh}>
            What is shown may be out of date.
          </Notice>
        </div>
      )}
      <AdminSummary stats={stats} />
      <AdminUsers {...users} />
    </div>
  );
}
