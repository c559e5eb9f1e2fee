/** GENERATED from src/intl/de-DE/notification.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const notification = {
  domain: "notification",
  messages: {
    "recentNotifications": `Letzte Mitteilungen`,
    "noNotifications": `Keine Mitteilungen`,
    "noNotificationsHint": `Neues zu Ihren Fahrten erscheint hier.`,
    "unread": `(ungelesen)`,
    "listFailed": `Die Mitteilungen konnten nicht geladen werden.`,
    "unreadable": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} Mitteilung konnte nicht angezeigt werden.`, other: () => `${formatter.number(args.count)} Mitteilungen konnten nicht angezeigt werden.`})}`,
  },
} as const;
