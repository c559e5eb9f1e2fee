import { NotificationList } from './NotificationList.tsx';
import { useNotificationItems } from './use-notification-items.ts';

/** The latest notifications of the signed-in user. */
export const RecentNotifications = ({ limit }: { limit: number }) => (
  <NotificationList items={useNotificationItems()} limit={limit} />
);
