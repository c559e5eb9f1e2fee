import type {
  BalanceEntry,
  Dispute,
  PaymentMethod,
  PaymentRecord,
  PaymentState,
  Timestamp,
} from '@mobility/openapi';
import { timestampMs } from './timestamp.ts';

export type TransactionKind = 'ride' | 'topUp' | 'refund' | 'penalty' | 'fee' | 'other';

/** One movement of a user's money, on the balance or outside of it. */
export type Transaction = {
  id: string;
  kind: TransactionKind;
  /** Negative for what the user paid. */
  amount: number;
  at: Timestamp;
  /** How the money moved: for an entry of the balance 'balance', or 'stripe' for a top-up, which a card pays. */
  method: PaymentMethod;
  rideId: string | null;
  /** The rider says that it was paid in cash, and the driver has not confirmed it. */
  isClaimed?: boolean;
  /** The entry of the balance; absent for money that moved outside of it. */
  entry?: BalanceEntry;
};

const kinds: Partial<Record<string, TransactionKind>> = {
  ride_payment: 'ride',
  ride_fare: 'ride',
  top_up: 'topUp',
  dispute_refund: 'refund',
  penalty: 'penalty',
  compensation: 'penalty',
  platform_fee: 'fee',
  platform_fee_returned: 'fee',
};

const fromEntry = (entry: BalanceEntry): Transaction => {
  const kind = kinds[entry.notice?.kind ?? ''] ?? (entry.transaction_type === 'refund' ? 'refund' : 'other');
  return {
    id: entry.id,
    kind,
    amount: entry.amount_change,
    at: entry.created_at,
    method: kind === 'topUp' ? 'stripe' : 'balance',
    rideId: entry.notice?.ride_id ?? null,
    entry,
  };
};

const momentOf = ({ at }: Transaction): number => timestampMs(at) ?? 0;

type Sources = {
  entries: readonly BalanceEntry[];
  payments: readonly PaymentRecord[];
  disputes?: readonly Dispute[];
  /** The rides whose cash the driver has not confirmed. */
  claimed?: readonly string[];
  /** A rider pays, a driver receives. */
  party: 'rider' | 'driver';
};

/**
 * A card refund goes to the card, so only the dispute has the time of its decision. Other refunds are
 * entries.
 */
const cardRefund = (
  { id, ride_id, refunded_amount = 0, paid_at, created_at }: PaymentRecord,
  disputes: readonly Dispute[],
): Transaction => ({
  id: `${id}:refund`,
  kind: 'refund',
  amount: refunded_amount,
  at: disputes.find((dispute) => dispute.ride_id === ride_id)?.resolved_at ?? paid_at ?? created_at,
  method: 'stripe',
  rideId: ride_id,
});

/**
 * Every transaction once, newest first. A movement on the balance is listed by its entry: a payment by balance, and a
 * driver's fare of a card payment, are listed from the payments only when they are older than the oldest entry, since
 * the server sends the newest entries alone. Cash, a rider's card payments and their refunds are not on the balance and
 * come from the payments.
 */
export const transactionsOf = ({
  entries,
  payments,
  disputes = [],
  claimed = [],
  party,
}: Sources): Transaction[] => {
  const told = entries.map(fromEntry);
  const oldest = told.length > 0 ? Math.min(...told.map(momentOf)) : Number.POSITIVE_INFINITY;
  const outside = payments
    .filter(({ status }) => status === 'paid')
    .flatMap((payment): Transaction[] => {
      const method = payment.payment_method ?? 'balance';
      const paid: Transaction = {
        id: payment.id,
        kind: 'ride',
        amount: party === 'rider' ? -payment.amount : payment.amount,
        at: payment.paid_at ?? payment.created_at,
        method,
        rideId: payment.ride_id,
        ...(method === 'cash' && claimed.includes(payment.ride_id) && { isClaimed: true }),
      };
      const isOnBalance = method === 'balance' || (party === 'driver' && method === 'stripe');
      const isTold = isOnBalance && momentOf(paid) >= oldest;
      const isRefundedToCard = party === 'rider' && method === 'stripe' && (payment.refunded_amount ?? 0) > 0;
      return [...(isTold ? [] : [paid]), ...(isRefundedToCard ? [cardRefund(payment, disputes)] : [])];
    });
  return [...told, ...outside].sort((one, other) => momentOf(other) - momentOf(one));
};

const states: Readonly<Record<PaymentState, true>> = {
  not_initiated: true,
  pending: true,
  paid: true,
  failed: true,
  expired: true,
  written_off: true,
};

/** Whether the contract has this payment state. A newer server may send others. */
export const isKnownPaymentState = (status: string): status is PaymentState => Object.hasOwn(states, status);

/** How many payments may have moved money, in a state that the contract does not have. */
export const unknownPayments = (payments: readonly PaymentRecord[]): number =>
  payments.filter(({ status }) => !isKnownPaymentState(status)).length;
