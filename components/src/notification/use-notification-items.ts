import { useSentences } from '../intl/use-sentences.ts';
import { useInbox } from '../provider/alerts/use-inbox.ts';
import type { NotificationItem } from './NotificationList.tsx';
import { notificationText } from './notification-text.ts';

/** The notifications of the signed-in user with their texts. */
export const useNotificationItems = (): NotificationItem[] => {
  const sentences = useSentences();
  return useInbox().notifications.map((entry) => ({
    id: entry.id,
    type: entry.type,
    ...notificationText(entry, sentences),
    timestamp: entry.timestamp ?? entry.created_at,
    isUnread: !entry.read || !entry.delivered,
  }));
};
