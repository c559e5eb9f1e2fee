import type { BalanceEntry, Dispute, PaymentRecord } from '@mobility/openapi';
import { expect, it } from 'vitest';
import { transactionsOf, unknownPayments } from './transactions.ts';

const entry = (id: string, created_at: string, rest: Partial<BalanceEntry> = {}): BalanceEntry => ({
  id,
  transaction_type: 'debit',
  description: id,
  amount_change: -5,
  created_at,
  ...rest,
});
const payment = (id: string, paid_at: string, rest: Partial<PaymentRecord> = {}): PaymentRecord => ({
  id,
  ride_id: `ride-of-${id}`,
  amount: 10,
  driver_earnings: 8,
  status: 'paid',
  created_at: paid_at,
  paid_at,
  ...rest,
});
const ids = (transactions: { id: string }[]) => transactions.map(({ id }) => id);

it('lists each payment once: by balance as an entry, by cash and card as a payment, newest first', () => {
  const entries = [
    entry('fare', '2026-11-21T10:00:00Z', { notice: { kind: 'ride_payment', ride_id: 'ride-of-b' } }),
    entry('first', '2026-11-19T10:00:00Z', { notice: { kind: 'welcome_credit' }, amount_change: 200 }),
  ];
  const payments = [
    payment('b', '2026-11-21T10:00:00Z', { payment_method: 'balance' }),
    payment('c', '2026-11-21T12:00:00Z', { payment_method: 'cash' }),
    payment('d', '2026-11-18T12:00:00Z', { payment_method: 'stripe' }),
    payment('e', '2026-11-21T13:00:00Z', { payment_method: 'cash', status: 'pending' }),
  ];
  const listed = transactionsOf({ entries, payments, party: 'rider' });
  expect(ids(listed)).toEqual(['c', 'fare', 'first', 'd']);
  expect(listed.map(({ amount, method, kind }) => [amount, method, kind])).toEqual([
    [-10, 'cash', 'ride'],
    [-5, 'balance', 'ride'],
    [200, 'balance', 'other'],
    [-10, 'stripe', 'ride'],
  ]);
});

it('lists a payment by balance that is older than the newest entries the server sends', () => {
  const entries = [entry('newest', '2026-11-21T10:00:00Z')];
  const payments = [
    payment('told', '2026-11-21T10:00:00Z', { payment_method: 'balance' }),
    payment('older', '2026-01-21T10:00:00Z', { payment_method: 'balance' }),
  ];
  expect(ids(transactionsOf({ entries, payments, party: 'rider' }))).toEqual(['newest', 'older']);
});

it('shows the refund of a card payment when its dispute was decided', () => {
  const payments = [
    payment('d', '2026-11-18T12:00:00Z', { payment_method: 'stripe', refunded_amount: 4.2 }),
    payment('c', '2026-11-18T13:00:00Z', { payment_method: 'cash', refunded_amount: 3 }),
  ];
  const disputes = [{ ride_id: 'ride-of-d', resolved_at: '2026-11-20T09:40:00Z' }] as Dispute[];
  const [refund, ...rest] = transactionsOf({ entries: [], payments, disputes, party: 'rider' });
  expect(refund).toMatchObject({ kind: 'refund', amount: 4.2, method: 'stripe', at: '2026-11-20T09:40:00Z' });
  expect(ids(rest)).toEqual(['c', 'd']);
});

it('shows a driver cash as money received, and card fares as the entries they are', () => {
  const entries = [entry('fee', '2026-11-18T12:00:00Z', { notice: { kind: 'platform_fee' } })];
  const payments = [
    payment('card', '2026-11-18T13:00:00Z', { payment_method: 'stripe', refunded_amount: 3 }),
    payment('cash', '2026-11-18T14:00:00Z', { payment_method: 'cash' }),
  ];
  const listed = transactionsOf({ entries, payments, party: 'driver' });
  expect(listed.map(({ id, amount }) => [id, amount])).toEqual([
    ['cash', 10],
    ['fee', -5],
  ]);
});

it('counts the payments of a state that it does not know, which may have moved money', () => {
  const payments = [
    payment('a', '2026-11-18T12:00:00Z'),
    { ...payment('b', '2026-11-18T12:00:00Z'), status: 'settled' },
  ];
  expect(unknownPayments(payments as PaymentRecord[])).toBe(1);
});

it('says of a top-up that a card paid it, although the money went to the balance', () => {
  const notice = { kind: 'top_up', card: '4242' } as const;
  const entries = [entry('top-up', '2026-11-21T10:00:00Z', { notice, amount_change: 50 })];
  const [topUp] = transactionsOf({ entries, payments: [], party: 'rider' });
  expect([topUp?.kind, topUp?.method]).toEqual(['topUp', 'stripe']);
});

it('marks the cash that the driver has not confirmed', () => {
  const payments = [
    payment('claimed', '2026-11-21T12:00:00Z', { payment_method: 'cash' }),
    payment('confirmed', '2026-11-21T11:00:00Z', { payment_method: 'cash' }),
    payment('card', '2026-11-21T10:00:00Z', { payment_method: 'stripe' }),
  ];
  const claimed = ['ride-of-claimed', 'ride-of-card'];
  const listed = transactionsOf({ entries: [], payments, claimed, party: 'driver' });
  expect(listed.map(({ id, isClaimed = false }) => [id, isClaimed])).toEqual([
    ['claimed', true],
    ['confirmed', false],
    ['card', false],
  ]);
});
