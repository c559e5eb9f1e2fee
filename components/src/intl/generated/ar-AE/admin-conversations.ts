/** GENERATED from src/intl/ar-AE/admin-conversations.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const adminConversations = {
  domain: "admin-conversations",
  messages: {
    "conversations": `المحادثات`,
    "thread": `السلسلة`,
    "participants": `المشاركون`,
    "messages": `الرسائل`,
    "lastMessage": `آخر رسالة`,
    "latestMessage": `أحدث رسالة`,
    "view": `عرض`,
    "viewThread": (args: { id: string }) => `عرض السلسلة ⁨${args.id}⁩`,
    "fetchFailed": `تعذّر جلب المحادثات`,
    "threadFailed": `تعذّر جلب رسائل المحادثة`,
    "unreadable": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {zero: `لم يتعذّر عرض أي محادثة.`, one: `تعذّر عرض محادثة واحدة.`, two: `تعذّر عرض محادثتين.`, few: () => `تعذّر عرض ${formatter.number(args.count)} محادثات.`, many: () => `تعذّر عرض ${formatter.number(args.count)} محادثة.`, other: () => `تعذّر عرض ${formatter.number(args.count)} محادثة.`})}`,
    "none": `لا توجد محادثات بعد`,
    "noneText": `يبدأ الرد على رسالة محادثةً.`,
    "noneOpen": `لا محادثة مفتوحة`,
    "noneOpenText": `اعرض واحدة من القائمة لقراءة رسائلها.`,
    "threadTitle": (args: { id: string }) => `السلسلة ⁨${args.id}⁩`,
    "threadFacts": (args: { id: string; count: number }, formatter: MessageFormatter) => `السلسلة ⁨${args.id}⁩ · ${formatter.plural(args.count, {zero: `لا رسائل`, one: `رسالة واحدة`, two: `رسالتان`, few: () => `${formatter.number(args.count)} رسائل`, many: () => `${formatter.number(args.count)} رسالة`, other: () => `${formatter.number(args.count)} رسالة`})}`,
    "close": `إغلاق المحادثة`,
    "show": `عرض`,
    "all": `الكل`,
    "unanswered": `بانتظار الرد`,
    "allAnswered": `تم الرد على كل المحادثات`,
  },
} as const;
