import type { DirectPayment, PaymentMethod, PaymentStatus, Ride, SavedCardPayment } from '@mobility/openapi';
import { callErrorOf } from '../call-error.ts';
import { timestampMs } from '../timestamp.ts';

/** Whether the ride is paid, by whichever window. */
export const isRidePaid = ({ payment_status }: Ride): boolean => payment_status === 'paid';

/** The longest delay that a timer can hold, in milliseconds. */
const longestDelay = 2 ** 31 - 1;
/** With a clock that is fast, the dialog must not reload in a loop. */
const shortestDelay = 10_000;

/** Milliseconds until the payment expires, as a delay that a timer can hold. */
export const untilExpiry = (status: PaymentStatus | null, now: number): number => {
  const expiresAt = timestampMs(status?.expires_at);
  return expiresAt === null ? longestDelay : Math.min(longestDelay, Math.max(shortestDelay, expiresAt - now));
};

/** The method to preselect: the one of the open payment if it can pay, otherwise one that can. */
export const payableBy = (status: PaymentStatus, balance: number | null): PaymentMethod => {
  const wanted = status.payment_method ?? 'balance';
  const isShort = balance !== null && balance < status.amount;
  if (wanted === 'cash' && status.cash_missing) return isShort ? 'stripe' : 'balance';
  return wanted === 'balance' && isShort ? 'stripe' : wanted;
};

type Chosen = { method: PaymentMethod; cardId: string | null };

/** Whether the payment is by a card that has to be typed. */
export const isTypedCard = ({ method, cardId }: Chosen): boolean => method === 'stripe' && cardId === null;

/** What completes a payment that needs no more input: by balance, cash or a saved card. */
export const directBody = ({ method, cardId }: Chosen): DirectPayment | SavedCardPayment => {
  if (method === 'stripe' && cardId !== null) return { payment_method: 'stripe', card_id: cardId };
  return { payment_method: method === 'cash' ? 'cash' : 'balance' };
};

/**
 * Whether the payment must be initiated: for another method, and for a typed card, since the server
 * decides whether its own page takes the card.
 */
export const needsInitiate = (status: PaymentStatus | null, chosen: Chosen): boolean =>
  isTypedCard(chosen) || (status?.payment_method ?? chosen.method) !== chosen.method;

const outdated = new Set(['already_written_off', 'cash_missing', 'payment_not_initiated']);

/** Whether an error says that the status in the dialog is out of date. */
export const isOutdated = (error: unknown): boolean => {
  const { code } = callErrorOf(error);
  return outdated.has(code ?? '');
};
