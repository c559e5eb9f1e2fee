/** GENERATED from src/intl/en-US/error-summary.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const errorSummary = {
  domain: "error-summary",
  messages: {
    "checkFields": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `Check ${formatter.number(args.count)} field`, other: () => `Check ${formatter.number(args.count)} fields`})}`,
  },
} as const;
