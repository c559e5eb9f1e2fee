import { notification } from '../intl/generated/en-US/notification.ts';
import { useText } from '../intl/use-text.ts';
import { LinkButton } from '../primitives/LinkButton/LinkButton.tsx';
import { useInbox } from '../provider/alerts/use-inbox.ts';
import { useMobility } from '../provider/mobility.ts';
import { CardActions } from './CardActions.tsx';
import { NotificationList } from './NotificationList.tsx';
import { useNotificationItems } from './use-notification-items.ts';

export type RecentNotificationsProps = { limit: number };

/** The panel with the latest notifications, and the way to all of them. */
export const RecentNotifications = ({ limit }: RecentNotificationsProps) => {
  const t = useText(notification);
  const { links } = useMobility();
  const { state, isReading, unreadable, retry } = useInbox();
  return (
    <NotificationList
      items={useNotificationItems(limit)}
      limit={limit}
      state={state}
      unreadable={unreadable}
      onRetry={retry}
      isReading={isReading}
      action={
        <LinkButton size="small" variant="ghost" href={links.notifications}>
          {t('seeAll')}
        </LinkButton>
      }
      actionsOf={(item) => <CardActions item={item} size="small" />}
    />
  );
};
