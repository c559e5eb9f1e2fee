/** GENERATED from src/intl/en-US/payment-due.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { Flag, MessageFormatter } from '../../message.ts';

export const paymentDue = {
  domain: "payment-due",
  messages: {
    "cashMissing": `Your driver did not receive the cash`,
    "due": `Payment required`,
    "dueFor": (args: { fare: number | string; hasDestination: Flag; destination?: string }, formatter: MessageFormatter) => `${args.fare} for your ride${formatter.select({yes: () => ` to ${args.destination}`, other: ``}, args.hasDestination)}`,
  },
} as const;
