/** GENERATED from src/intl/ar-AE/admin-database.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const adminDatabase = {
  domain: "admin-database",
  messages: {
    "databaseStatus": `حالة قاعدة البيانات`,
    "readAt": (args: { name: string; time: string }) => `⁨${args.name}⁩، قُرئت ⁨${args.time}⁩`,
    "refresh": `تحديث`,
    "statusFailed": `تعذّر جلب حالة قاعدة البيانات`,
    "collections": `المجموعات`,
    "collection": `المجموعة`,
    "allCollections": (args: { count: number }, formatter: MessageFormatter) => `عرض كل المجموعات (⁨${formatter.number(args.count)}⁩)`,
    "largestCollections": `عرض الأكبر فقط`,
    "documents": `المستندات`,
    "lastBackup": `آخر نسخة احتياطية`,
    "noBackup": `لا توجد بعد`,
    "backupBy": (args: { name: string }) => `بواسطة ⁨${args.name}⁩`,
    "healthy": `سليم`,
    "degraded": `بطيء`,
    "down": `لا يعمل`,
    "backup": `النسخ الاحتياطي`,
    "backupWarning": `النسخة الاحتياطية ملف JSON واحد على هذا الحاسوب، وفيه بيانات شخصية لجميع المستخدمين. احتفظ به مشفّرًا.`,
    "backupHolds": `عدد مجموعاتها ومستنداتها أقل مما في قاعدة البيانات: لا تشمل الجلسات ولا الروابط لمرة واحدة ولا الإجابات المخزّنة ولا رسائل البريد الإلكتروني المرسلة ولا الرسائل التي لم تُسلَّم بعد.`,
    "createBackup": `إنشاء نسخة احتياطية وتنزيلها`,
    "creatingBackup": `يجري إنشاء النسخة الاحتياطية`,
    "backupWaits": `تجري استعادة الآن. أنشئ النسخة الاحتياطية بعد انتهائها.`,
    "backedUp": (args: { collections: number; documents: number }, formatter: MessageFormatter) => `${formatter.plural(args.collections, {zero: `لا مجموعات`, one: `مجموعة واحدة`, two: `مجموعتان`, few: () => `${formatter.number(args.collections)} مجموعات`, many: () => `${formatter.number(args.collections)} مجموعة`, other: () => `${formatter.number(args.collections)} مجموعة`})}، ${formatter.plural(args.documents, {zero: `لا مستندات`, one: `مستند واحد`, two: `مستندان`, few: () => `${formatter.number(args.documents)} مستندات`, many: () => `${formatter.number(args.documents)} مستندًا`, other: () => `${formatter.number(args.documents)} مستند`})}`,
    "file": (args: { name: string; size: string }) => `⁨${args.name}⁩، ⁨${args.size}⁩`,
  },
} as const;
