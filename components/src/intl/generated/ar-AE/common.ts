/** GENERATED from src/intl/ar-AE/common.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const common = {
  domain: "common",
  messages: {
    "cancel": `إلغاء`,
    "close": `إغلاق`,
    "retry": `إعادة المحاولة`,
    "refresh": `تحديث`,
    "save": `حفظ`,
    "back": `رجوع`,
    "loading": `جارٍ التحميل`,
    "pickup": `مكان الانطلاق`,
    "destination": `الوجهة`,
    "rider": `راكب`,
    "driver": `سائق`,
    "admin": `مشرف`,
    "economy": `اقتصادية`,
    "comfort": `مريحة`,
    "premium": `فاخرة`,
    "suv": `دفع رباعي`,
    "passengers": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {"=4": `4 ركاب أو أكثر`, zero: `بلا ركاب`, one: `راكب واحد`, two: `راكبان`, few: () => `${formatter.number(args.count)} ركاب`, many: () => `${formatter.number(args.count)} راكبًا`, other: () => `${formatter.number(args.count)} راكب`})}`,
    "payNow": `ادفع الآن`,
    "unknownDriver": `سائق غير معروف`,
    "unknownRider": `راكب غير معروف`,
    "online": `متصل`,
    "offline": `غير متصل`,
  },
} as const;
