import type { WaitingCounts } from '@mobility/openapi';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useId } from 'react';
import { Link } from 'react-aria-components/Link';
import { useFormats } from '../../format/use-formats.ts';
import { adminOverview } from '../../intl/generated/en-US/admin-overview.ts';
import { useText } from '../../intl/use-text.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { ConsoleAddress } from '../console/parameters.ts';
import * as styles from './WaitingQueue.css.ts';
import { waitingKinds } from './waiting-kinds.ts';

export type WaitingQueueProps = {
  /** Null while they load. */
  counts: WaitingCounts | null;
  /** Whether the last load failed. */
  isFailed?: boolean;
  onRetry: () => void;
  hrefOf: ConsoleAddress['hrefOf'];
};

const texts = {
  silent_drivers: 'silentDrivers',
  disputes: 'disputes',
  drivers_to_approve: 'driversToApprove',
  unanswered_conversations: 'unansweredConversations',
  failed_cards: 'failedCards',
  cash_missing: 'cashMissing',
  escalated_rides: 'escalatedRides',
} as const satisfies Record<(typeof waitingKinds)[number]['id'], string>;

/** What waits for an admin: each kind with its count, which leads to the list of those. */
export const WaitingQueue = (props: WaitingQueueProps) => {
  const { counts, isFailed = false, onRetry } = props;
  const t = useText(adminOverview);
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <Heading isOfPart id={titleId} className={styles.title}>
        {t('waitingForYou')}
      </Heading>
      {isFailed && (
        <div className={styles.body}>
          <Notice tone="critical" onRetry={onRetry}>
            {t('waitingFailed')}
          </Notice>
        </div>
      )}
      {!counts && !isFailed && (
        <div className={styles.body}>
          <Skeleton height={44} />
        </div>
      )}
      {counts && (
        <div className={styles.body}>
          <Kinds counts={counts} hrefOf={props.hrefOf} />
        </div>
      )}
    </section>
  );
};

type KindsProps = { counts: WaitingCounts } & Pick<WaitingQueueProps, 'hrefOf'>;

const Kinds = ({ counts, hrefOf }: KindsProps) => {
  const t = useText(adminOverview);
  const { number } = useFormats();
  const waiting = waitingKinds.filter(({ id }) => counts[id]);
  if (waiting.length === 0) {
    return (
      <p className={styles.nothing}>
        <CircleCheck size={20} aria-hidden /> {t('nothingWaits')}
      </p>
    );
  }
  return (
    <ul className={styles.kinds}>
      {waiting.map(({ id, tab, parameters }) => (
        <li key={id}>
          <Link className={styles.kind} href={hrefOf(tab, parameters)}>
            <b className={styles.count}>{number(counts[id])}</b> {t(texts[id], { count: counts[id] })}
          </Link>
        </li>
      ))}
    </ul>
  );
};
