/** GENERATED from src/intl/de-DE/admin-map.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const adminMap = {
  domain: "admin-map",
  messages: {
    "title": `Live-Karte`,
    "failed": `Die Live-Karte konnte nicht geladen werden.`,
    "free": `Frei`,
    "pending": `Ausstehend`,
    "accepted": `Angenommen`,
    "arriving": `Vor Ort`,
    "inProgress": `Unterwegs`,
    "twoFingers": `Zum Verschieben der Karte zwei Finger verwenden`,
    "unknownRider": `Unbekannter Fahrgast`,
    "riderWithDriver": (args: { rider: string; driver: string }) => `${args.rider} mit ${args.driver}`,
    "left": (args: { time: string }) => `noch ${args.time}`,
    "openRide": `Fahrt öffnen`,
    "ridesLive": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} laufende Fahrt`, other: () => `${formatter.number(args.count)} laufende Fahrten`})}`,
    "selected": (args: { id: string }) => `Gewählt: ${args.id}`,
    "closeMap": `Karte schließen`,
    "showMap": `Karte zeigen`,
    "map": `Karte`,
    "chooseRide": `Eine Fahrt auf der Karte zeigen`,
    "noRide": `Keine Fahrt gewählt`,
    "choice": (args: { id: string; rider: string }) => `#${args.id}, ${args.rider}`,
  },
} as const;
