import { disputeKinds } from '@mobility/openapi/disputes';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { disputeIssues } from '../../domain/dispute.ts';
import { balanceOf } from '../../store/money/ledger.ts';
import {
  auditMoney,
  createTestContext,
  type DrivenRide,
  given,
  messagesTo,
  outcomeOf,
  type Person,
  requestBy,
} from '../../testing/index.ts';
import { listDisputes } from './listDisputes.ts';
import { listMyDisputes } from './listMyDisputes.ts';
import { submitDispute } from './submitDispute.ts';

let context: Context;
beforeEach(async () => {
  context = await createTestContext();
});
afterEach(async () => {
  expect((await auditMoney(context)).sum).toBe(0);
  await context.store.close();
});

const fare = 7.32;
const paidRide = () => given.completedRide(context, { payment: 'balance' });
const submit = (by: Person, { rideId }: { rideId: string }, change: object = {}, key?: string) =>
  submitDispute(
    context,
    requestBy(by, { body: { ...given.complaint(rideId), ...change }, ...(key ? { key } : {}) }),
  );
const issuesOf = async (ride: DrivenRide, change: object) => {
  const error = await Promise.resolve(submit(ride.rider, ride, change)).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof Error && 'detail' in error ? error.detail : error;
};

describe('submitDispute', () => {
  test('a dispute about a paid ride notifies the rider, and fields that only the server may set are ignored', async () => {
    const ride = await paidRide();
    const { status, body } = await submit(ride.rider, ride, {
      description: '  The driver took the long way round.  ',
      status: 'refunded',
      submitted_at: '1999-01-01T00:00:00.000Z',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ride_id: ride.rideId,
      status: 'submitted',
      description: 'The driver took the long way round.',
      requested_refund: 2.5,
      amount_paid: fare,
      refunded_amount: null,
    });
    expect(Date.now() - Date.parse(String(body.submitted_at))).toBeLessThan(60_000);
    expect((await messagesTo(context, ride.rider.id)).at(-1)).toMatchObject({
      type: 'ride_message',
      ride_id: ride.rideId,
      message: 'We have received your dispute. We review it within 24-48 hours.',
    });
    const audit = await context.store.read
      .selectFrom('audit')
      .selectAll()
      .where('entity_id', '=', body.id)
      .execute();
    expect(audit).toMatchObject([
      { action: 'dispute_submitted', severity: 'medium', user_id: ride.rider.id },
    ]);
  });

  test('a dispute about a penalty can request at most the penalty', async () => {
    const ride = await given.penalisedRide(context);
    const { body } = await submit(ride.rider, ride, { requested_refund: 0.73 });
    expect(body).toMatchObject({ amount_paid: 0.73, requested_refund: 0.73 });
    const other = await given.penalisedRide(context);
    expect(await outcomeOf(submit(other.rider, other, { requested_refund: 0.74 }))).toEqual([
      400,
      'refund_too_high',
      'The refund cannot be more than the $0.73 that you paid',
    ]);
  });

  test.each([
    ['nineteen characters between spaces', { description: `  ${'x'.repeat(19)}  ` }],
    ['nineteen characters', { description: 'x'.repeat(19) }],
  ])('a dispute with a description of %s is refused', async (_, change) => {
    expect(await issuesOf(await paidRide(), change)).toEqual([
      {
        loc: ['body', 'description'],
        msg: 'Please provide a more detailed description (at least 20 characters)',
        type: 'minLength',
      },
    ]);
  });

  test('a dispute needs text, and a reason that belongs to its type', async () => {
    const change = { description: '   ', dispute_type: 'other' };
    expect(await issuesOf(await paidRide(), change)).toMatchObject([
      { loc: ['body', 'dispute_reason'], msg: 'Please select a reason for your dispute' },
      { loc: ['body', 'description'], msg: 'Please provide a detailed description of the issue' },
    ]);
  });

  test('every reason is accepted with its own type, and refused with another type', async () => {
    const ride = await paidRide();
    for (const { type, reasons } of disputeKinds) {
      for (const other of disputeKinds) {
        for (const reason of other.reasons) {
          const body = { ...given.complaint(ride.rideId), dispute_type: type, dispute_reason: reason };
          expect(disputeIssues(body).length).toBe(reasons.includes(reason) ? 0 : 1);
        }
      }
    }
  });

  test('a description of twenty characters is enough, and the refund cannot exceed the estimated fare', async () => {
    const ride = await paidRide();
    const more = { description: 'x'.repeat(20), requested_refund: fare + 0.01 };
    expect(await outcomeOf(submit(ride.rider, ride, more))).toEqual([
      400,
      'refund_too_high',
      'The refund cannot be more than the estimated fare of $7.32',
    ]);
    expect((await submit(ride.rider, ride, { ...more, requested_refund: fare })).status).toBe(201);
  });

  test('a refund must be in whole cents', async () => {
    expect(await issuesOf(await paidRide(), { requested_refund: 1.005 })).toEqual([
      {
        loc: ['body', 'requested_refund'],
        msg: 'requested_refund must be in whole cents',
        type: 'multipleOf',
      },
    ]);
  });

  test('a rider can dispute only an own ride that was paid or cancelled with a penalty', async () => {
    const stranger = await given.user(context, 'rider');
    const paid = await paidRide();
    expect(await outcomeOf(submit(stranger, paid))).toEqual([
      403,
      'not_participant',
      'Not authorized to dispute this ride',
    ]);
    expect(await outcomeOf(submit(stranger, { rideId: 'none' }))).toEqual([
      404,
      'ride_not_found',
      'Ride not found',
    ]);
    const unpaid = [
      await given.completedRide(context, { payment: 'initiated' }),
      await given.inProgressRide(context),
      await given.cancelledRide(context),
    ];
    for (const ride of unpaid) {
      expect((await outcomeOf(submit(ride.rider, ride))).slice(0, 2)).toEqual([400, 'ride_not_disputable']);
    }
  });

  test('a ride has at most one open dispute with concurrent calls, and a repeated call gets the same one', async () => {
    const ride = await paidRide();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => outcomeOf(submit(ride.rider, ride))));
    expect(outcomes.filter(([status]) => status === 201)).toHaveLength(1);
    expect(outcomes.filter(([, code]) => code === 'dispute_exists')).toHaveLength(4);
    const other = await paidRide();
    const [first, again] = [
      await submit(other.rider, other, {}, 'one-intent'),
      await submit(other.rider, other, {}, 'one-intent'),
    ];
    expect(again).toEqual(first);
    expect((await outcomeOf(submit(other.rider, other, { evidence: 'x' }, 'one-intent')))[1]).toBe(
      'idempotency_mismatch',
    );
  });
});

describe('the lists', () => {
  test('riders see their own disputes, and admins see all, filtered by status if requested', async () => {
    const mine = await given.disputedRide(context);
    await given.resolvedDispute(context);
    const admin = await given.user(context, 'admin');
    const own = await listMyDisputes(context, requestBy(mine.rider));
    expect(own.body.disputes).toMatchObject([{ id: mine.disputeId, amount_paid: fare }]);
    const all = await listDisputes(context, requestBy(admin));
    expect(all.body.disputes.map(({ status }) => status)).toEqual(['refunded', 'submitted']);
    const open = await listDisputes(context, requestBy(admin, { query: { status: 'submitted' } }));
    expect(open.body.disputes).toMatchObject([{ id: mine.disputeId, rider_name: 'Riley Rivera' }]);
    expect(await balanceOf(context.store.read, mine.rider.id)).toBe(10_000 - 732);
  });

  test('the counts are of all disputes, whatever the page and the filters list', async () => {
    const admin = await given.user(context, 'admin');
    const countsOf = async (query: object) =>
      (await listDisputes(context, requestBy(admin, { query }))).body.counts;
    expect(await countsOf({})).toEqual({ submitted: 0, refunded: 0, rejected: 0 });
    for (const outcome of ['refunded', 'rejected', 'rejected'] as const)
      await given.resolvedDispute(context, outcome);
    const { rider } = await given.disputedRide(context);
    await given.disputedRide(context);
    const counts = { submitted: 2, refunded: 1, rejected: 2 };
    for (const query of [{}, { limit: 1 }, { status: 'refunded' }, { user_id: rider.id }])
      expect(await countsOf(query)).toEqual(counts);
  });
});
