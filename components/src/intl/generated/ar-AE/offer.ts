/** GENERATED from src/intl/ar-AE/offer.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const offer = {
  domain: "offer",
  messages: {
    "acceptRide": `اقبل الرحلة`,
    "timeLeft": `متبقٍ`,
    "othersAsked": `سُئل سائقون آخرون أيضًا`,
    "newRequest": `طلب رحلة جديد`,
    "routePreview": `معاينة المسار`,
    "fareMinusFee": (args: { fare: number | string; fee: number | string }) => `الأجرة ⁨${args.fare}⁩ − رسوم 20% ⁨${args.fee}⁩`,
    "sec": `ث`,
    "details": `التفاصيل`,
  },
} as const;
