import type { Rule } from './rule.ts';

/** Consistency rules between payments and the ledger. */
export const moneyRules: readonly Rule[] = [
  {
    table: 'payments',
    wrong: 'has an amount that differs from the fare of its ride',
    isValid: (of, { rideOf }) => rideOf(of('ride_id'))?.fare === of('amount'),
  },
  {
    table: 'ledger_entries',
    wrong: 'belongs to an unknown user',
    isValid: (of, { hasOwner }) => hasOwner(String(of('account'))),
  },
  {
    table: 'payments',
    wrong: 'lacks a value that its status requires',
    isValid: (of) =>
      (of('status') === 'paid') === (of('paid_at') !== null) &&
      (of('status') !== 'processing' || of('claimed_at') !== null),
  },
  {
    table: 'payments',
    wrong: 'has a refund above the payment',
    isValid: (of) => Number(of('refunded')) <= (of('status') === 'paid' ? Number(of('amount')) : 0),
  },
  {
    table: 'payments',
    // It may be above it: an operator can refund in the gateway's own dashboard.
    wrong: 'has a refund below that of its disputes',
    isValid: (of, { refundedOf }) =>
      of('status') !== 'paid' || refundedOf(of('ride_id')) <= Number(of('refunded')),
  },
  {
    table: 'checkout_sessions',
    wrong: 'has an amount that differs from the fare of its ride',
    isValid: (of, { rideOf }) => of('purpose') !== 'ride' || rideOf(of('ride_id'))?.fare === of('amount'),
  },
  {
    table: 'checkout_sessions',
    wrong: 'lacks a value that its purpose requires',
    isValid: (of) => {
      const isRide = of('purpose') === 'ride';
      return isRide === (of('ride_id') !== null) && isRide === (of('payment_id') !== null);
    },
  },
  {
    table: 'checkout_sessions',
    wrong: 'is a paid top-up, but its transfer is not in the ledger',
    isValid: (of, { booked }) =>
      of('purpose') !== 'top_up' ||
      of('status') !== 'paid' ||
      booked(`topup:${of('id')}`, of('user_id')) === of('amount'),
  },
  {
    table: 'rides',
    wrong: 'has a penalty above its fare',
    isValid: (of) => Number(of('penalty_amount')) <= Number(of('estimated_fare')),
  },
  {
    table: 'rides',
    wrong: 'has a penalty that is not in the ledger',
    isValid: (of, { booked }) => {
      const payer = of('cancelled_by') === 'rider' ? of('rider_id') : of('driver_id');
      const penalty = Number(of('penalty_amount'));
      return penalty === 0 || booked(`penalty:${of('id')}:${of('attempt')}`, payer) === -penalty;
    },
  },
  {
    table: 'rides',
    wrong: 'is settled in another way than its payments say',
    isValid: (of, { isPaid }) =>
      (of('settlement') !== null) === (of('status') === 'completed') &&
      (of('settlement') === 'paid') === isPaid(of('id')),
  },
  {
    table: 'receivables',
    wrong: 'has more to collect than it was',
    isValid: (of) => Number(of('open')) <= Number(of('amount')),
  },
  {
    table: 'rides',
    wrong: 'has penalties to collect, and the ledger says otherwise',
    isValid: (of, { uncollectedOf }) => {
      const { open, booked } = uncollectedOf(of('id'));
      return open === booked;
    },
  },
  {
    table: 'payments',
    wrong: 'confirms cash for a payment that was not in cash',
    isValid: (of) => of('cash_confirmed_at') === null || (of('status') === 'paid' && of('method') === 'cash'),
  },
  {
    table: 'payments',
    wrong: 'is paid, but its transfer is not in the ledger',
    isValid: (of, { rideOf, booked }) =>
      of('status') !== 'paid' ||
      of('method') === 'cash' ||
      booked(`payment:${of('ride_id')}`, rideOf(of('ride_id'))?.driver ?? null) === of('amount'),
  },
  {
    table: 'top_ups',
    wrong: 'lacks a value that its status requires',
    isValid: (of) => (of('status') === 'paid') === (of('paid_at') !== null),
  },
  {
    table: 'top_ups',
    wrong: 'is paid, but its transfer is not in the ledger',
    isValid: (of, { booked }) =>
      of('status') !== 'paid' || booked(`topup:${of('id')}`, of('user_id')) === of('amount'),
  },
];
