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
    "firstRows": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: `طُبع الصف الأول فقط.`, two: `طُبع أول صفين فقط.`, few: () => `طُبعت أول ${formatter.number(args.count)} صفوف فقط.`, many: () => `طُبع أول ${formatter.number(args.count)} صفًا فقط.`, other: () => `طُبع أول ${formatter.number(args.count)} صف فقط.`})}`,
    "moreFailed": `تعذّر تحميل المزيد.`,
  },
} as const;
