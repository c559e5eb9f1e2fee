import { useSentences } from '../intl/use-sentences.ts';
import { useInbox } from '../provider/use-inbox.ts';
import type { NotificationItem } from './NotificationList.tsx';

/** The notifications of the signed-in user with their texts. */
export const useNotificationItems = (): NotificationItem[] => {
  const { sentence } = useSentences();
  return useInbox().notifications.map((entry) => ({
    id: entry.id,
    type: entry.type,
    title: entry.heading ?? sentence(entry.title),
    message: entry.detail ?? sentence(entry.message, entry.params),
    timestamp: entry.timestamp ?? entry.created_at,
    isUnread: !entry.read || !entry.delivered,
  }));
};
