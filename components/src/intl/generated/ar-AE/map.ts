/** GENERATED from src/intl/ar-AE/map.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { Flag, MessageFormatter } from '../../message.ts';

export const map = {
  domain: "map",
  messages: {
    "role": `خريطة`,
    "help": `مفاتيح الأسهم تحرّك الخريطة، وعلامتا الزائد والناقص للتكبير والتصغير، والرقم 0 يعرض الرحلة كاملة.`,
    "helpCity": `مفاتيح الأسهم تحرّك الخريطة، وعلامتا الزائد والناقص للتكبير والتصغير، والرقم 0 يعرض المدينة كاملة.`,
    "wheel": `اضغط ⁨Ctrl⁩ أو ⁨Cmd⁩ للتكبير`,
    "zoomIn": `تكبير`,
    "zoomOut": `تصغير`,
    "showTrip": `عرض الرحلة كاملة`,
    "showCity": `عرض المدينة كاملة`,
    "followCar": `متابعة السيارة`,
    "streets": (args: { first: string; second: string }) => `⁨${args.first}⁩ و⁨${args.second}⁩`,
    "sentence": (args: { words: string }) => `⁨${args.words}⁩.`,
    "route": (args: { hasPickup: Flag; pickup?: string; hasDropoff: Flag; dropoff?: string; hasStreets: Flag; streets?: string }, formatter: MessageFormatter) => `المسار من ${formatter.select({yes: () => `⁨${args.pickup}⁩`, other: `مكان الانطلاق`}, args.hasPickup)} إلى ${formatter.select({yes: () => `⁨${args.dropoff}⁩`, other: `الوجهة`}, args.hasDropoff)}${formatter.select({yes: () => ` عبر ⁨${args.streets}⁩`, other: ``}, args.hasStreets)}.`,
    "pickupAt": (args: { hasPlace: Flag; place?: string }, formatter: MessageFormatter) => `مكان الانطلاق: ${formatter.select({yes: () => `⁨${args.place}⁩`, other: `الموضع المحدد`}, args.hasPlace)}.`,
    "destinationAt": (args: { hasPlace: Flag; place?: string }, formatter: MessageFormatter) => `الوجهة: ${formatter.select({yes: () => `⁨${args.place}⁩`, other: `الموضع المحدد`}, args.hasPlace)}.`,
    "carToDestination": `السيارة في طريقها إلى الوجهة.`,
    "driverAtPickup": `السائق في مكان الانطلاق.`,
    "driverToPickup": `السائق في طريقه إلى مكان الانطلاق.`,
    "driversNearby": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {zero: `لا سائقين بالقرب منك.`, one: `سائق واحد بالقرب منك.`, two: `سائقان بالقرب منك.`, few: () => `${formatter.number(args.count)} سائقين بالقرب منك.`, many: () => `${formatter.number(args.count)} سائقًا بالقرب منك.`, other: () => `${formatter.number(args.count)} سائق بالقرب منك.`})}`,
  },
} as const;
