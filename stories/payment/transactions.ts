import { transactionsOf } from '@mobility/machines/transactions';
import type { BalanceEntry, PaymentRecord } from '@mobility/openapi';
import { balance, rides } from '../fixtures.ts';

const entries: BalanceEntry[] = [
  {
    id: 'entry-top-up',
    transaction_type: 'credit',
    description: 'Top-up by Visa ending in 4242',
    notice: { kind: 'top_up', card: '4242' },
    amount_change: 50,
    created_at: '2026-11-21T16:00:00.000Z',
    admin_name: null,
  },
  {
    id: 'entry-penalty',
    transaction_type: 'debit',
    description: 'Cancellation penalty for ride #CANCELLD',
    notice: { kind: 'penalty', ride_id: rides.cancelled.id },
    amount_change: -1.37,
    created_at: '2026-11-20T14:36:00.000Z',
    admin_name: null,
  },
  ...balance.recent_transactions,
];
const inCash: PaymentRecord = {
  id: 'payment-cash',
  ride_id: rides.paid.id,
  amount: 17.63,
  driver_earnings: 14.1,
  status: 'paid',
  payment_method: 'cash',
  created_at: '2026-11-20T18:00:00.000Z',
  paid_at: '2026-11-20T18:01:00.000Z',
};
const claimed: PaymentRecord = {
  ...inCash,
  id: 'payment-cash-claimed',
  ride_id: rides.completed.id,
  paid_at: '2026-11-21T18:01:00.000Z',
};
const payments: PaymentRecord[] = [
  inCash,
  {
    id: 'payment-card',
    ride_id: 'ride-of-long-ago',
    amount: 19.24,
    driver_earnings: 15.39,
    status: 'paid',
    payment_method: 'stripe',
    created_at: '2026-11-20T13:57:00.000Z',
    paid_at: '2026-11-20T13:58:00.000Z',
    refunded_amount: 4.2,
  },
];

/** A rider's transactions of each kind. */
export const riderTransactions = transactionsOf({ entries, payments, party: 'rider' });
/** A driver's transactions: fares are received, and the cash of one waits for the driver's confirmation. */
export const driverTransactions = transactionsOf({
  entries,
  payments: [claimed, ...payments],
  claimed: [claimed.ride_id],
  party: 'driver',
});
