/** GENERATED from src/intl/en-US/notification.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const notification = {
  domain: "notification",
  messages: {
    "recentNotifications": `Recent Notifications`,
    "noNotifications": `No notifications`,
    "noNotificationsHint": `Updates about your rides appear here.`,
    "unread": `(unread)`,
    "listFailed": `Notifications could not be loaded.`,
    "unreadable": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} notification could not be shown.`, other: () => `${formatter.number(args.count)} notifications could not be shown.`})}`,
  },
} as const;
