/** GENERATED from src/intl/ar-AE/admin-analytics.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const adminAnalytics = {
  domain: "admin-analytics",
  messages: {
    "analytics": `التحليلات`,
    "completionRate": `معدل الإكمال`,
    "completed": (args: { done: string; all: string }) => `⁨${args.done}⁩ من ⁨${args.all}⁩ رحلة`,
    "averageRating": `متوسط التقييم`,
    "fixedRating": `رقم ثابت`,
    "utilisation": `نسبة تشغيل السائقين`,
    "online": (args: { online: string; all: string }) => `⁨${args.online}⁩ من ⁨${args.all}⁩ سائق متصل`,
    "revenuePerRide": `الإيراد لكل رحلة مكتملة`,
    "perCompleted": `في المتوسط`,
    "growth": `النمو`,
    "growthText": `تقارن تحليلات المدفوعات الإيرادات والمعاملات بالفترة السابقة.`,
    "openPayments": `تحليلات المدفوعات`,
  },
} as const;
