/** GENERATED from src/intl/de-DE/map.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { Flag, MessageFormatter } from '../../message.ts';

export const map = {
  domain: "map",
  messages: {
    "role": `Karte`,
    "help": `Die Pfeiltasten verschieben die Karte, Plus und Minus zoomen, 0 zeigt die ganze Fahrt.`,
    "helpCity": `Die Pfeiltasten verschieben die Karte, Plus und Minus zoomen, 0 zeigt die ganze Stadt.`,
    "wheel": `Zum Zoomen Strg oder Cmd halten`,
    "zoomIn": `Vergrößern`,
    "zoomOut": `Verkleinern`,
    "showTrip": `Ganze Fahrt anzeigen`,
    "showCity": `Ganze Stadt anzeigen`,
    "followCar": `Dem Auto folgen`,
    "streets": (args: { first: string; second: string }) => `${args.first} und ${args.second}`,
    "sentence": (args: { words: string }) => `${args.words}.`,
    "route": (args: { hasPickup: Flag; pickup?: string; hasDropoff: Flag; dropoff?: string; hasStreets: Flag; streets?: string }, formatter: MessageFormatter) => `Route ${formatter.select({yes: () => `von ${args.pickup}`, other: `vom Abholort`}, args.hasPickup)} ${formatter.select({yes: () => `nach ${args.dropoff}`, other: `zum Ziel`}, args.hasDropoff)}${formatter.select({yes: () => ` über ${args.streets}`, other: ``}, args.hasStreets)}.`,
    "pickupAt": (args: { hasPlace: Flag; place?: string }, formatter: MessageFormatter) => `Abholort: ${formatter.select({yes: () => `${args.place}`, other: `markierte Stelle`}, args.hasPlace)}.`,
    "destinationAt": (args: { hasPlace: Flag; place?: string }, formatter: MessageFormatter) => `Ziel: ${formatter.select({yes: () => `${args.place}`, other: `markierte Stelle`}, args.hasPlace)}.`,
    "carToDestination": `Das Auto ist auf dem Weg zum Ziel.`,
    "driverAtPickup": `Der Fahrer ist am Abholort.`,
    "driverToPickup": `Der Fahrer ist auf dem Weg zum Abholort.`,
    "driversNearby": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} Fahrer in der Nähe.`, other: () => `${formatter.number(args.count)} Fahrer in der Nähe.`})}`,
  },
} as const;
