/** GENERATED from src/intl/ar-AE/duty-map.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const dutyMap = {
  domain: "duty-map",
  messages: {
    "label": `خريطة الرحلات المنتظرة`,
    "description": (args: { count: number; km: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {zero: `لا رحلات تنتظر`, one: `رحلة واحدة تنتظر`, two: `رحلتان تنتظران`, few: () => `${formatter.number(args.count)} رحلات تنتظر`, many: () => `${formatter.number(args.count)} رحلة تنتظر`, other: () => `${formatter.number(args.count)} رحلة تنتظر`})} ضمن ⁨${formatter.number(args.km)}⁩ كم من موقعك.`,
    "noPosition": `موقعك غير معروف بعد.`,
    "request": (args: { amount: number | string; place: string }) => `طلب رحلة: صافي ⁨${args.amount}⁩، الانطلاق من ⁨${args.place}⁩`,
    "tooDear": (args: { request: string }) => `⁨${args.request}⁩. رصيدك لا يغطي رسومها.`,
    "showArea": `عرض نطاقك بالكامل`,
    "areaHelp": `تحرّك مفاتيح الأسهم الخريطة، وتكبّر علامة الزائد وتصغّر علامة الناقص، ويعرض 0 نطاقك بالكامل.`,
    "km": (args: { km: number }, formatter: MessageFormatter) => `⁨${formatter.number(args.km)}⁩ كم`,
  },
} as const;
