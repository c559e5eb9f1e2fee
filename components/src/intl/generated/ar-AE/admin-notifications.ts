/** GENERATED from src/intl/ar-AE/admin-notifications.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const adminNotifications = {
  domain: "admin-notifications",
  messages: {
    "none": `تظهر هنا الرسائل والمستجدات الخاصة بالإدارة.`,
  },
} as const;
