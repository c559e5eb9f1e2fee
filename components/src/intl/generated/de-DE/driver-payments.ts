/** GENERATED from src/intl/de-DE/driver-payments.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const driverPayments = {
  domain: "driver-payments",
  messages: {
    "pendingPayments": `Ausstehende Zahlungen`,
    "pendingFailed": `Ausstehende Zahlungen konnten nicht geladen werden`,
    "cashClaimed": `Laut Fahrgast bar bezahlt`,
    "cashReported": `Sie haben gemeldet, dass das Bargeld nicht angekommen ist`,
    "cashReceived": `Erhalten`,
    "cashNotReceived": `Nicht erhalten`,
    "waitingFor": (args: { amount: number | string }) => `${args.amount} ausstehend`,
    "ride": `Fahrt`,
    "rider": `Fahrgast`,
    "fare": `Fahrpreis`,
    "youEarn": `Ihr Verdienst`,
    "payment": `Zahlung`,
    "created": `Erstellt`,
    "notChosen": `Noch nicht gewählt`,
    "cash": `Bar`,
    "stripe": `Karte`,
    "fromBalance": `Guthaben`,
    "recentPayments": `Letzte Zahlungen`,
    "noPayments": `Noch keine Zahlungen`,
    "paymentsUnreadable": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} Zahlung konnte nicht angezeigt werden.`, other: () => `${formatter.number(args.count)} Zahlungen konnten nicht angezeigt werden.`})}`,
    "noPaymentsText": `Hier erscheint jede Zahlung einer Fahrt mit Ihrem Verdienst.`,
    "paymentsFailed": `Zahlungen konnten nicht geladen werden`,
    "ofFare": (args: { fare: number | string }) => `von ${args.fare}`,
    "refunded": (args: { amount: number | string }) => `${args.amount} erstattet`,
    "more": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `+${formatter.number(args.count)} weitere`, other: () => `+${formatter.number(args.count)} weitere`})}`,
  },
} as const;
