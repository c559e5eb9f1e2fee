/** GENERATED from src/intl/de-DE/duty-map.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const dutyMap = {
  domain: "duty-map",
  messages: {
    "label": `Karte der wartenden Fahrten`,
    "description": (args: { count: number; km: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {"=0": `Keine Fahrt wartet`, one: () => `${formatter.number(args.count)} Fahrt wartet`, other: () => `${formatter.number(args.count)} Fahrten warten`})} im Umkreis von ${formatter.number(args.km)} km um Ihren Standort.`,
    "noPosition": `Ihr Standort ist noch nicht bekannt.`,
    "request": (args: { amount: number | string; place: string }) => `Fahrtanfrage: ${args.amount} netto, Abholung bei ${args.place}`,
    "tooDear": (args: { request: string }) => `${args.request}. Ihr Guthaben deckt die Gebühr nicht.`,
    "showArea": `Ganzen Umkreis zeigen`,
    "areaHelp": `Pfeiltasten verschieben die Karte, Plus und Minus zoomen, 0 zeigt den ganzen Umkreis.`,
    "km": (args: { km: number }, formatter: MessageFormatter) => `${formatter.number(args.km)} km`,
  },
} as const;
