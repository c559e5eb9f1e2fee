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
    "firstRows": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: `The first row of a longer list.`, other: () => `The first ${formatter.number(args.count)} rows of a longer list.`})}`,
    "moreFailed": `More could not be loaded.`,
  },
} as const;
