/** GENERATED from src/intl/de-DE/history.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const history = {
  domain: "history",
  messages: {
    "specialRequirements": `Besondere Wünsche:`,
    "yourRating": (args: { mood: string }) => `Ihre Bewertung ${args.mood},`,
    "ridersRating": (args: { mood: string }) => `Bewertung des Fahrgasts ${args.mood},`,
    "historyOfRider": `Alle Ihre Fahrten ansehen und verwalten`,
    "historyOfPlatform": `Alle Fahrten der Plattform ansehen und verwalten`,
    "historyOfDriver": (args: { shown: number; total: number }, formatter: MessageFormatter) => `Alle Ihre beendeten Fahrten ansehen und verwalten (${formatter.number(args.shown)} von ${formatter.number(args.total)} Fahrten)`,
    "historyOfDriverLoading": `Alle Ihre beendeten Fahrten ansehen und verwalten`,
    "searchRides": `Fahrten suchen`,
    "searchByLocation": `Nach Ort oder Fahrt-ID suchen …`,
    "searchByRider": `Nach Fahrgast, Adresse oder Fahrt-ID suchen …`,
    "noRidesFound": `Keine Fahrten gefunden`,
    "adjustFilters": `Ändern Sie die Suche oder die Filter`,
    "noRidesYet": `Noch keine Fahrten`,
    "noRidesTaken": `Sie haben noch keine Fahrten gemacht`,
    "showMoreRides": `Weitere Fahrten anzeigen`,
    "moreRidesFailed": `Weitere Fahrten konnten nicht geladen werden.`,
    "latestRides": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: `Die neueste Fahrt`, other: () => `Die ${formatter.number(args.count)} neuesten Fahrten`})}`,
    "latestOfRides": (args: { count: number; total: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `Die neueste von ${formatter.number(args.total)} Fahrten`, other: () => `Die ${formatter.number(args.count)} neuesten von ${formatter.number(args.total)} Fahrten`})}`,
    "searchReach": (args: { count: number }, formatter: MessageFormatter) => `Die Suche umfasst die neuesten ${formatter.number(args.count)} Fahrten.`,
    "completeFirstRide": `Nach Ihrer ersten Fahrt erscheint sie hier`,
    "noShowToRider": `Vom Fahrer beendet: Sie sind nicht zum Abholort gekommen`,
    "noShowToAdmin": `Vom Fahrer beendet: Der Fahrgast ist nicht gekommen`,
    "noShow": `Fahrgast nicht gekommen`,
  },
} as const;
