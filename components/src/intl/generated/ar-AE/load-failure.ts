/** GENERATED from src/intl/ar-AE/load-failure.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const loadFailure = {
  domain: "load-failure",
  messages: {
    "dashboardFailed": (args: { reason: string }) => `تعذّر تحميل بيانات اللوحة: ⁨${args.reason}⁩`,
    "outOfDate": `قد تكون البيانات المعروضة قديمة.`,
    "notConfigured": `لم يُضبط عنوان الخادم`,
    "loginFirst": `يُرجى تسجيل الدخول أولًا`,
    "serverError": (args: { status: string }) => `أجاب الخادم بخطأ (⁨${args.status}⁩)`,
    "unreadable": `تعذّرت قراءة إجابة الخادم`,
  },
} as const;
