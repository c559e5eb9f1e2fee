/** GENERATED from src/intl/ar-AE/booking-outcome.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const bookingOutcome = {
  domain: "booking-outcome",
  messages: {
    "rideBooked": `تم حجز الرحلة`,
    "nextWithDrivers": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {zero: `لا سائقين في النطاق.`, one: `سائق واحد في النطاق.`, two: `سائقان في النطاق.`, few: () => `${formatter.number(args.count)} سائقين في النطاق.`, many: () => `${formatter.number(args.count)} سائقًا في النطاق.`, other: () => `${formatter.number(args.count)} سائق في النطاق.`})} سنُعلمك فور قبول أحدهم.`,
    "nextWithoutDrivers": `نبحث عن سائق قريب منك. سنُعلمك فور قبول أحدهم.`,
    "openingRides": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {zero: `تُفتح صفحة رحلاتي الآن`, one: `تُفتح صفحة رحلاتي خلال ثانية واحدة`, two: `تُفتح صفحة رحلاتي خلال ثانيتين`, few: () => `تُفتح صفحة رحلاتي خلال ${formatter.number(args.count)} ثوانٍ`, many: () => `تُفتح صفحة رحلاتي خلال ${formatter.number(args.count)} ثانية`, other: () => `تُفتح صفحة رحلاتي خلال ${formatter.number(args.count)} ثانية`})}`,
    "goToRides": `الانتقال إلى رحلاتي الآن`,
    "continuing": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {zero: `المتابعة الآن`, one: `المتابعة خلال ثانية واحدة`, two: `المتابعة خلال ثانيتين`, few: () => `المتابعة خلال ${formatter.number(args.count)} ثوانٍ`, many: () => `المتابعة خلال ${formatter.number(args.count)} ثانية`, other: () => `المتابعة خلال ${formatter.number(args.count)} ثانية`})}`,
    "continueNow": `تابِع الآن`,
    "bookingFailed": `تعذّر الحجز`,
    "payNow": `الانتقال إلى المدفوعات`,
    "tryAgain": `حاول مرة أخرى`,
    "rideUnderWay": `لديك رحلة جارية بالفعل`,
    "rideUnderWayHint": `يمكنك حجز رحلة أخرى بعد انتهائها.`,
    "followRide": `تابِع رحلتك`,
    "request": `رقم الطلب`,
  },
} as const;
