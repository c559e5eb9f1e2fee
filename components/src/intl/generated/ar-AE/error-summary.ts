/** GENERATED from src/intl/ar-AE/error-summary.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const errorSummary = {
  domain: "error-summary",
  messages: {
    "checkFields": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {zero: `لا حقول للمراجعة`, one: `راجع حقلًا واحدًا`, two: `راجع حقلين`, few: () => `راجع ${formatter.number(args.count)} حقول`, many: () => `راجع ${formatter.number(args.count)} حقلًا`, other: () => `راجع ${formatter.number(args.count)} حقل`})}`,
  },
} as const;
