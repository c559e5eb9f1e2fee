import BellOff from 'lucide-react/icons/bell-off';
import CheckCheck from 'lucide-react/icons/check-check';
import { type ReactNode, useId, useRef } from 'react';
import { byDay } from '../../format/by-day.ts';
import { timestampMs } from '../../format/time.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useNow } from '../../format/use-now.ts';
import { notification } from '../../intl/generated/en-US/notification.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { InboxState } from '../../provider/alerts/use-inbox.ts';
import { frame } from '../../theme/frame.css.ts';
import { NotificationCard } from '../NotificationCard.tsx';
import type { NotificationItem } from '../notification-item.ts';
import { FilterRail } from './FilterRail.tsx';
import { countsOf, isShownBy, type NotificationFilter } from './filter.ts';
import * as styles from './Notifications.css.ts';

export type NotificationsViewProps = {
  /** All of them, newest first. */
  items: readonly NotificationItem[];
  /** How many notifications of the filter are shown. */
  atMost?: number;
  /** Shows older ones of the filter too. */
  onOlder?(): void;
  /** Whether the newest notifications were read from the server. */
  state: InboxState;
  /** How many notifications could not be read. */
  unreadable?: number;
  /** Whether there are no others; the filters show counts only then. */
  hasAll?: boolean;
  filter: NotificationFilter;
  onFilter(filter: NotificationFilter): void;
  onMarkAllRead(): void;
  onClearAll(): void;
  onRetry(): void;
  /** The actions of a notification. */
  actionsOf(item: NotificationItem): ReactNode;
  /** What will be shown here, where there are none. */
  hint?: string | undefined;
  /** A fixed time in milliseconds since 1970, for stories and tests. */
  now?: number;
};

/** All notifications of a user, by day. */
export function NotificationsView(props: NotificationsViewProps) {
  const { items, state, filter, onFilter, atMost, onOlder, unreadable = 0, hasAll = true } = props;
  const t = useText(notification);
  const found = items.filter((item) => isShownBy(filter, item));
  const shown = found.slice(0, atMost);
  const counts = state === 'ready' && hasAll ? countsOf(items) : null;
  return (
    <div className={frame}>
      <div className={styles.page} data-testid="notifications-page">
        <Head {...props} />
        <FilterRail value={filter} counts={counts} onChange={onFilter} />
        <div className={styles.list}>
          {state === 'failed' && (
            <Notice tone="critical" onRetry={props.onRetry}>
              {t('listFailed')}
            </Notice>
          )}
          {unreadable > 0 && <Notice tone="caution">{t('unreadable', { count: unreadable })}</Notice>}
          {shown.length > 0 && <Days {...props} items={shown} />}
          {shown.length === 0 && <None {...props} hasOthers={items.length > 0} />}
          {found.length > shown.length && (
            <div className={styles.more}>
              <Button onPress={onOlder}>{t('older')}</Button>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

function Head({ items, onMarkAllRead, onClearAll }: NotificationsViewProps) {
  const t = useText(notification);
  const head = useRef<HTMLElement>(null);
  const clear = () => {
    // The button disappears with the notifications.
    head.current?.focus();
    onClearAll();
  };
  return (
    <header ref={head} className={styles.head} tabIndex={-1}>
      <Heading className={styles.title}>{t('notifications')}</Heading>
      <div className={styles.headActions}>
        {' '}
        {items.some(({ isUnread }) => isUnread) && (
          <Button variant="ghost" className={styles.readAll} onPress={onMarkAllRead}>
            <CheckCheck className={styles.readAllIcon} size={20} aria-hidden />
            <span className={styles.readAllText}>{t('markAllRead')}</span>
          </Button>
        )}
        {items.length > 0 && <Button onPress={clear}>{t('clearAll')}</Button>}
      </div>{' '}
    </header>
  );
}

/** How often the headings of the days are updated, in milliseconds. */
const dayCheck = 60_000;

function Days({ items, actionsOf, now: held }: NotificationsViewProps) {
  const now = useNow(held, dayCheck);
  return byDay(items, ({ timestamp }) => timestamp, now).map(({ day, at, items: ofDay }) => (
    <DaySection key={day} day={day} at={timestampMs(at)}>
      {ofDay.map((item) => (
        <NotificationCard
          key={item.id}
          item={item}
          look="card"
          isUnderDay
          actions={actionsOf(item)}
          now={held}
        />
      ))}
    </DaySection>
  ));
}

function DaySection({ day, at, children }: { day: string; at: number; children: ReactNode }) {
  const t = useText(notification);
  const formats = useFormats();
  const id = useId();
  const date = Number.isNaN(at) ? formats.relative(null, 0) : formats.date(at);
  const names: Readonly<Record<string, string>> = { today: t('today'), yesterday: t('yesterday') };
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.day}>
        {names[day] ?? date}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

function None({
  state,
  filter,
  unreadable,
  hint,
  hasOthers,
}: NotificationsViewProps & { hasOthers: boolean }) {
  const t = useText(notification);
  if (state === 'loading') return <Waiting />;
  // The notice above explains that nothing was loaded, or that something cannot be shown.
  if (state === 'failed' || unreadable) return null;
  const ofKind = filter === 'unread' ? t('noneUnread') : t('noneOfKind');
  return (
    <div className={styles.empty}>
      <EmptyState
        icon={<BellOff size={24} />}
        title={hasOthers ? ofKind : t('noNotifications')}
        text={hasOthers ? undefined : (hint ?? t('noNotificationsHint'))}
      />
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {['first', 'second', 'third'].map((key) => (
        <Skeleton key={key} shape="block" height={112} />
      ))}
    </div>
  );
}
