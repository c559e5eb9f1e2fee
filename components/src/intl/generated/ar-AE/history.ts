/** GENERATED from src/intl/ar-AE/history.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const history = {
  domain: "history",
  messages: {
    "specialRequirements": `متطلبات خاصة:`,
    "yourRating": (args: { mood: string }) => `تقييمك ⁨${args.mood}⁩،`,
    "ridersRating": (args: { mood: string }) => `تقييم الراكب ⁨${args.mood}⁩،`,
    "historyOfRider": `عرض جميع رحلاتك وإدارتها`,
    "historyOfPlatform": `عرض جميع رحلات المنصة وإدارتها`,
    "historyOfDriver": (args: { shown: number; total: number }, formatter: MessageFormatter) => `عرض جميع رحلاتك المكتملة وإدارتها (⁨${formatter.number(args.shown)}⁩ من ⁨${formatter.number(args.total)}⁩)`,
    "historyOfDriverLoading": `عرض جميع رحلاتك المكتملة وإدارتها`,
    "searchRides": `البحث في الرحلات`,
    "searchByLocation": `البحث بالمكان أو رقم الرحلة...`,
    "searchByRider": `البحث بالراكب أو العنوان أو رقم الرحلة...`,
    "noRidesFound": `لم يُعثر على رحلات`,
    "adjustFilters": `جرّب تعديل البحث أو عوامل التصفية`,
    "noRidesYet": `لا توجد رحلات بعد`,
    "noRidesTaken": `لم تقم بأي رحلة بعد`,
    "showMoreRides": `عرض المزيد من الرحلات`,
    "moreRidesFailed": `تعذّر تحميل المزيد من الرحلات.`,
    "latestRides": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: `أحدث رحلة`, two: `أحدث رحلتين`, few: () => `أحدث ${formatter.number(args.count)} رحلات`, many: () => `أحدث ${formatter.number(args.count)} رحلة`, other: () => `أحدث ${formatter.number(args.count)} رحلة`})}`,
    "latestOfRides": (args: { count: number; total: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `أحدث رحلة من أصل ⁨${formatter.number(args.total)}⁩`, two: () => `أحدث رحلتين من أصل ⁨${formatter.number(args.total)}⁩`, few: () => `أحدث ${formatter.number(args.count)} رحلات من أصل ⁨${formatter.number(args.total)}⁩`, many: () => `أحدث ${formatter.number(args.count)} رحلة من أصل ⁨${formatter.number(args.total)}⁩`, other: () => `أحدث ${formatter.number(args.count)} رحلة من أصل ⁨${formatter.number(args.total)}⁩`})}`,
    "searchReach": (args: { count: number }, formatter: MessageFormatter) => `يشمل البحث أحدث ⁨${formatter.number(args.count)}⁩ رحلة.`,
    "completeFirstRide": `أكمل رحلتك الأولى لتظهر هنا`,
    "noShowToRider": `أنهى السائق الرحلة: لم تحضر إلى نقطة الانطلاق`,
    "noShowToAdmin": `أنهى السائق الرحلة: لم يحضر الراكب`,
    "noShow": `لم يحضر الراكب`,
  },
} as const;
