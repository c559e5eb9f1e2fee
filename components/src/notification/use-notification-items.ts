import { canReply, type NotificationCard } from '@mobility/machines/inbox';
import type { Sentences } from '../intl/create-sentences.ts';
import { useSentences } from '../intl/use-sentences.ts';
import { useInbox } from '../provider/alerts/use-inbox.ts';
import { kindOf } from './kind.ts';
import type { NotificationItem } from './notification-item.ts';
import { notificationText } from './notification-text.ts';

/** A notification with its texts. */
const notificationItem = (entry: NotificationCard, sentences: Sentences): NotificationItem => ({
  id: entry.id,
  ids: entry.ids,
  type: entry.type,
  kind: kindOf(entry.type, Boolean(entry.sender_name)),
  ...notificationText(entry, sentences),
  timestamp: entry.timestamp ?? entry.created_at,
  isUnread: !entry.read || !entry.delivered,
  senderId: entry.sender_id,
  senderName: entry.sender_name,
  mayReply: canReply(entry),
  rideId: entry.ride_id,
});

/** The newest notifications of the signed-in user with their texts, one for each event. */
export const useNotificationItems = (limit?: number): NotificationItem[] => {
  const sentences = useSentences();
  const { cards } = useInbox();
  return cards.slice(0, limit).map((entry) => notificationItem(entry, sentences));
};
