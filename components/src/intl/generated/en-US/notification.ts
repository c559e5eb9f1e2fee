/** GENERATED from src/intl/en-US/notification.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const notification = {
  domain: "notification",
  messages: {
    "recentNotifications": `Recent Notifications`,
    "noNotifications": `No notifications`,
    "noNotificationsHint": `Updates about your rides appear here.`,
    "unread": `(unread)`,
  },
} as const;
