import { shortId } from '../money/ledger.ts';
import type { PaymentRow } from '../money/payment.ts';
import { oneLine } from '../one-line.ts';
import type { RideRow } from '../ride.ts';
import { type Addressee, dollars, mailTo, moment, table, textsIn, type WrittenMail } from './mail.ts';
import type { MailTexts } from './texts/mail-texts.ts';

type TopUp = { id: string; amount: number; at: number };

const methodOf = ({ method, card_last4 }: PaymentRow, { receipt }: MailTexts): string => {
  if (method !== 'stripe') return receipt[method];
  return card_last4 ? receipt.cardEndingIn(card_last4) : receipt.card;
};

/** The mail that confirms a top-up. Amount in cents. */
export const topUpReceipt = ({ id, amount, at }: TopUp, to: Addressee): WrittenMail => {
  const t = textsIn(to.language).receipt;
  const rows = [
    [t.amount, dollars(amount, to.language)],
    [t.paidBy, t.card],
    [t.date, moment(at, to.language)],
    [t.payment, id],
  ] as const;
  return mailTo(to, t.topUpSubject, [t.toppedUp, table(to.language, rows)]);
};

/** The mail that confirms the payment of a ride. */
export const rideReceipt = (payment: PaymentRow, ride: RideRow, to: Addressee): WrittenMail => {
  const texts = textsIn(to.language);
  const t = texts.receipt;
  const rows = [
    [t.ride, shortId(ride.id)],
    [t.from, ride.pickup_address],
    [t.to, ride.dropoff_address],
    [t.amount, dollars(payment.amount, to.language)],
    [t.paidBy, methodOf(payment, texts)],
    [t.date, moment(payment.paid_at ?? payment.created_at, to.language)],
    [t.payment, payment.id],
  ] as const;
  return mailTo(to, t.rideSubject(shortId(ride.id)), [t.ridePaid, table(to.language, rows)]);
};

/** The mail that reminds a rider of an unpaid ride. */
export const paymentReminder = (ride: RideRow, to: Addressee, link: string): WrittenMail => {
  const t = textsIn(to.language).reminder;
  const amount = dollars(ride.fare ?? ride.estimated_fare, to.language);
  const lead = `${t.lead(oneLine(ride.pickup_address), oneLine(ride.dropoff_address))}\n${t.openAmount} ${amount}`;
  return mailTo(to, t.subject(shortId(ride.id)), [lead, `${t.payHere}\n${link}`]);
};
