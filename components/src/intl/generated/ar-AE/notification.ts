/** GENERATED from src/intl/ar-AE/notification.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const notification = {
  domain: "notification",
  messages: {
    "recentNotifications": `الإشعارات الأخيرة`,
    "noNotifications": `لا توجد إشعارات`,
    "noNotificationsHint": `تظهر هنا مستجدات رحلاتك.`,
    "unread": `(غير مقروء)`,
  },
} as const;
