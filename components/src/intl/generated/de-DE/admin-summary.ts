/** GENERATED from src/intl/de-DE/admin-summary.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const adminSummary = {
  domain: "admin-summary",
  messages: {
    "aboutRevenue": `Zum Umsatz gesamt`,
    "lastDays": (args: { days: number; lowest: string; highest: string; newest: string }, formatter: MessageFormatter) => `${formatter.plural(args.days, {one: `Letzter Tag`, other: () => `Letzte ${formatter.number(args.days)} Tage`})}: niedrigster Wert ${args.lowest}, höchster ${args.highest}, heute ${args.newest}`,
    "lastHour": (args: { lowest: string; highest: string; newest: string }) => `Letzte Stunde: niedrigster Wert ${args.lowest}, höchster ${args.highest}, jetzt ${args.newest}`,
    "withUnpaid": `Enthält auch Fahrten, die noch nicht bezahlt sind. Die Zahlungsauswertung zählt nur bezahlte Fahrten.`,
  },
} as const;
