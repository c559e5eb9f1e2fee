/** GENERATED from src/intl/ar-AE/payment-due.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { Flag, MessageFormatter } from '../../message.ts';

export const paymentDue = {
  domain: "payment-due",
  messages: {
    "cashMissing": `لم يستلم السائق المبلغ النقدي`,
    "due": `الدفع مطلوب`,
    "dueFor": (args: { fare: number | string; hasDestination: Flag; destination?: string }, formatter: MessageFormatter) => `⁨${args.fare}⁩ مقابل رحلتك${formatter.select({yes: () => ` إلى ⁨${args.destination}⁩`, other: ``}, args.hasDestination)}`,
  },
} as const;
