import type { WaitingCounts } from '@mobility/openapi';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useId } from 'react';
import { Link } from 'react-aria-components/Link';
import { useFormats } from '../../format/use-formats.ts';
import { adminOverview } from '../../intl/generated/en-US/admin-overview.ts';
import { useText } from '../../intl/use-text.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { Changes, ConsoleAddress } from '../console/parameters.ts';
import { RetryNotice } from '../retry/RetryNotice.tsx';
import * as styles from './WaitingQueue.css.ts';
import { isAtLeast, tabOfKind, type WaitingKind, waitingKinds } from './waiting-kinds.ts';

export type WaitingQueueProps = {
  /** Null while they load. */
  counts: WaitingCounts | null;
  /** Whether the last load failed. */
  isFailed?: boolean;
  onRetry: () => void;
  hrefOf: ConsoleAddress['hrefOf'];
};

type Entry = { text: keyof typeof adminOverview.messages; parameters: Changes };

/** How each kind reads, and the filter of the list that shows exactly those. */
const entries = {
  silent_drivers: { text: 'silentDrivers', parameters: { type: 'silent' } },
  disputes: { text: 'disputes', parameters: {} },
  drivers_to_approve: { text: 'driversToApprove', parameters: { role: 'unapproved' } },
  unanswered_conversations: { text: 'unansweredConversations', parameters: { state: 'unanswered' } },
  failed_cards: { text: 'failedCards', parameters: { payment: 'card_failed' } },
  cash_missing: { text: 'cashMissing', parameters: { payment: 'cash_missing' } },
  escalated_rides: { text: 'escalatedRides', parameters: { payment: 'escalated' } },
} as const satisfies Record<WaitingKind, Entry>;

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
          <RetryNotice onRetry={onRetry}>{t('waitingFailed')}</RetryNotice>
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
  const waiting = waitingKinds.filter((kind) => counts[kind] || isAtLeast(counts, kind));
  if (waiting.length === 0) {
    return (
      <p className={styles.nothing}>
        <CircleCheck size={20} aria-hidden /> {t('nothingWaits')}
      </p>
    );
  }
  return (
    <ul className={styles.kinds}>
      {waiting.map((kind) => (
        <li key={kind}>
          <Link className={styles.kind} href={hrefOf(tabOfKind[kind], entries[kind].parameters)}>
            <b className={styles.count}>
              {number(counts[kind])}
              {isAtLeast(counts, kind) && '+'}
            </b>{' '}
            {t(entries[kind].text, { count: counts[kind] })}
          </Link>
        </li>
      ))}
    </ul>
  );
};
