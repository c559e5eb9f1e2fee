/** GENERATED from src/intl/de-DE/payment-due.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { Flag, MessageFormatter } from '../../message.ts';

export const paymentDue = {
  domain: "payment-due",
  messages: {
    "cashMissing": `Die Barzahlung ist nicht beim Fahrer angekommen`,
    "due": `Zahlung erforderlich`,
    "dueFor": (args: { fare: number | string; hasDestination: Flag; destination?: string }, formatter: MessageFormatter) => `${args.fare} für Ihre Fahrt${formatter.select({yes: () => ` nach ${args.destination}`, other: ``}, args.hasDestination)}`,
  },
} as const;
