/** GENERATED from src/intl/de-DE/lists.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const lists = {
  domain: "lists",
  messages: {
    "firstRows": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: `Gedruckt ist die erste Zeile.`, other: () => `Gedruckt sind die ersten ${formatter.number(args.count)} Zeilen.`})}`,
    "printedLoading": `Diese Liste wurde noch geladen, als sie gedruckt wurde.`,
    "showMore": `Mehr anzeigen`,
    "notLoaded": `Diese Liste konnte nicht geladen werden.`,
    "moreFailed": `Weitere Zeilen konnten nicht geladen werden.`,
    "searching": `Suche läuft …`,
    "gone": `Nicht mehr in dieser Liste`,
  },
} as const;
