import Activity from 'lucide-react/icons/activity';
import CarFront from 'lucide-react/icons/car-front';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { adminOverview } from '../../intl/generated/en-US/admin-overview.ts';
import { useText } from '../../intl/use-text.ts';
import { Ago } from '../../notification/Ago.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { RetryNotice } from '../retry/RetryNotice.tsx';
import type { Activity as Entry } from './activity.ts';
import * as styles from './RecentActivity.css.ts';
import { useActivityText } from './use-activity-text.tsx';

export type RecentActivityProps = {
  /** Newest first; null while it loads. */
  activity: readonly Entry[] | null;
  /** Given where the movements of balances could not be read; reads them again. */
  onRetryMovements?: (() => void) | undefined;
  /** The address of the ride, the user or the entry of the audit trail that it is about. */
  hrefOf: (entry: Entry) => string;
  /** A fixed time in milliseconds since 1970, for stories and tests. */
  now?: number;
};

const icons: Record<Entry['kind'], ReactNode> = {
  ride: <CarFront size={20} aria-hidden />,
  movement: <Wallet size={20} aria-hidden />,
  audit: <ShieldAlert size={20} aria-hidden />,
};

/** Both sides of a payment have the id of their transaction. */
const keyOf = (entry: Entry): string =>
  `${entry.kind} ${entry.id} ${entry.kind === 'movement' ? entry.movement.user_id : ''}`;

/** The newest rides, movements of balances and entries of the audit trail. */
export const RecentActivity = ({ activity, onRetryMovements, hrefOf, now }: RecentActivityProps) => {
  const t = useText(adminOverview);
  return (
    <Card title={t('recentActivity')} padding="none">
      {onRetryMovements && (
        <div className={styles.failed}>
          <RetryNotice onRetry={onRetryMovements}>{t('movementsFailed')}</RetryNotice>
        </div>
      )}
      {activity === null && <Loading />}
      {activity?.length === 0 && !onRetryMovements && (
        <EmptyState icon={<Activity size={24} />} title={t('noActivity')} text={t('noActivityHint')} />
      )}
      {activity && activity.length > 0 && (
        <ul>
          {activity.map((entry) => (
            <Row key={keyOf(entry)} entry={entry} href={hrefOf(entry)} now={now} />
          ))}
        </ul>
      )}
    </Card>
  );
};

const Row = ({ entry, href, now }: { entry: Entry; href: string; now?: number }) => {
  const { title, detail, end } = useActivityText(entry);
  return (
    <li>
      <Link className={styles.row} href={href}>
        <span className={styles.icon}>{icons[entry.kind]}</span>
        <p className={styles.title}>{title}</p>
        <p className={styles.end}>{end}</p>
        <p className={styles.detail}>{detail}</p>
        <Ago className={styles.time} at={entry.at || null} now={now} />
      </Link>
    </li>
  );
};

const Loading = () => (
  <div className={styles.loading} aria-hidden="true">
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} height={40} />
    ))}
  </div>
);
