/** GENERATED from src/intl/en-US/driver-payments.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const driverPayments = {
  domain: "driver-payments",
  messages: {
    "pendingPayments": `Pending payments`,
    "pendingFailed": `Failed to load pending payments`,
    "cashClaimed": `The rider says this was paid in cash`,
    "cashReported": `You reported that the cash did not arrive`,
    "cashReceived": `Received`,
    "cashNotReceived": `Not received`,
    "waitingFor": (args: { amount: number | string }) => `Waiting for ${args.amount}`,
    "ride": `Ride`,
    "rider": `Rider`,
    "fare": `Fare`,
    "youEarn": `You earn`,
    "payment": `Payment`,
    "created": `Created`,
    "notChosen": `Not chosen yet`,
    "cash": `Cash`,
    "stripe": `Card`,
    "fromBalance": `Balance`,
    "recentPayments": `Recent payments`,
    "noPayments": `No payments yet`,
    "paymentsUnreadable": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} payment could not be shown.`, other: () => `${formatter.number(args.count)} payments could not be shown.`})}`,
    "noPaymentsText": `Each payment of a ride appears here with what you earn.`,
    "paymentsFailed": `Payments could not be loaded`,
    "ofFare": (args: { fare: number | string }) => `of ${args.fare}`,
    "refunded": (args: { amount: number | string }) => `${args.amount} refunded`,
    "more": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {other: () => `+${formatter.number(args.count)} more`})}`,
  },
} as const;
