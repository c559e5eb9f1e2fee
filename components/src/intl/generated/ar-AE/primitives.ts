/** GENERATED from src/intl/ar-AE/primitives.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const primitives = {
  domain: "primitives",
  messages: {
    "alerts": `التنبيهات`,
    "dismissAlert": `إغلاق التنبيه`,
    "showPassword": `إظهار كلمة المرور`,
    "hidePassword": `إخفاء كلمة المرور`,
    "clearSearch": `مسح البحث`,
    "increase": `زيادة`,
    "decrease": `إنقاص`,
    "route": `المسار`,
    "user": `مستخدم`,
    "columns": `الأعمدة`,
    "showMore": `عرض المزيد`,
    "firstRows": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: `الصف الأول من قائمة أطول.`, two: `أول صفين من قائمة أطول.`, few: () => `أول ${formatter.number(args.count)} صفوف من قائمة أطول.`, many: () => `أول ${formatter.number(args.count)} صفًا من قائمة أطول.`, other: () => `أول ${formatter.number(args.count)} صف من قائمة أطول.`})}`,
    "moreFailed": `تعذّر تحميل المزيد.`,
  },
} as const;
