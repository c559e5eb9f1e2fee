/** GENERATED from src/intl/de-DE/error-summary.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const errorSummary = {
  domain: "error-summary",
  messages: {
    "checkFields": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `Prüfen Sie ${formatter.number(args.count)} Feld`, other: () => `Prüfen Sie ${formatter.number(args.count)} Felder`})}`,
  },
} as const;
