/** GENERATED from src/intl/ar-AE/booking-choices.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const bookingChoices = {
  domain: "booking-choices",
  messages: {
    "economyPromise": `لكل يوم`,
    "comfortPromise": `مساحة أرحب للساقين`,
    "premiumPromise": `أرقى السيارات`,
    "suvPromise": `تتسع لستة أشخاص`,
    "seats": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {zero: `بلا مقاعد`, one: `مقعد واحد`, two: `مقعدان`, few: () => `${formatter.number(args.count)} مقاعد`, many: () => `${formatter.number(args.count)} مقعدًا`, other: () => `${formatter.number(args.count)} مقعد`})}`,
    "fareFrom": `ابتداءً من`,
    "fareAbout": `تقريبًا`,
    "fourOrMore": `+4`,
    "specialRequirements": `طلبات خاصة`,
    "optional": `(اختياري)`,
    "specialPlaceholder": `ما ينبغي أن يعرفه السائق`,
    "quickAdd": `إضافة سريعة`,
    "tripSummary": `ملخص الرحلة`,
    "from": `من`,
    "to": `إلى`,
    "distanceAndTime": `المسافة والوقت`,
    "distanceTime": (args: { distance: string; time: string }) => `⁨${args.distance}⁩، ⁨${args.time}⁩`,
    "waitMinutes": (args: { minutes: number }, formatter: MessageFormatter) => `على بُعد ⁨${formatter.number(args.minutes)}⁩ د`,
    "waitAndTime": (args: { minutes: number; time: string }, formatter: MessageFormatter) => `على بُعد ⁨${formatter.number(args.minutes)}⁩ د، ⁨${args.time}⁩`,
    "noCars": `لا توجد سيارات قريبة`,
    "moreQuickAdds": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {zero: `لا مزيد`, one: `خيار آخر`, two: `خياران آخران`, few: () => `${formatter.number(args.count)} خيارات أخرى`, many: () => `${formatter.number(args.count)} خيارًا آخر`, other: () => `${formatter.number(args.count)} خيار آخر`})}`,
  },
} as const;
