import { expect, it } from 'vitest';
import { earningsIn } from './period-earnings.ts';

const at = (...[month, day, hour]: [number, number, number]) =>
  new Date(2026, month - 1, day, hour).getTime();
const paidAt = (ms: number, driver_earnings: number) => ({
  id: String(ms),
  ride_id: 'r',
  amount: driver_earnings + 2,
  driver_earnings,
  status: 'paid' as const,
  created_at: new Date(ms).toISOString(),
});

it.each([
  ['day', 6, 8, 4.4],
  ['week', 7, 28.1, 8],
  ['month', 30, 48.2, 28.2],
] as const)('a %s has %i parts, its earnings and what is more than before', (period, parts, net, change) => {
  // A Monday to Sunday around Saturday, November 21st.
  const payments = [
    paidAt(at(11, 21, 9), 8),
    paidAt(at(11, 20, 23), 3.6),
    paidAt(at(11, 16, 0), 16.5),
    paidAt(at(11, 15, 23), 20.1),
    paidAt(at(10, 31, 23), 20),
  ];
  const earnings = earningsIn(payments, period, at(11, 21, 10));
  expect(earnings.parts).toHaveLength(parts);
  expect(earnings.net).toBe(net);
  expect(earnings.change).toBe(change);
  expect(earnings.parts.filter(({ isNow }) => isNow)).toHaveLength(1);
  const sum = earnings.parts.reduce((cents, part) => cents + Math.round(part.net * 100), 0) / 100;
  expect([sum, earnings.fee]).toEqual([net, 2 * earnings.payments.length]);
});

it('a day of 25 hours still has six parts, and a month its own days', () => {
  expect(earningsIn([], 'month', at(2, 3, 1)).parts).toHaveLength(28);
  expect(earningsIn([], 'day', at(11, 1, 12)).parts).toHaveLength(6);
});

it('a payment of an unknown state, date or amount is not counted as nothing', () => {
  const now = at(11, 21, 10);
  const payment = paidAt(now, 8);
  const broken = [
    { ...payment, status: 'settled' as 'paid' },
    { ...payment, created_at: 'no date' },
    { ...payment, created_at: 4711 },
    { ...payment, amount: Number.NaN },
    { ...payment, driver_earnings: 1e308 },
  ];
  expect(earningsIn([payment, ...broken], 'week', now).unreadable).toBe(5);
  expect(earningsIn([payment], 'week', now).unreadable).toBe(0);
});
