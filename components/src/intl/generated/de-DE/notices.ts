/** GENERATED from src/intl/de-DE/notices.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { Flag, MessageFormatter } from '../../message.ts';

export const notices = {
  domain: "notices",
  messages: {
    "platform_fee": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `Plattformgebühr${formatter.select({yes: () => ` für Fahrt #${args.ride}`, other: ``}, args.hasRide)}`,
    "platform_fee_returned": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `Plattformgebühr erstattet${formatter.select({yes: () => ` für Fahrt #${args.ride}`, other: ``}, args.hasRide)}`,
    "penalty": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `Stornogebühr${formatter.select({yes: () => ` für Fahrt #${args.ride}`, other: ``}, args.hasRide)}`,
    "compensation": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `Ausgleich für stornierte Fahrt${formatter.select({yes: () => ` #${args.ride}`, other: ``}, args.hasRide)}`,
    "ride_payment": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `Zahlung für Fahrt${formatter.select({yes: () => ` #${args.ride}`, other: ``}, args.hasRide)}`,
    "ride_fare": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `Fahrpreis der Fahrt${formatter.select({yes: () => ` #${args.ride}`, other: ``}, args.hasRide)}`,
    "dispute_refund": `Erstattung nach Ihrer Beschwerde`,
    "top_up": (args: { hasCard: Flag; card?: string }, formatter: MessageFormatter) => `Aufladung mit Karte${formatter.select({yes: () => `, Endziffern ${args.card}`, other: ``}, args.hasCard)}`,
    "welcome_credit": `Willkommensguthaben`,
    "driver_cancelled": `Ihr Fahrer hat storniert. Wir suchen einen anderen.`,
    "cash_claimed": (args: { hasAmount: Flag; amount?: number | string }, formatter: MessageFormatter) => `Der Fahrgast hat${formatter.select({yes: () => ` ${args.amount}`, other: ``}, args.hasAmount)} bar bezahlt. Bitte bestätigen Sie das.`,
    "cash_confirmed": (args: { hasAmount: Flag; amount?: number | string }, formatter: MessageFormatter) => `Ihr Fahrer hat Ihre Barzahlung${formatter.select({yes: () => ` von ${args.amount}`, other: ``}, args.hasAmount)} bestätigt.`,
    "cash_missing": (args: { hasAmount: Flag; amount?: number | string }, formatter: MessageFormatter) => `Ihre Barzahlung${formatter.select({yes: () => ` von ${args.amount}`, other: ``}, args.hasAmount)} ist nicht beim Fahrer angekommen. Bitte zahlen Sie mit Guthaben oder Karte.`,
    "ride_written_off": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `Ihre Fahrt${formatter.select({yes: () => ` #${args.ride}`, other: ``}, args.hasRide)} muss nicht mehr bezahlt werden.`,
    "dispute_received": `Wir haben Ihre Beschwerde erhalten. Wir prüfen sie innerhalb von 24 bis 48 Stunden.`,
    "dispute_refunded": (args: { hasAmount: Flag; amount?: number | string; hasNote: Flag; note?: string }, formatter: MessageFormatter) => `Ihre Beschwerde wurde angenommen${formatter.select({yes: () => `: ${args.amount} wurden Ihrem Guthaben gutgeschrieben`, other: ``}, args.hasAmount)}.${formatter.select({yes: () => ` ${args.note}`, other: ``}, args.hasNote)}`,
    "dispute_rejected": (args: { hasNote: Flag; note?: string }, formatter: MessageFormatter) => `Ihre Beschwerde wurde geprüft und abgelehnt.${formatter.select({yes: () => ` ${args.note}`, other: ``}, args.hasNote)}`,
    "driver_approved": `Ihr Fahrerprofil wurde freigegeben. Sie können jetzt online gehen.`,
    "approval_withdrawn": `Ihr Fahrerprofil wird erneut geprüft. Bis zur Freigabe können Sie keine neuen Fahrten annehmen.`,
    "rider_payment_overdue": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `Ihre Fahrt${formatter.select({yes: () => ` #${args.ride}`, other: ``}, args.hasRide)} ist noch nicht bezahlt und liegt jetzt bei unserem Team. Bitte bezahlen Sie sie.`,
    "driver_payment_overdue": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `Unser Team kümmert sich jetzt um den unbezahlten Fahrpreis Ihrer Fahrt${formatter.select({yes: () => ` #${args.ride}`, other: ``}, args.hasRide)}.`,
    "ride_cancelled_by_rider": `Der Fahrgast hat diese Fahrtanfrage storniert`,
    "request_expired": `Diese Fahrtanfrage ist abgelaufen`,
    "no_driver_found": `Kein Fahrer gefunden`,
  },
} as const;
