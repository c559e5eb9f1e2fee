/** GENERATED from src/intl/ar-AE/admin-filters.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const adminFilters = {
  domain: "admin-filters",
  messages: {
    "savedFilters": `المرشحات المحفوظة`,
    "none": `لا شيء محفوظ بعد. تراها أنت فقط في هذا المتصفح.`,
    "name": `الاسم`,
    "chooseFirst": `اختر مرشحًا أولًا.`,
    "replaces": `يحل محل المرشح المحفوظ بهذا الاسم.`,
    "save": `حفظ المرشحات الحالية`,
    "remove": (args: { name: string }) => `إزالة ⁨${args.name}⁩`,
    "removed": (args: { name: string }) => `أُزيل ⁨${args.name}⁩`,
    "undo": `تراجع`,
  },
} as const;
