/** GENERATED from src/intl/de-DE/primitives.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const primitives = {
  domain: "primitives",
  messages: {
    "alerts": `Meldungen`,
    "dismissAlert": `Meldung schließen`,
    "showPassword": `Passwort anzeigen`,
    "hidePassword": `Passwort verbergen`,
    "clearSearch": `Suche löschen`,
    "increase": `Erhöhen`,
    "decrease": `Verringern`,
    "route": `Route`,
    "user": `Nutzer`,
    "columns": `Spalten`,
    "showMore": `Mehr anzeigen`,
    "firstRows": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: `Gedruckt ist die erste Zeile.`, other: () => `Gedruckt sind die ersten ${formatter.number(args.count)} Zeilen.`})}`,
    "moreFailed": `Weitere Zeilen konnten nicht geladen werden.`,
  },
} as const;
