/** GENERATED from src/intl/ar-AE/admin-demo.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const adminDemo = {
  domain: "admin-demo",
  messages: {
    "simulation": `المدينة المحاكاة`,
    "simulationHint": `سائقون وركاب محاكون يبقون هذا العرض نشطًا.`,
    "running": `تعمل`,
    "speed": `السرعة`,
    "times": (args: { speed: number }, formatter: MessageFormatter) => `⁨${formatter.number(args.speed)}⁩×`,
    "drivers": `السائقون`,
    "riders": `الركاب`,
    "openRides": `رحلات جارية`,
    "completedRides": `رحلات مكتملة`,
    "steerFailed": `تعذّر تغيير المدينة المحاكاة.`,
    "simulationFailed": `تعذّرت قراءة المدينة المحاكاة.`,
    "outbox": `صندوق الصادر`,
    "outboxHint": `أحدث 100 رسالة. من دون خادم بريد تبقى هنا فقط.`,
    "outboxFailed": `تعذّرت قراءة الرسائل الصادرة.`,
    "noMail": `لا توجد رسائل بعد`,
    "recipient": `المستلم`,
    "subject": `الموضوع`,
    "state": `الحالة`,
    "written": `كُتبت`,
    "read": `قراءة`,
    "readMail": (args: { subject: string; recipient: string }) => `قراءة ⁨${args.subject}⁩ إلى ⁨${args.recipient}⁩`,
    "waiting": `بالانتظار`,
    "sent": `أُرسلت`,
    "failed": `فشلت`,
    "unreadableMail": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {zero: () => `تعذّر عرض ${formatter.number(args.count)} رسالة.`, one: `تعذّر عرض رسالة واحدة.`, two: `تعذّر عرض رسالتين.`, few: () => `تعذّر عرض ${formatter.number(args.count)} رسائل.`, many: () => `تعذّر عرض ${formatter.number(args.count)} رسالة.`, other: () => `تعذّر عرض ${formatter.number(args.count)} رسالة.`})}`,
    "unknownState": `غير معروفة`,
  },
} as const;
