/** GENERATED from src/intl/en-US/admin-notifications.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const adminNotifications = {
  domain: "admin-notifications",
  messages: {
    "none": `Messages and news for admins appear here.`,
  },
} as const;
