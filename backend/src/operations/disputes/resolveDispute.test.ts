import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { balanceOf } from '../../store/money/ledger.ts';
import {
  auditMoney,
  createTestContext,
  type Disputed,
  given,
  messagesTo,
  outcomeOf,
  type Person,
  requestBy,
} from '../../testing/index.ts';
import { listDisputes } from './listDisputes.ts';
import { listMyDisputes } from './listMyDisputes.ts';
import { resolveDispute } from './resolveDispute.ts';
import { submitDispute } from './submitDispute.ts';

let context: Context;
let admin: Person;
beforeEach(async () => {
  context = await createTestContext();
  admin = await given.user(context, 'admin');
});
afterEach(async () => {
  expect((await auditMoney(context)).sum).toBe(0);
  await context.store.close();
});

type Decision = { outcome: 'refunded' | 'rejected'; amount?: number; note?: string };
const resolve = (id: string, body: Decision, key?: string) =>
  resolveDispute(context, requestBy(admin, { params: { id }, body, ...(key ? { key } : {}) }));
const cents = ({ rider }: Disputed) => balanceOf(context.store.read, rider.id);
const fare = 732;

test('a resolution refunds the requested amount, notifies the rider, and is audited', async () => {
  const dispute = await given.disputedRide(context);
  const { body } = await resolve(dispute.disputeId, { outcome: 'refunded', note: ' Sorry. ' });
  expect(body).toMatchObject({ status: 'refunded', refunded_amount: 2.5, resolution_note: 'Sorry.' });
  const decided = { resolved_by: admin.id, resolved_by_name: admin.name };
  expect(body).toMatchObject(decided);
  const list = await listDisputes(context, requestBy(admin, { query: {} }));
  expect(list.body.disputes).toMatchObject([{ id: dispute.disputeId, ...decided }]);
  const own = await listMyDisputes(context, requestBy(dispute.rider));
  expect(own.body.disputes[0]).not.toHaveProperty('resolved_by');
  expect(own.body.disputes[0]).not.toHaveProperty('resolved_by_name');
  expect(await cents(dispute)).toBe(10_000 - fare + 250);
  const told = await messagesTo(context, dispute.rider.id);
  expect(told.at(-1)).toMatchObject({
    type: 'admin_message',
    message: 'Your dispute was accepted: Ⓣ2.50 went back to your balance. Sorry.',
  });
  const audit = await context.store.read
    .selectFrom('audit')
    .selectAll()
    .where('entity_id', '=', dispute.disputeId)
    .where('user_id', '=', admin.id)
    .execute();
  expect(audit).toMatchObject([{ action: 'admin_payment_modified', severity: 'high' }]);
  expect(JSON.parse(audit[0]?.metadata ?? '')).toEqual({
    ride_id: dispute.rideId,
    outcome: 'refunded',
    amount: 2.5,
    note: 'Sorry.',
  });
});

test('a refund notifies the driver that it costs them nothing, and a rejected dispute does not notify the driver', async () => {
  const refunded = await given.disputedRide(context);
  await resolve(refunded.disputeId, { outcome: 'refunded', note: 'A long way round' });
  const ride = refunded.rideId.slice(-8);
  expect((await messagesTo(context, refunded.driver.id)).at(-1)).toMatchObject({
    type: 'admin_message',
    message: `The rider of your ride #${ride} got a refund after a dispute. What you received for the ride stays yours.`,
    notice: { kind: 'dispute_settled', ride_id: refunded.rideId },
  });
  const rejected = await given.disputedRide(context);
  const before = await messagesTo(context, rejected.driver.id);
  await resolve(rejected.disputeId, { outcome: 'rejected' });
  expect(await messagesTo(context, rejected.driver.id)).toEqual(before);
});

test('an admin can refund another amount, but never more than was paid', async () => {
  const dispute = await given.disputedRide(context);
  const more = await outcomeOf(resolve(dispute.disputeId, { outcome: 'refunded', amount: 7.33 }));
  expect(more.slice(0, 2)).toEqual([400, 'refund_too_high']);
  expect(await cents(dispute)).toBe(10_000 - fare);
  await resolve(dispute.disputeId, { outcome: 'refunded', amount: 7.32 });
  expect(await cents(dispute)).toBe(10_000);
});

test('a refund must be in whole cents', async () => {
  const dispute = await given.disputedRide(context);
  expect(await outcomeOf(resolve(dispute.disputeId, { outcome: 'refunded', amount: 1.005 }))).toEqual([
    422,
    'validation_failed',
    'amount must be in whole cents',
  ]);
  expect(await cents(dispute)).toBe(10_000 - fare);
});

test('a rejected dispute moves no money', async () => {
  const dispute = await given.disputedRide(context);
  const refused = await outcomeOf(resolve(dispute.disputeId, { outcome: 'rejected', amount: 1 }));
  expect(refused).toEqual([422, 'validation_failed', 'amount belongs to a refund']);
  const { body } = await resolve(dispute.disputeId, { outcome: 'rejected' });
  expect(body).toMatchObject({ status: 'rejected', refunded_amount: null, resolution_note: null });
  expect(await cents(dispute)).toBe(10_000 - fare);
  expect((await messagesTo(context, dispute.rider.id)).at(-1)).toMatchObject({
    message: 'Your dispute was reviewed and rejected.',
  });
});

test('concurrent resolutions resolve a dispute once, and a repeated one gets the same answer', async () => {
  const dispute = await given.disputedRide(context);
  const decisions: Decision[] = [{ outcome: 'refunded' }, { outcome: 'rejected' }, { outcome: 'refunded' }];
  const outcomes = await Promise.all(
    decisions.map((decision) => outcomeOf(resolve(dispute.disputeId, decision))),
  );
  expect(outcomes.filter(([status]) => status === 200)).toHaveLength(1);
  expect(outcomes.filter(([, code]) => code === 'dispute_resolved')).toHaveLength(2);
  expect(await cents(dispute)).toBe(10_000 - fare + 250);
  const other = await given.disputedRide(context);
  const first = await resolve(other.disputeId, { outcome: 'refunded' }, 'one-intent');
  expect(await resolve(other.disputeId, { outcome: 'refunded' }, 'one-intent')).toEqual(first);
  expect(await cents(other)).toBe(10_000 - fare + 250);
});

test('resolving an unknown dispute is 404', async () => {
  expect(await outcomeOf(resolve('none', { outcome: 'rejected' }))).toEqual([
    404,
    'dispute_not_found',
    'Dispute not found',
  ]);
});

test('a penalty is refunded through the ledger, and never twice', async () => {
  const ride = await given.penalisedRide(context);
  const submit = async () => {
    const body = { ...given.complaint(ride.rideId), requested_refund: 0.5 };
    return (await submitDispute(context, requestBy(ride.rider, { body }))).body.id;
  };
  await resolve(await submit(), { outcome: 'refunded' });
  expect(await balanceOf(context.store.read, ride.rider.id)).toBe(10_000 - 73 + 50);
  const second = await submit();
  expect(await outcomeOf(resolve(second, { outcome: 'refunded', amount: 0.24 }))).toEqual([
    400,
    'refund_too_high',
    'At most $0.23 of this penalty can be refunded',
  ]);
  await resolve(second, { outcome: 'refunded', amount: 0.23 });
  expect(await balanceOf(context.store.read, ride.rider.id)).toBe(10_000);
});
