/** GENERATED from src/intl/de-DE/admin-notifications.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const adminNotifications = {
  domain: "admin-notifications",
  messages: {
    "none": `Nachrichten und Neues für die Verwaltung erscheinen hier.`,
  },
} as const;
