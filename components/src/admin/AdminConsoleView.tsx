import type { AdminStats } from '@mobility/openapi';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { admin } from '../intl/generated/en-US/admin.ts';
import { useText } from '../intl/use-text.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { type Build, BuildBanner } from '../shell/banners/BuildBanner.tsx';
import { frame } from '../theme/frame.css.ts';
import * as styles from './AdminConsole.css.ts';
import { AdminSummary } from './AdminSummary.tsx';
import { AdminUsers, type AdminUsersProps } from './AdminUsers.tsx';

/** The sections of the console. The address names them. */
export const adminSections = ['users', 'database'] as const;
export type AdminSection = (typeof adminSections)[number];

export type AdminConsoleViewProps = AdminUsersProps & {
  /** Null while they load. */
  stats: AdminStats | null;
  /** The running build. */
  build?: Build;
  /** How old the figures are, such as '12 s ago'. */
  updated?: string;
  isRefreshing: boolean;
  onRefresh: () => void;
  /** The message of a failed load. */
  error?: string;
  /** The section that is shown; the users without it. */
  section?: AdminSection;
  /** The content of the section for the database. */
  database?: ReactNode;
};

/** The admin console: the summary cards, and one of its sections. */
export const AdminConsoleView = ({
  stats,
  build,
  updated,
  isRefreshing,
  onRefresh,
  error,
  section = 'users',
  database,
  ...users
}: AdminConsoleViewProps) => {
  const t = useText(admin);
  return (
    <div className={frame}>
      <div className={styles.page}>
        <header className={styles.header}>
          <h1 className={styles.title}>{t('console')}</h1>
          <Button
            size="small"
            icon={<RefreshCw size={16} aria-hidden />}
            isPending={isRefreshing}
            onPress={onRefresh}
          >
            {t('refresh')}
          </Button>
          {build && <BuildBanner className={`${styles.small} ${styles.revision}`} {...build} />}
          {updated && <span className={styles.small}>{updated}</span>}
        </header>
        {error && (
          <div className={styles.notice}>
            <Notice tone="critical" title={t('loadFailed', { reason: error })} onRetry={onRefresh}>
              {t('outOfDate')}
            </Notice>
          </div>
        )}
        <AdminSummary stats={stats} />
        <nav aria-label={t('sections')} className={styles.sections}>
          {adminSections.map((name) => (
            <Link
              key={name}
              href={`/admin?tab=${name}`}
              aria-current={name === section ? 'page' : undefined}
              className={styles.section}
            >
              {t(name)}
            </Link>
          ))}
        </nav>
        {section === 'users' ? <AdminUsers {...users} /> : database}
      </div>
    </div>
  );
};
