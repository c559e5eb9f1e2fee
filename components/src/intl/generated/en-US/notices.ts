/** GENERATED from src/intl/en-US/notices.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { Flag, MessageFormatter } from '../../message.ts';

export const notices = {
  domain: "notices",
  messages: {
    "platform_fee": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `Platform fee${formatter.select({yes: () => ` for ride #${args.ride}`, other: ``}, args.hasRide)}`,
    "platform_fee_returned": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `Platform fee returned${formatter.select({yes: () => ` for ride #${args.ride}`, other: ``}, args.hasRide)}`,
    "penalty": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `Cancellation penalty${formatter.select({yes: () => ` for ride #${args.ride}`, other: ``}, args.hasRide)}`,
    "compensation": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `Compensation for cancelled ride${formatter.select({yes: () => ` #${args.ride}`, other: ``}, args.hasRide)}`,
    "ride_payment": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `Payment for ride${formatter.select({yes: () => ` #${args.ride}`, other: ``}, args.hasRide)}`,
    "ride_fare": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `Fare of ride${formatter.select({yes: () => ` #${args.ride}`, other: ``}, args.hasRide)}`,
    "dispute_refund": `Refund of your dispute`,
    "top_up": (args: { hasCard: Flag; card?: string }, formatter: MessageFormatter) => `Top-up by card${formatter.select({yes: () => ` ending in ${args.card}`, other: ``}, args.hasCard)}`,
    "welcome_credit": `Welcome credit`,
    "driver_cancelled": `Your driver cancelled. Finding another.`,
    "cash_claimed": (args: { hasAmount: Flag; amount?: number | string }, formatter: MessageFormatter) => `The rider paid${formatter.select({yes: () => ` ${args.amount}`, other: ``}, args.hasAmount)} in cash. Please confirm.`,
    "cash_confirmed": (args: { hasAmount: Flag; amount?: number | string }, formatter: MessageFormatter) => `Your driver confirmed your cash payment${formatter.select({yes: () => ` of ${args.amount}`, other: ``}, args.hasAmount)}.`,
    "cash_missing": (args: { hasAmount: Flag; amount?: number | string }, formatter: MessageFormatter) => `Your driver did not receive your cash payment${formatter.select({yes: () => ` of ${args.amount}`, other: ``}, args.hasAmount)}. Please pay by balance or card.`,
    "ride_written_off": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `Your ride${formatter.select({yes: () => ` #${args.ride}`, other: ``}, args.hasRide)} no longer has to be paid.`,
    "dispute_received": `We have received your dispute. We review it within 24-48 hours.`,
    "dispute_refunded": (args: { hasAmount: Flag; amount?: number | string; hasNote: Flag; note?: string }, formatter: MessageFormatter) => `Your dispute was accepted${formatter.select({yes: () => `: ${args.amount} went back to your balance`, other: ``}, args.hasAmount)}.${formatter.select({yes: () => ` ${args.note}`, other: ``}, args.hasNote)}`,
    "dispute_rejected": (args: { hasNote: Flag; note?: string }, formatter: MessageFormatter) => `Your dispute was reviewed and rejected.${formatter.select({yes: () => ` ${args.note}`, other: ``}, args.hasNote)}`,
    "driver_approved": `Your driver profile has been approved. You can go online now.`,
    "approval_withdrawn": `Your driver profile is under review again. You cannot take new rides until it is approved.`,
    "rider_payment_overdue": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `Your ride${formatter.select({yes: () => ` #${args.ride}`, other: ``}, args.hasRide)} is still unpaid and is now with our team. Please pay it.`,
    "driver_payment_overdue": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `Our team now looks after the unpaid fare of your ride${formatter.select({yes: () => ` #${args.ride}`, other: ``}, args.hasRide)}.`,
    "ride_cancelled_by_rider": `The rider cancelled this ride request`,
    "request_expired": `This ride request has expired`,
    "no_driver_found": `No driver found`,
  },
} as const;
