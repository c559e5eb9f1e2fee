import { useInbox } from '../provider/alerts/use-inbox.ts';
import { NotificationList } from './NotificationList.tsx';
import { useNotificationItems } from './use-notification-items.ts';

/** The latest notifications of the signed-in user. */
export const RecentNotifications = ({ limit }: { limit: number }) => {
  const { state, unreadable } = useInbox();
  return (
    <NotificationList items={useNotificationItems()} limit={limit} state={state} unreadable={unreadable} />
  );
};
