/** GENERATED from src/intl/en-US/lists.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const lists = {
  domain: "lists",
  messages: {
    "firstRows": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: `The first row is printed.`, other: () => `The first ${formatter.number(args.count)} rows are printed.`})}`,
    "printedLoading": `This list was still loading when it was printed.`,
    "showMore": `Show more`,
    "notLoaded": `This list could not be loaded.`,
    "moreFailed": `More could not be loaded.`,
    "searching": `Searching…`,
    "gone": `No longer in this list`,
  },
} as const;
