/** GENERATED from src/intl/ar-AE/admin-map.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const adminMap = {
  domain: "admin-map",
  messages: {
    "title": `الخريطة الحية`,
    "failed": `تعذّر تحميل الخريطة الحية.`,
    "free": `متاحة`,
    "pending": `قيد الانتظار`,
    "accepted": `مقبولة`,
    "arriving": `عند نقطة الانطلاق`,
    "inProgress": `جارية`,
    "twoFingers": `استخدم إصبعين لتحريك الخريطة`,
    "unknownRider": `راكب غير معروف`,
    "riderWithDriver": (args: { rider: string; driver: string }) => `⁨${args.rider}⁩ مع ⁨${args.driver}⁩`,
    "left": (args: { time: string }) => `بقي ⁨${args.time}⁩`,
    "openRide": `فتح الرحلة`,
    "ridesLive": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: `رحلة جارية واحدة`, two: `رحلتان جاريتان`, few: () => `${formatter.number(args.count)} رحلات جارية`, other: () => `${formatter.number(args.count)} رحلة جارية`})}`,
    "selected": (args: { id: string }) => `المحددة: ⁨${args.id}⁩`,
    "closeMap": `إغلاق الخريطة`,
    "showMap": `إظهار الخريطة`,
    "map": `الخريطة`,
    "chooseRide": `عرض رحلة على الخريطة`,
    "noRide": `لم تُختر أي رحلة`,
    "choice": (args: { id: string; rider: string }) => `⁦#⁨${args.id}⁩⁩، ⁨${args.rider}⁩`,
  },
} as const;
