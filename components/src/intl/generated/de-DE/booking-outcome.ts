/** GENERATED from src/intl/de-DE/booking-outcome.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const bookingOutcome = {
  domain: "booking-outcome",
  messages: {
    "rideBooked": `Fahrt gebucht`,
    "nextWithDrivers": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} Fahrer in Reichweite.`, other: () => `${formatter.number(args.count)} Fahrer in Reichweite.`})} Wir benachrichtigen Sie, sobald jemand annimmt.`,
    "nextWithoutDrivers": `Wir suchen einen Fahrer in Ihrer Nähe. Wir benachrichtigen Sie, sobald jemand annimmt.`,
    "openingRides": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `„Meine Fahrten“ öffnet sich in ${formatter.number(args.count)} Sekunde`, other: () => `„Meine Fahrten“ öffnet sich in ${formatter.number(args.count)} Sekunden`})}`,
    "goToRides": `Jetzt zu „Meine Fahrten“`,
    "continuing": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `Weiter in ${formatter.number(args.count)} Sekunde`, other: () => `Weiter in ${formatter.number(args.count)} Sekunden`})}`,
    "continueNow": `Jetzt weiter`,
    "bookingFailed": `Buchung fehlgeschlagen`,
    "payNow": `Zu den Zahlungen`,
    "tryAgain": `Erneut versuchen`,
    "rideUnderWay": `Sie haben bereits eine laufende Fahrt`,
    "rideUnderWayHint": `Sobald sie beendet ist, können Sie eine weitere buchen.`,
    "followRide": `Fahrt verfolgen`,
    "request": `Anfrage`,
  },
} as const;
