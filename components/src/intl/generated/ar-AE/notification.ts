/** GENERATED from src/intl/ar-AE/notification.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const notification = {
  domain: "notification",
  messages: {
    "recentNotifications": `الإشعارات الأخيرة`,
    "noNotifications": `لا توجد إشعارات`,
    "noNotificationsHint": `تظهر هنا مستجدات رحلاتك.`,
    "unread": `(غير مقروء)`,
    "listFailed": `تعذّر تحميل الإشعارات.`,
    "unreadable": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {zero: () => `تعذّر عرض ${formatter.number(args.count)} إشعار.`, one: `تعذّر عرض إشعار واحد.`, two: `تعذّر عرض إشعارين.`, few: () => `تعذّر عرض ${formatter.number(args.count)} إشعارات.`, many: () => `تعذّر عرض ${formatter.number(args.count)} إشعارًا.`, other: () => `تعذّر عرض ${formatter.number(args.count)} إشعار.`})}`,
  },
} as const;
