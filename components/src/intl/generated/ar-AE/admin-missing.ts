/** GENERATED from src/intl/ar-AE/admin-missing.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const adminMissing = {
  domain: "admin-missing",
  messages: {
    "ride": `الرحلة`,
    "rideMissing": `هذه الرحلة غير موجودة.`,
    "rideUnread": `تعذّر تحميل الرحلة.`,
    "dispute": `الاعتراض`,
    "disputeMissing": `هذا الاعتراض غير موجود.`,
    "disputeUnread": `تعذّر تحميل الاعتراض.`,
    "email": `البريد الإلكتروني`,
    "emailMissing": `هذه الرسالة غير موجودة، أو لم تعد ضمن الرسائل المعروضة هنا.`,
    "emailUnread": `تعذّر تحميل الرسالة.`,
    "unpaid": `رحلة غير مدفوعة`,
    "unpaidMissing": `هذه الرحلة غير موجودة، أو لم تعد غير مدفوعة.`,
    "unpaidUnread": `تعذّر تحميل الرحلة.`,
    "user": `المستخدم`,
    "userMissing": `هذا المستخدم غير موجود.`,
    "userUnread": `تعذّر تحميل المستخدم.`,
    "notDriver": `هذا المستخدم ليس سائقًا.`,
    "escalated": `سبق تصعيد هذه الرحلة.`,
  },
} as const;
