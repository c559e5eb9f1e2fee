import { limits } from '@mobility/openapi/limits';
import { useQuery } from '@tanstack/react-query';
import { Demo } from '../demo/Demo.tsx';
import { useIsTold } from '../panel/use-is-told.ts';
import { Restore } from '../restore/Restore.tsx';
import { useRestoreStage } from '../restore/use-restore.ts';
import { useAdminQueries } from '../use-admin-queries.ts';
import { Backup } from './Backup.tsx';
import * as styles from './Database.css.ts';
import { DatabaseStatusView } from './DatabaseStatusView.tsx';

/** The database: its size, backup and restore. In demo mode, what only a demo has comes last. */
export const DatabaseTab = () => {
  const queries = useAdminQueries();
  const { data, error, isFetching, isPending, refetch } = useQuery({
    ...queries.getDatabaseStatus(),
    refetchInterval: limits.admin.refreshInterval,
  });
  const isTold = useIsTold(error);
  const restore = useRestoreStage();
  const cards = [<Backup key="backup" isRestoring={restore === 'restoring'} />, <Restore key="restore" />];
  return (
    <div className={styles.stack}>
      <div className={styles.layout}>
        <div className={styles.actions}>
          {/* A restore that was begun comes first. */}
          {restore === 'idle' ? cards : cards.toReversed()}
        </div>
        <DatabaseStatusView
          status={data ?? null}
          isFailed={error !== null && !isTold}
          isRefreshing={isFetching && !isPending}
          onRefresh={() => refetch()}
        />
      </div>
      <Demo />
    </div>
  );
};
