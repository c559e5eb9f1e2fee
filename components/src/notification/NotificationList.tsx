import Bell from 'lucide-react/icons/bell';
import type { ReactNode } from 'react';
import { common } from '../intl/generated/en-US/common.ts';
import { notification } from '../intl/generated/en-US/notification.ts';
import { useText } from '../intl/use-text.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Card } from '../primitives/Card/Card.tsx';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { useFocusAfter } from '../primitives/Heading/focus-heading.ts';
import type { InboxState } from '../provider/alerts/use-inbox.ts';
import { NotificationCard } from './NotificationCard.tsx';
import { NotificationsSkeleton } from './NotificationsSkeleton.tsx';
import type { NotificationItem } from './notification-item.ts';

export type NotificationListProps = {
  items: readonly NotificationItem[];
  /** Shows the first ones, up to this number. */
  limit?: number;
  /** Whether the items are all that there are. */
  state?: InboxState;
  /** How many more there are that could not be read. */
  unreadable?: number;
  /** 'Recent Notifications' unless given. */
  title?: string;
  /** Shown at the end of the title's row. */
  action?: ReactNode;
  /** The actions of a notification. */
  actionsOf?: (item: NotificationItem) => ReactNode;
  /** What will be shown here, where there are no items. */
  hint?: string;
  /** Reads the list again after it failed. */
  onRetry?: (() => void) | undefined;
  /** Whether that is under way. */
  isReading?: boolean;
  /** Shown below the items. */
  footer?: ReactNode;
  /** A fixed time in milliseconds since 1970, for stories and tests. */
  now?: number;
};

/** The panel of recent notifications on a dashboard. */
export function NotificationList(props: NotificationListProps) {
  const {
    items,
    limit = 5,
    state = 'ready',
    unreadable = 0,
    title,
    action,
    actionsOf,
    footer,
    hint,
    onRetry,
    isReading = false,
    now,
  } = props;
  const t = useText(notification);
  return (
    <Card as="section" title={title ?? t('recentNotifications')} padding="none" action={action}>
      {items.length === 0 ? (
        <NoItems {...{ state, unreadable, hint, onRetry, isReading }} />
      ) : (
        <ul>
          {items.slice(0, limit).map((item) => (
            <NotificationCard key={item.id} item={item} actions={actionsOf?.(item)} now={now} />
          ))}
        </ul>
      )}
      {items.length > 0 && footer}
    </Card>
  );
}

const icon = <Bell size={24} />;

type RetryProps = { onRetry: (() => void) | undefined; isReading: boolean };

/** The list could not be loaded. Its button may have the focus when the list arrives. */
function ListFailed({ onRetry, isReading }: RetryProps) {
  const t = useText(notification);
  const tCommon = useText(common);
  const retry = onRetry && (
    <Button size="small" isPending={isReading} onPress={onRetry}>
      {tCommon('retry')}
    </Button>
  );
  return (
    <div ref={useFocusAfter()}>
      <EmptyState icon={icon} title={t('listFailed')} action={retry} />
    </div>
  );
}

/** The content of an empty list: it loads, it could not be loaded, or there are no notifications. */
function NoItems({
  state,
  unreadable,
  hint,
  ...retry
}: RetryProps & {
  state: InboxState;
  unreadable: number;
  hint?: string | undefined;
}) {
  const t = useText(notification);
  if (state === 'loading') return <NotificationsSkeleton />;
  if (state === 'failed') return <ListFailed {...retry} />;
  if (unreadable > 0) return <EmptyState icon={icon} title={t('unreadable', { count: unreadable })} />;
  return <EmptyState icon={icon} title={t('noNotifications')} text={hint ?? t('noNotificationsHint')} />;
}
