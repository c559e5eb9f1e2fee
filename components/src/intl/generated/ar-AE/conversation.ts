/** GENERATED from src/intl/ar-AE/conversation.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const conversation = {
  domain: "conversation",
  messages: {
    "message": `رسالة`,
    "unread": (args: { count: number }, formatter: MessageFormatter) => `رسالة، ${formatter.plural(args.count, {zero: `لا رسائل غير مقروءة`, one: `رسالة واحدة غير مقروءة`, two: `رسالتان غير مقروءتين`, few: () => `${formatter.number(args.count)} رسائل غير مقروءة`, many: () => `${formatter.number(args.count)} رسالة غير مقروءة`, other: () => `${formatter.number(args.count)} رسالة غير مقروءة`})}`,
    "messagesWith": (args: { name: string }) => `الرسائل مع ⁨${args.name}⁩`,
    "yourMessage": `رسالتك`,
    "placeholder": `اكتب رسالة`,
    "send": `إرسال`,
    "sending": `جارٍ الإرسال`,
    "notSent": `لم تُرسل`,
    "waiting": `لم تُرسل بعد. ستُرسل عند عودة الاتصال.`,
    "edit": `تعديل`,
    "none": `لا توجد رسائل بعد`,
    "noneDriver": `أخبر سائقك أين تنتظر.`,
    "noneRider": `أخبر الراكب متى تصل.`,
    "loading": `جارٍ تحميل الرسائل`,
    "loadFailed": `تعذّر تحميل الرسائل السابقة.`,
    "you": `أنت`,
  },
} as const;
