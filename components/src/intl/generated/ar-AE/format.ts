/** GENERATED from src/intl/ar-AE/format.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const format = {
  domain: "format",
  messages: {
    "dateNotAvailable": `التاريخ غير متاح`,
    "invalidDate": `تاريخ غير صالح`,
    "dateError": `خطأ في التاريخ`,
    "unknownTime": `وقت غير معروف`,
    "notAvailable": `غير متاح`,
    "justNow": `الآن`,
  },
} as const;
