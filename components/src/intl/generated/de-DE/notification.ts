/** GENERATED from src/intl/de-DE/notification.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const notification = {
  domain: "notification",
  messages: {
    "recentNotifications": `Letzte Mitteilungen`,
    "noNotifications": `Keine Mitteilungen`,
    "noNotificationsHint": `Neues zu Ihren Fahrten erscheint hier.`,
    "unread": `(ungelesen)`,
  },
} as const;
