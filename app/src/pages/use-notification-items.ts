import { text } from '@mobility/components/messages';
import { useInbox } from '../use-children.ts';

/** The notifications in the words that people read. */
export const useNotificationItems = () =>
  useInbox().notifications.map((entry) => ({
    id: entry.id,
    type: entry.type,
    title: entry.heading ?? text(entry.title),
    message: entry.detail ?? text(entry.message, entry.params),
    timestamp: entry.timestamp ?? entry.created_at,
    isUnread: !entry.read || !entry.delivered,
  }));
