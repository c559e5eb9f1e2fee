/** GENERATED from src/intl/ar-AE/admin-summary.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const adminSummary = {
  domain: "admin-summary",
  messages: {
    "aboutRevenue": `حول إجمالي الإيرادات`,
    "lastDays": (args: { days: number; lowest: string; highest: string; newest: string }, formatter: MessageFormatter) => `آخر ${formatter.plural(args.days, {zero: () => `${formatter.number(args.days)} يوم`, one: `يوم`, two: `يومين`, few: () => `${formatter.number(args.days)} أيام`, many: () => `${formatter.number(args.days)} يومًا`, other: () => `${formatter.number(args.days)} يوم`})}: الأدنى ⁨${args.lowest}⁩، الأعلى ⁨${args.highest}⁩، اليوم ⁨${args.newest}⁩`,
    "lastHour": (args: { lowest: string; highest: string; newest: string }) => `آخر ساعة: الأدنى ⁨${args.lowest}⁩، الأعلى ⁨${args.highest}⁩، الآن ⁨${args.newest}⁩`,
    "withUnpaid": `يشمل هذا المبلغ الرحلات التي لم تُدفع بعد. تحليلات المدفوعات تحسب الرحلات المدفوعة فقط.`,
  },
} as const;
