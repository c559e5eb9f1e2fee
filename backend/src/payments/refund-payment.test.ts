import { afterEach, beforeEach, expect, test } from 'vitest';
import { jobFor, transact } from '../command.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../domain/refusal.ts';
import { statusOf } from '../http/errors.ts';
import { balanceOf, movementsOf } from '../store/money/ledger.ts';
import { auditMoney, createTestContext, type DrivenRide, given, messagesTo } from '../testing/index.ts';
import { refundPayment } from './refund-payment.ts';

let context: Context;
beforeEach(async () => {
  context = await createTestContext();
});
afterEach(async () => {
  const { sum, unbalanced } = await auditMoney(context);
  expect([sum, unbalanced]).toEqual([0, []]);
  await context.store.close();
});

const fare = 732;
const fee = 146;
const refund = ({ rideId }: DrivenRide, amount: number, reference: string) =>
  transact(context, jobFor(), (unit) =>
    refundPayment(unit, { rideId, amount, reference, description: 'Refund of your dispute' }),
  );
const refused = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Refusal)) throw error ?? new Error('It was not refused');
  return [statusOf(error), error.code, error.message];
};

test('a refund moves money from the platform to the rider with a message, and the driver keeps the fare', async () => {
  const ride = await given.completedRide(context, { payment: 'balance' });
  expect(await refund(ride, 200, 'dispute:1')).toBe('refunded');
  expect(await balanceOf(context.store.read, ride.rider.id)).toBe(10_000 - fare + 200);
  expect(await balanceOf(context.store.read, ride.driver.id)).toBe(10_000 - fee + fare);
  expect((await auditMoney(context)).accounts.get('platform')).toBe(fee - 200);
  expect((await messagesTo(context, ride.rider.id)).at(-1)).toMatchObject({
    type: 'balance_transaction',
    transaction_type: 'refund',
    amount: 2,
    message: 'Refund of your dispute',
  });
  expect((await movementsOf(context.store.read, ride.rider.id))[0]).toMatchObject({
    transaction_type: 'refund',
    amount_change: 2,
  });
});

test('the same reference refunds once', async () => {
  const ride = await given.completedRide(context, { payment: 'cash' });
  expect(await refund(ride, 200, 'dispute:1')).toBe('refunded');
  expect(await refund(ride, 200, 'dispute:1')).toBe('repeated');
  expect(await balanceOf(context.store.read, ride.rider.id)).toBe(10_200);
});

test('refunds never exceed the amount paid, also in parts and at the same time', async () => {
  const ride = await given.completedRide(context, { payment: 'cash' });
  const asked = Array.from({ length: 10 }, (_, index) => refund(ride, 100, `dispute:${index}`));
  const settled = await Promise.allSettled(asked);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  expect(await refused(refund(ride, 100, 'dispute:more'))).toEqual([
    400,
    'refund_too_high',
    'At most $0.32 of this ride can be refunded',
  ]);
  expect(await refund(ride, 32, 'dispute:rest')).toBe('refunded');
  expect((await refused(refund(ride, 1, 'dispute:cent')))[2]).toContain('no payment of this ride left');
  expect(await balanceOf(context.store.read, ride.rider.id)).toBe(10_000 + fare);
});

test('a refund of an unpaid ride is refused, and an unknown ride is 404', async () => {
  const ride = await given.completedRide(context, { payment: 'initiated' });
  expect((await refused(refund(ride, 1, 'dispute:1')))[1]).toBe('refund_too_high');
  expect((await refused(refund({ ...ride, rideId: 'none' }, 1, 'dispute:1')))[0]).toBe(404);
});
