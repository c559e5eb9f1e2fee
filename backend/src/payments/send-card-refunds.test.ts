import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import type { RefundOrder, RefundOutcome } from '../domain/money/gateway.ts';
import { createSandboxGateway } from '../gateways/sandbox.ts';
import { resolveDispute } from '../operations/disputes/resolveDispute.ts';
import { submitDispute } from '../operations/disputes/submitDispute.ts';
import { balanceOf } from '../store/money/ledger.ts';
import {
  auditMoney,
  createTestContext,
  type DrivenRide,
  given,
  messagesTo,
  requestBy,
} from '../testing/index.ts';
import { sendCardRefunds } from './send-card-refunds.ts';

let context: Context;
let asked: RefundOrder[];
let outcomes: RefundOutcome[];
beforeEach(async () => {
  [asked, outcomes] = [[], []];
  const refund = async (order: RefundOrder) => {
    asked.push(order);
    return outcomes.shift() ?? { id: order.key };
  };
  const gateway = { ...createSandboxGateway(async () => {}), refund };
  context = await createTestContext({ gateway });
});
afterEach(async () => {
  const { sum, unbalanced } = await auditMoney(context);
  expect([sum, unbalanced]).toEqual([0, []]);
  await context.store.close();
});

/** A card payment of 7.32 whose dispute an admin accepts. */
const refunded = async (amount?: number): Promise<DrivenRide> => {
  const ride = await given.completedRide(context, { payment: 'stripe' });
  const body = { ...given.complaint(ride.rideId), requested_refund: null };
  const dispute = await submitDispute(context, requestBy(ride.rider, { body }));
  const admin = await given.user(context, 'admin');
  const decision = { outcome: 'refunded' as const, ...(amount === undefined ? {} : { amount }) };
  await resolveDispute(context, requestBy(admin, { params: { id: dispute.body.id }, body: decision }));
  return ride;
};
const cents = ({ rider }: DrivenRide) => balanceOf(context.store.read, rider.id);

test('a refund of a card payment goes back to the card, and the message to the rider says so', async () => {
  const ride = await refunded(2.5);
  expect(asked).toMatchObject([{ amount: 250, sessionId: null }]);
  expect(await cents(ride)).toBe(10_000);
  const { accounts } = await auditMoney(context);
  expect([accounts.get('external:card'), accounts.get('platform')]).toEqual([250 - 732, 146 - 250]);
  expect((await messagesTo(context, ride.rider.id)).at(-1)).toMatchObject({
    message: 'Your dispute was accepted: Ⓣ2.50 goes back to your card.',
    notice: { kind: 'dispute_refunded_to_card', amount: 2.5 },
  });
  expect(await sendCardRefunds(context)).toBe(0);
});

test('a refund without an answer is sent again under the same key, and booked once', async () => {
  outcomes = ['unclear'];
  const ride = await refunded();
  expect(await sendCardRefunds(context)).toBe(1);
  expect(await sendCardRefunds(context)).toBe(0);
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  expect(asked).toHaveLength(2);
  expect(await cents(ride)).toBe(10_000);
});

test('a refund that the card refuses is credited to the balance, once', async () => {
  outcomes = ['refused'];
  const ride = await refunded();
  await Promise.all([sendCardRefunds(context), sendCardRefunds(context)]);
  expect(await cents(ride)).toBe(10_732);
  expect((await messagesTo(context, ride.rider.id)).at(-1)).toMatchObject({
    type: 'balance_transaction',
    amount: 7.32,
    message: 'Refund that your card did not take',
  });
});
