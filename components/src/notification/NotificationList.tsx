import type { Timestamp } from '@mobility/openapi';
import Bell from 'lucide-react/icons/bell';
import CarFront from 'lucide-react/icons/car-front';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import MessageSquare from 'lucide-react/icons/message-square';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { useFormats } from '../format/use-formats.ts';
import { format } from '../intl/generated/en-US/format.ts';
import { notification } from '../intl/generated/en-US/notification.ts';
import { useText } from '../intl/use-text.ts';
import { Card } from '../primitives/Card/Card.tsx';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { MoneyText } from '../primitives/Money/Money.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { InboxState } from '../provider/alerts/use-inbox.ts';
import * as styles from './NotificationList.css.ts';

/** A notification as people read it. */
export type NotificationItem = {
  id: string;
  /** The live message's type, which chooses the icon. */
  type: string;
  title: string;
  message: string;
  timestamp?: Timestamp | null;
  isUnread: boolean;
};

type NotificationListProps = {
  items: readonly NotificationItem[];
  /** Shows the first ones, up to this number. */
  limit?: number;
  /** Whether the items are all that there are. */
  state?: InboxState;
  /** How many more there are that could not be read. */
  unreadable?: number;
  /** 'Recent Notifications' unless given. */
  title?: string;
};

const icons: Record<string, ReactNode> = {
  ride_request: <CarFront size={20} aria-hidden />,
  ride_accepted: <CarFront size={20} aria-hidden />,
  driver_arrived: <CarFront size={20} aria-hidden />,
  ride_started: <CarFront size={20} aria-hidden />,
  ride_completed: <CircleCheck size={20} aria-hidden />,
  ride_cancelled: <CircleX size={20} aria-hidden />,
  payment_required: <Wallet size={20} aria-hidden />,
  balance_transaction: <Wallet size={20} aria-hidden />,
  admin_message: <MessageSquare size={20} aria-hidden />,
  admin_ride_message: <MessageSquare size={20} aria-hidden />,
  ride_message: <MessageSquare size={20} aria-hidden />,
  reply: <MessageSquare size={20} aria-hidden />,
  reply_received: <MessageSquare size={20} aria-hidden />,
};

/** The panel of recent notifications on a dashboard. */
export function NotificationList({
  items,
  limit = 5,
  state = 'ready',
  unreadable = 0,
  title,
}: NotificationListProps) {
  const t = useText(notification);
  return (
    <Card as="section" title={title ?? t('recentNotifications')} padding="none">
      {items.length === 0 ? (
        <NoItems state={state} unreadable={unreadable} />
      ) : (
        <ul>
          {items.slice(0, limit).map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function NoItems({ state, unreadable }: { state: InboxState; unreadable: number }) {
  const t = useText(notification);
  const icon = <Bell size={24} />;
  if (state === 'loading') return <Skeleton height={64} />;
  if (state === 'failed') return <EmptyState icon={icon} title={t('listFailed')} />;
  if (unreadable > 0) return <EmptyState icon={icon} title={t('unreadable', { count: unreadable })} />;
  return <EmptyState icon={icon} title={t('noNotifications')} text={t('noNotificationsHint')} />;
}

function Item({ item }: { item: NotificationItem }) {
  const t = useText(notification);
  const tFormat = useText(format);
  const formats = useFormats();
  return (
    <li className={item.isUnread ? `${styles.item} ${styles.unread}` : styles.item}>
      {icons[item.type] ?? <Bell size={20} aria-hidden />}
      <b className={styles.title}>
        {item.title}
        {item.isUnread && <VisuallyHidden> {t('unread')}</VisuallyHidden>}
      </b>
      <time className={styles.time}>
        {item.timestamp == null ? tFormat('unknownTime') : formats.dateTime(item.timestamp)}
      </time>
      <p className={styles.message} dir="auto">
        <MoneyText>{item.message}</MoneyText>
      </p>
    </li>
  );
}
