/** GENERATED from src/intl/ar-AE/lists.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const lists = {
  domain: "lists",
  messages: {
    "firstRows": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: `طُبع الصف الأول فقط.`, two: `طُبع أول صفين فقط.`, few: () => `طُبعت أول ${formatter.number(args.count)} صفوف فقط.`, many: () => `طُبع أول ${formatter.number(args.count)} صفًا فقط.`, other: () => `طُبع أول ${formatter.number(args.count)} صف فقط.`})}`,
    "printedLoading": `كانت هذه القائمة لا تزال قيد التحميل عند طباعتها.`,
    "showMore": `عرض المزيد`,
    "notLoaded": `تعذّر تحميل هذه القائمة.`,
    "moreFailed": `تعذّر تحميل المزيد.`,
    "searching": `جارٍ البحث…`,
    "gone": `لم يعد في هذه القائمة`,
  },
} as const;
