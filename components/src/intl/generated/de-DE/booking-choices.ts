/** GENERATED from src/intl/de-DE/booking-choices.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const bookingChoices = {
  domain: "booking-choices",
  messages: {
    "economyPromise": `Für jeden Tag`,
    "comfortPromise": `Mehr Beinfreiheit`,
    "premiumPromise": `Edelste Wagen`,
    "suvPromise": `Platz für sechs`,
    "seats": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} Sitzplatz`, other: () => `${formatter.number(args.count)} Sitzplätze`})}`,
    "fareFrom": `ab`,
    "fareAbout": `etwa`,
    "fourOrMore": `4+`,
    "specialRequirements": `Besondere Wünsche`,
    "optional": `(optional)`,
    "specialPlaceholder": `Was Ihr Fahrer wissen sollte`,
    "quickAdd": `Schnell hinzufügen`,
    "tripSummary": `Ihre Fahrt`,
    "from": `Von`,
    "to": `Nach`,
    "distanceAndTime": `Strecke und Dauer`,
    "distanceTime": (args: { distance: string; time: string }) => `${args.distance}, ${args.time}`,
    "waitMinutes": (args: { minutes: number }, formatter: MessageFormatter) => `${formatter.number(args.minutes)} Min. entfernt`,
    "waitAndTime": (args: { minutes: number; time: string }, formatter: MessageFormatter) => `${formatter.number(args.minutes)} Min. entfernt, ${args.time}`,
    "noCars": `Keine Autos in der Nähe`,
    "moreQuickAdds": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} weitere`, other: () => `${formatter.number(args.count)} weitere`})}`,
  },
} as const;
