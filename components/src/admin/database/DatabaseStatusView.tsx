import type { DatabaseStatus, HealthState } from '@mobility/openapi';
import Check from 'lucide-react/icons/check';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useFormats } from '../../format/use-formats.ts';
import { adminDatabase } from '../../intl/generated/en-US/admin-database.ts';
import { useText } from '../../intl/use-text.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { RetryNotice } from '../retry/RetryNotice.tsx';
import { Collections } from './Collections.tsx';
import * as styles from './Database.css.ts';

export type DatabaseStatusViewProps = {
  /** Null while it loads. */
  status: DatabaseStatus | null;
  /** Whether the last load failed. */
  isFailed?: boolean;
  isRefreshing: boolean;
  onRefresh: () => void;
};

/** The size of the database: its collections with their counts, the largest first. */
export const DatabaseStatusView = ({ status, isFailed = false, ...props }: DatabaseStatusViewProps) => {
  const t = useText(adminDatabase);
  const { dateTime } = useFormats();
  return (
    <section className={styles.status} aria-labelledby="database-status">
      <div className={styles.head}>
        <div>
          <h2 id="database-status" className={styles.title}>
            {t('databaseStatus')}
          </h2>
          <p className={styles.muted}>
            {status && t('readAt', { name: status.database_name, time: dateTime(status.timestamp) })}
          </p>
        </div>
        <div className={styles.tools}>
          {status?.health && <Health state={status.health} />}
          <Button
            size="small"
            icon={<RefreshCw size={16} aria-hidden />}
            isPending={props.isRefreshing}
            onPress={props.onRefresh}
          >
            {t('refresh')}
          </Button>
        </div>
      </div>
      {isFailed && (
        <div className={styles.notice}>
          <RetryNotice title={t('statusFailed')} onRetry={props.onRefresh} />
        </div>
      )}
      {status && <Sizes status={status} />}
      {!status && !isFailed && (
        <div className={styles.notice}>
          <Skeleton height={240} shape="block" />
        </div>
      )}
    </section>
  );
};

const looks = {
  healthy: { tone: 'positive', Icon: Check },
  degraded: { tone: 'caution', Icon: TriangleAlert },
  down: { tone: 'critical', Icon: TriangleAlert },
} as const;

const Health = ({ state }: { state: HealthState }) => {
  const t = useText(adminDatabase);
  const { tone, Icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon size={16} aria-hidden />}>
      {t(state)}
    </Badge>
  );
};

/** When the newest backup was made, and by whom; nothing where the server does not say it. */
const LastBackup = ({ status }: { status: DatabaseStatus }) => {
  const t = useText(adminDatabase);
  const { dateTime } = useFormats();
  if (!status.health && !status.last_backup) return null;
  const backup = status.last_backup;
  return (
    <div>
      <dt className={styles.muted}>{t('lastBackup')}</dt>
      <dd className={styles.figure}>{backup ? dateTime(backup.created_at) : t('noBackup')}</dd>
      {backup?.created_by && (
        <dd className={styles.muted}>
          <bdi>{t('backupBy', { name: backup.created_by })}</bdi>
        </dd>
      )}
    </div>
  );
};

const Sizes = ({ status }: { status: DatabaseStatus }) => {
  const t = useText(adminDatabase);
  const { number } = useFormats();
  const { total_collections, total_documents } = status;
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt className={styles.muted}>{t('collections')}</dt>
          <dd className={styles.figure}>{number(total_collections)}</dd>
        </div>
        <div>
          <dt className={styles.muted}>{t('documents')}</dt>
          <dd className={styles.figure}>{number(total_documents)}</dd>
        </div>
        <LastBackup status={status} />
      </dl>
      <Collections collections={status.collections} />
    </>
  );
};
