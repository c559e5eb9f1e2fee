import type { QueryOf } from '@mobility/openapi';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { rideRow } from '../../store/conformance/rows.ts';
import { countUnpaid, unpaidCounts } from '../../store/money/unpaid-counts.ts';
import {
  createClock,
  createTestContext,
  given,
  messagesTo,
  outcomeOf,
  requestBy,
} from '../../testing/index.ts';
import { slowSteps } from '../../testing/plan.ts';
import { updateSettings } from '../user/updateSettings.ts';
import { escalateUnpaidRide } from './escalateUnpaidRide.ts';
import { listUnpaidRides } from './listUnpaidRides.ts';
import { remindUnpaidRide } from './remindUnpaidRide.ts';

const world = async () => {
  const clock = createClock();
  const context = await createTestContext({ now: clock.now, publicUrl: 'https://ride.example' });
  onTestFinished(() => context.store.close());
  const admin = await given.user(context, 'admin');
  return {
    clock,
    context,
    list: async () => (await listUnpaidRides(context, requestBy(admin))).body.unpaid_rides,
    page: (query: QueryOf<'listUnpaidRides'>) => listUnpaidRides(context, requestBy(admin, { query })),
    remind: (rideId: string) => remindUnpaidRide(context, requestBy(admin, { params: { rideId } })),
    escalate: (rideId: string) => escalateUnpaidRide(context, requestBy(admin, { params: { rideId } })),
    emails: () =>
      context.store.read.selectFrom('emails').selectAll().where('kind', '=', 'payment_reminder').execute(),
  };
};

describe('the unpaid rides', () => {
  it('the unpaid rides are the completed rides without a paid payment, newest first', async () => {
    const { context, clock, list } = await world();
    const untouched = await given.completedRide(context);
    clock.advance(1_000);
    const opened = await given.completedRide(context, { payment: 'initiated' });
    clock.advance(1_000);
    await given.completedRide(context, { payment: 'balance' });
    await given.inProgressRide(context);
    await given.cancelledRide(context);
    expect(await list()).toMatchObject([
      { ride_id: opened.rideId, payment_status: 'pending', rider_email: opened.rider.email },
      {
        ride_id: untouched.rideId,
        payment_status: 'not_initiated',
        rider_name: untouched.rider.name,
        driver_name: untouched.driver.name,
        driver_email: untouched.driver.email,
        rider_id: untouched.rider.id,
        driver_id: untouched.driver.id,
        reminders: 0,
        reminded_at: null,
        escalated_at: null,
      },
    ]);
    clock.advance(3_600_000);
    expect((await list())[0]).toMatchObject({ ride_id: opened.rideId, payment_status: 'expired' });
  });
});

test('the first page says how many unpaid rides there are, as their index counts them', async () => {
  const { context, page } = await world();
  for (const _ of [1, 2, 3]) await given.completedRide(context);
  const { headers } = await page({ limit: 2 });
  expect(headers?.['x-found']).toBe('3');
  const rest = await page({ limit: 2, cursor: headers?.['x-next-cursor'] ?? '' });
  expect([rest.body.unpaid_rides.length, rest.headers?.['x-found']]).toEqual([1, undefined]);
  const steps = await slowSteps(context.store, unpaidCounts(context.store.read, 9, 0));
  // They join the few kept totals with the groups of the rows that the index gave, of which there are 9 at most.
  const ofFew =
    /^SCAN (?:unpaid|unpaid_totals|kept|alike LEFT-JOIN)$|Seq Scan on unpaid_totals|^(?:-> {2})?Sort/;
  expect(steps.filter((step) => !ofFew.test(step))).toEqual([]);
});

test('each filter lists its rides on pages of its own, and the first page counts those of all', async () => {
  const { context, clock, page, escalate } = await world();
  await given.completedRide(context, { payment: 'initiated' });
  clock.advance(3_600_000);
  const expired = await given.completedRide(context);
  const { rideId } = await given.completedRide(context, { payment: 'initiated' });
  await escalate(expired.rideId);
  await context.store.transaction((db) =>
    db.updateTable('rides').set({ cash_missing_at: clock.now() }).where('id', '=', rideId).execute(),
  );
  const idsOf = async (payment: QueryOf<'listUnpaidRides'>['payment']) => {
    const { body, headers } = await page({ ...(payment && { payment }), limit: 1_000 });
    expect(headers?.['x-found']).toBe(String(body.unpaid_rides.length));
    return body.unpaid_rides.map((ride) => ride.ride_id);
  };
  const all = await idsOf(undefined);
  expect(all).toHaveLength(3);
  expect(await idsOf('pending')).toEqual([rideId]);
  expect(await idsOf('cash_missing')).toEqual([rideId]);
  expect(await idsOf('not_initiated')).toEqual([expired.rideId]);
  expect(await idsOf('escalated')).toEqual([expired.rideId]);
  expect(await idsOf('failed')).toEqual(all.slice(2));
  expect(await idsOf('card_failed')).toEqual([]);
  expect((await idsOf('attention')).toSorted()).toEqual([rideId, expired.rideId].toSorted());
  const { body, headers } = await page({ payment: 'failed', limit: 1 });
  const fare = body.unpaid_rides[0]?.amount ?? 0;
  expect(headers?.['x-next-cursor']).toBeUndefined();
  expect(body.counts).toEqual({
    all: { rides: 3, amount: (300 * fare) / 100 },
    pending: { rides: 1, amount: fare },
    not_initiated: { rides: 1, amount: fare },
    failed: { rides: 1, amount: fare },
    total: { rides: 3, amount: (300 * fare) / 100 },
    is_cut: false,
  });
});

test('of more than 1,000 unpaid rides the newest 1,000 are counted by state, and all of them as a whole', async () => {
  const { context, page } = await world();
  const rider = await given.user(context, 'rider');
  const add = (count: number, since: number) =>
    context.store.transaction(async (db) => {
      const row = (index: number) =>
        rideRow(rider.id, { status: 'completed', estimated_fare: 500, created_at: since + index });
      const rows = Array.from({ length: count }, (_, index) => row(index));
      for (let from = 0; from < count; from += 250)
        await db
          .insertInto('rides')
          .values(rows.slice(from, from + 250))
          .execute();
    });
  const none = { rides: 0, amount: 0 };
  const counts = { all: { rides: 1_000, amount: 5_000 }, pending: none, failed: none };
  await add(1_000, 2_000);
  const whole = await page({ limit: 2 });
  expect(whole.headers?.['x-found']).toBe('1000');
  expect(whole.body.counts).toMatchObject({ ...counts, is_cut: false });
  await add(1, 1_000);
  const cut = await page({ limit: 2 });
  expect(cut.headers?.['x-found']).toBe('1001');
  expect(cut.body.counts).toMatchObject({ ...counts, total: { rides: 1_001, amount: 5_005 }, is_cut: true });
  expect((await page({ limit: 2, payment: 'pending' })).headers?.['x-found']).toBe('0+');
});

test('the counts by state and the total come of one statement, so that a ride paid meanwhile is in both or in neither', async () => {
  const { context } = await world();
  await given.completedRide(context);
  let statements = 0;
  const counted = context.store.lists.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  const { count, total } = await countUnpaid(counted, 1, context.now());
  expect(total.rides).toBe(1);
  expect(count()).toEqual(total);
  expect(statements).toBe(1);
});

describe('a reminder', () => {
  it('a reminder reaches the rider by e-mail and message, with the amount', async () => {
    const { context, remind, emails, list } = await world();
    const { rideId, rider } = await given.completedRide(context);
    expect((await remind(rideId)).body.message).toBe(`Payment reminder sent to ${rider.name}`);
    const [ride] = await list();
    const [email] = await emails();
    expect(email).toMatchObject({ kind: 'payment_reminder', recipient: rider.email });
    expect(email?.text).toContain(`USD\u00a0${ride?.amount?.toFixed(2)}`);
    expect(email?.text).toContain('https://ride.example/payments');
    expect((await messagesTo(context, rider.id)).at(-1)).toMatchObject({
      type: 'payment_required',
      ride_id: rideId,
      amount: ride?.amount,
      message: 'Reminder: please pay for your completed ride.',
    });
    expect(ride?.reminders).toBe(1);
    expect(ride?.reminded_at).toBe(new Date(context.now()).toISOString());
  });

  it('a rider who turned e-mail off gets the reminder only in the app, and the admin is informed', async () => {
    const { context, remind, emails } = await world();
    const { rideId, rider } = await given.completedRide(context);
    await updateSettings(context, requestBy(rider, { body: { email_notifications: false } }));
    expect((await remind(rideId)).body.message).toBe(
      `Payment reminder sent to ${rider.name} in the app only: they want no e-mail`,
    );
    expect(await emails()).toEqual([]);
    expect((await messagesTo(context, rider.id)).at(-1)).toMatchObject({ type: 'payment_required' });
  });

  it('a reminder is sent once an hour, also if several admins send it at the same time', async () => {
    const { context, clock, remind, emails } = await world();
    const { rideId } = await given.completedRide(context);
    await Promise.all([remind(rideId), remind(rideId), remind(rideId)]);
    clock.advance(3_599_999);
    expect((await remind(rideId)).body.message).toMatch(/was reminded less than an hour ago$/);
    expect(await emails()).toHaveLength(1);
    clock.advance(1);
    await remind(rideId);
    expect(await emails()).toHaveLength(2);
  });
});

describe('an escalation', () => {
  it('an escalation happens once, is sent to rider and driver, and is audited with high severity', async () => {
    const { context, escalate, list } = await world();
    const { rideId, rider, driver } = await given.completedRide(context);
    const outcomes = await Promise.all([outcomeOf(escalate(rideId)), outcomeOf(escalate(rideId))]);
    expect(outcomes.toSorted()).toEqual([
      [200],
      [409, 'already_escalated', 'This ride has already been escalated'],
    ]);
    for (const { id } of [rider, driver]) {
      expect((await messagesTo(context, id)).at(-1)).toMatchObject({ type: 'admin_message' });
    }
    expect((await list())[0]?.escalated_at).not.toBeNull();
    const audited = context.store.read.selectFrom('audit').selectAll().where('severity', '=', 'high');
    expect(await audited.execute()).toMatchObject([{ action: 'admin_payment_modified', entity_id: rideId }]);
  });
});

describe('neither is possible for', () => {
  it('a ride that is paid, not over, or unknown can be neither reminded nor escalated', async () => {
    const { context, remind, escalate } = await world();
    const paid = await given.completedRide(context, { payment: 'balance' });
    const running = await given.inProgressRide(context);
    for (const act of [remind, escalate]) {
      expect(await outcomeOf(act(paid.rideId))).toEqual([409, 'already_paid', expect.any(String)]);
      expect(await outcomeOf(act(running.rideId))).toEqual([400, 'ride_not_completed', expect.any(String)]);
      expect(await outcomeOf(act('nothing'))).toEqual([404, 'ride_not_found', 'Ride not found']);
    }
  });
});
