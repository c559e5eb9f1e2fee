import { canPay } from '@mobility/machines/ride';
import { limits } from '@mobility/openapi/limits';
import { useState } from 'react';
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
import { useNotificationItems } from '../use-notification-items.ts';
import type { NotificationFilter } from './filter.ts';
import { NotificationsView } from './NotificationsView.tsx';

const { page } = limits.notifications;

/** Every notification of the signed-in user: filtered, read, answered and cleared. */
export const Notifications = () => {
  const inbox = useInbox();
  const items = useNotificationItems();
  const [filter, setFilter] = useState<NotificationFilter>('all');
  const [shown, setShown] = useState<number>(page);
  return (
    <NotificationsView
      items={items.slice(0, shown)}
      state={inbox.state}
      unreadable={inbox.unreadable}
      filter={filter}
      onFilter={setFilter}
      older={{
        has: items.length > shown,
        isReading: false,
        isFailed: false,
        read: () => setShown(shown + page),
      }}
      onMarkAllRead={() => inbox.send({ type: 'markRead' })}
      onClearAll={() => inbox.send({ type: 'clearAll' })}
      onRetry={() => inbox.send({ type: 'resync' })}
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
