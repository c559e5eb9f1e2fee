/** GENERATED from src/intl/en-US/admin-summary.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const adminSummary = {
  domain: "admin-summary",
  messages: {
    "aboutRevenue": `About the total revenue`,
    "lastDays": (args: { days: number; lowest: string; highest: string; newest: string }, formatter: MessageFormatter) => `Last ${formatter.plural(args.days, {one: `day`, other: () => `${formatter.number(args.days)} days`})}: lowest ${args.lowest}, highest ${args.highest}, today ${args.newest}`,
    "lastHour": (args: { lowest: string; highest: string; newest: string }) => `Last hour: lowest ${args.lowest}, highest ${args.highest}, now ${args.newest}`,
    "withUnpaid": `This includes rides that are not paid yet. Payment analytics counts paid rides only.`,
  },
} as const;
