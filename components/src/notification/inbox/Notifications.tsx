import { canPay } from '@mobility/machines/ride';
import { limits } from '@mobility/openapi/limits';
import { useState } from 'react';
import { adminNotifications } from '../../intl/generated/en-US/admin-notifications.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { notification } from '../../intl/generated/en-US/notification.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { useInbox } from '../../provider/alerts/use-inbox.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useMyRides } from '../../provider/rides/use-my-rides.ts';
import { useUser } from '../../provider/use-user.ts';
import { CardActions } from '../CardActions.tsx';
import type { NotificationItem } from '../notification-item.ts';
import { useClearAll } from '../use-clear-all.ts';
import { useNotificationItems } from '../use-notification-items.ts';
import { filters, type NotificationFilter } from './filter.ts';
import { NotificationsView } from './NotificationsView.tsx';

const { page } = limits.notifications;

export type NotificationsProps = {
  /** The filter, where the page keeps it, for example in its address; any other text shows all. */
  filter?: string | null;
  onFilter?(filter: NotificationFilter): void;
};

const isFilter = (word: string | null | undefined): word is NotificationFilter =>
  filters.some((filter) => filter === word);

/** Every notification of the signed-in user: filtered, read, answered and cleared. */
export const Notifications = ({ filter, onFilter }: NotificationsProps) => {
  const inbox = useInbox();
  const items = useNotificationItems();
  const clearAll = useClearAll();
  const t = useText(adminNotifications);
  const isAdmin = useUser()?.role === 'admin';
  const [own, setOwn] = useState<NotificationFilter>('all');
  const [atMost, setAtMost] = useState<number>(page);
  const asked = isFilter(filter) ? filter : 'all';
  return (
    <NotificationsView
      items={items}
      atMost={atMost}
      onOlder={() => setAtMost(atMost + page)}
      state={inbox.state}
      unreadable={inbox.unreadable}
      hasAll={inbox.hasAll}
      hint={isAdmin ? t('none') : undefined}
      filter={onFilter ? asked : own}
      onFilter={onFilter ?? setOwn}
      onMarkAllRead={() => inbox.send({ type: 'markRead' })}
      onClearAll={clearAll}
      onRetry={inbox.retry}
      actionsOf={(item) => <Actions item={item} />}
    />
  );
};

/** The actions of a card; Pay Now while the ride has to be paid. */
const Actions = ({ item }: { item: NotificationItem }) => {
  const t = useText(notification);
  const inbox = useInbox();
  const { id, ids = [id] } = item;
  return (
    <CardActions item={item}>
      {item.kind === 'payment' && item.rideId !== undefined && <PayNow rideId={item.rideId} />}
      {item.isUnread && (
        <Button variant="ghost" onPress={() => inbox.send({ type: 'markRead', ids })}>
          {t('markRead')}
        </Button>
      )}
    </CardActions>
  );
};

const PayNow = ({ rideId }: { rideId: string }) => {
  const t = useText(common);
  const { links } = useMobility();
  const role = useUser()?.role;
  const ride = useMyRides().data?.find(({ id }) => id === rideId);
  if (role !== 'rider' || !ride || !canPay(ride, role)) return null;
  return (
    <LinkButton variant="primary" href={`${links.rides}?${new URLSearchParams({ pay: rideId })}`}>
      {t('payNow')}
    </LinkButton>
  );
};
