/** GENERATED from src/intl/en-US/primitives.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const primitives = {
  domain: "primitives",
  messages: {
    "alerts": `Alerts`,
    "dismissAlert": `Dismiss alert`,
    "showPassword": `Show password`,
    "hidePassword": `Hide password`,
    "clearSearch": `Clear search`,
    "increase": `Increase`,
    "decrease": `Decrease`,
    "route": `Route`,
    "user": `User`,
    "columns": `Columns`,
    "showMore": `Show more`,
    "firstRows": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: `The first row is printed.`, other: () => `The first ${formatter.number(args.count)} rows are printed.`})}`,
    "moreFailed": `More could not be loaded.`,
  },
} as const;
