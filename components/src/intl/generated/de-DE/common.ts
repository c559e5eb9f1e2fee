/** GENERATED from src/intl/de-DE/common.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const common = {
  domain: "common",
  messages: {
    "cancel": `Abbrechen`,
    "close": `Schließen`,
    "retry": `Erneut versuchen`,
    "refresh": `Aktualisieren`,
    "save": `Speichern`,
    "back": `Zurück`,
    "loading": `Wird geladen`,
    "pickup": `Abholort`,
    "destination": `Ziel`,
    "rider": `Fahrgast`,
    "driver": `Fahrer`,
    "admin": `Admin`,
    "economy": `Economy`,
    "comfort": `Komfort`,
    "premium": `Premium`,
    "suv": `SUV`,
    "passengers": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {"=4": `4 oder mehr Fahrgäste`, one: () => `${formatter.number(args.count)} Fahrgast`, other: () => `${formatter.number(args.count)} Fahrgäste`})}`,
    "payNow": `Jetzt bezahlen`,
    "unknownDriver": `Unbekannter Fahrer`,
    "unknownRider": `Unbekannter Fahrgast`,
    "online": `Online`,
    "offline": `Offline`,
  },
} as const;
