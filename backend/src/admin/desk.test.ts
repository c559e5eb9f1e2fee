import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { createBalanceTransaction } from '../operations/admin/createBalanceTransaction.ts';
import { getAdminStats } from '../operations/admin/getAdminStats.ts';
import { getWaitingCounts } from '../operations/admin/getWaitingCounts.ts';
import { listAdminRides } from '../operations/admin/listAdminRides.ts';
import { listBalanceMovements } from '../operations/admin/listBalanceMovements.ts';
import { listDriverLocations } from '../operations/admin/listDriverLocations.ts';
import { setDriverApproval } from '../operations/admin/setDriverApproval.ts';
import { goOffline } from '../operations/driver/goOffline.ts';
import { reportCashMissing } from '../operations/driver/reportCashMissing.ts';
import { processRidePayment } from '../operations/payments/processRidePayment.ts';
import { movementsBefore } from '../store/money/movements.ts';
import { driverPlaces } from '../store/people/driver-places.ts';
import { createTestContext, given, outcomeOf, type Person, requestBy } from '../testing/index.ts';
import { slowSteps } from '../testing/plan.ts';
import { conversationCounts, unpaidCounts, waitingQuery } from './waiting.queries.ts';

let context: Context;
let admin: Person;
beforeAll(async () => {
  context = await createTestContext();
  admin = await given.user(context, 'admin', { name: 'Ada Admin' });
});
afterAll(() => context.store.close());

describe('the movements of all balances', () => {
  const movements = (query: object = {}) => listBalanceMovements(context, requestBy(admin, { query }));

  test('the newest movement of any user comes first, with names, and pages follow each other', async () => {
    const [maya, luis] = [
      await given.user(context, 'rider', { name: 'Maya Chen' }),
      await given.user(context, 'driver', { name: 'Luis Ortega' }),
    ];
    for (const { id } of [maya, luis]) {
      const body = { user_id: id, amount: 5, transaction_type: 'credit' as const, description: 'Goodwill' };
      await createBalanceTransaction(context, requestBy(admin, { params: { id }, body }));
    }
    const first = await movements({ limit: 1 });
    expect(first.body).toMatchObject([
      {
        user_id: luis.id,
        user_name: 'Luis Ortega',
        amount_change: 5,
        admin_name: 'Ada Admin',
        ride_id: null,
      },
    ]);
    const second = await movements({ limit: 1, cursor: first.headers?.['x-next-cursor'] });
    expect(second.body).toMatchObject([{ user_id: maya.id, description: 'Goodwill' }]);
  });

  test('the movements of one balance leave out those of others, page by page', async () => {
    const { id } = await given.user(context, 'rider', { name: 'Maya Chen' });
    for (const description of ['first', 'second', 'third']) {
      const body = { user_id: id, amount: 5, transaction_type: 'credit' as const, description };
      await createBalanceTransaction(context, requestBy(admin, { params: { id }, body }));
      await given.completedRide(context, { payment: 'balance' });
    }
    const newest = await movements({ user_id: id, limit: 2 });
    expect(newest.body.map(({ description }) => description)).toEqual(['third', 'second']);
    const oldest = await movements({ user_id: id, limit: 2, cursor: newest.headers?.['x-next-cursor'] });
    expect(oldest.body).toMatchObject([{ user_id: id, description: 'first' }]);
    expect(oldest.headers?.['x-next-cursor']).toBeUndefined();
    expect((await movements({ user_id: 'nobody' })).body).toEqual([]);
  });

  test('a payment is two movements, and the accounts of the platform are left out', async () => {
    const { rideId, rider, driver } = await given.completedRide(context, { payment: 'balance' });
    const { body } = await movements({ limit: 4 });
    expect(body.slice(0, 2).map(({ user_id, amount_change }) => [user_id, amount_change])).toEqual([
      [driver.id, 7.32],
      [rider.id, -7.32],
    ]);
    expect(body[0]?.ride_id).toBe(rideId);
    expect(body[2]?.user_id).toBe(driver.id);
  });
});

describe('where drivers are', () => {
  const places = async () => (await listDriverLocations(context, requestBy(admin))).body;

  test('online drivers have their last place and their ride, and others are left out', async () => {
    const { driver, rideId } = await given.inProgressRide(context);
    const [idle, away] = [await given.approvedDriver(context), await given.approvedDriver(context)];
    await goOffline(context, requestBy(away));
    const { drivers, online_drivers } = await places();
    const placeOf = ({ id }: Person) => drivers.find(({ driver_id }) => driver_id === id);
    expect(placeOf(driver)).toMatchObject({
      ride_id: rideId,
      ride_status: 'in_progress',
      latitude: given.cityHall.latitude,
    });
    expect(placeOf(idle)).toMatchObject({
      ride_id: null,
      ride_status: null,
      vehicle_type: expect.any(String),
    });
    expect(placeOf(away)).toBeUndefined();
    expect(online_drivers).toBe(drivers.length);
  });

  test('an admin sees the driver of a running ride, and no place after its end', async () => {
    const running = await given.acceptedRide(context);
    const over = await given.completedRide(context);
    const { completed_matches } = (await listAdminRides(context, requestBy(admin))).body;
    const rideOf = (id: string) => completed_matches.find((ride) => ride.id === id);
    expect(rideOf(running.rideId)?.driver_location).toMatchObject({ latitude: given.cityHall.latitude });
    expect(rideOf(over.rideId)?.driver_location).toBeNull();
  });
});

describe('what waits for an admin', () => {
  const waiting = async () => {
    const { at_least, ...counts } = (await getWaitingCounts(context, requestBy(admin))).body;
    expect(at_least).toEqual([]);
    return counts;
  };
  const risen = async (change: () => Promise<unknown>) => {
    const before = await waiting();
    await change();
    const after = await waiting();
    const keys = Object.keys(after) as (keyof typeof after)[];
    return Object.fromEntries(
      keys.flatMap((key) => {
        const more = (after[key] ?? 0) - (before[key] ?? 0);
        return more === 0 ? [] : [[key, more]];
      }),
    );
  };

  test('disputes, drivers, escalations, missing cash and failed cards are counted until they are settled', async () => {
    expect(await risen(() => given.disputedRide(context))).toEqual({ disputes: 1 });
    expect(await risen(() => given.resolvedDispute(context))).toEqual({});
    let driver = admin;
    const profile = async () => {
      driver = await given.driverWithProfile(context);
    };
    expect(await risen(profile)).toEqual({ drivers_to_approve: 1 });
    const approval = { params: { id: driver.id }, body: { is_approved: true } };
    expect(await risen(async () => setDriverApproval(context, requestBy(admin, approval)))).toEqual({
      drivers_to_approve: -1,
    });
    expect(await risen(() => given.escalatedRide(context))).toEqual({
      escalated_rides: 1,
      unpaid_rides: 1,
    });
    const paid = await given.completedRide(context, { payment: 'cash' });
    const missing = { params: { rideId: paid.rideId } };
    expect(await risen(async () => reportCashMissing(context, requestBy(paid.driver, missing)))).toEqual({
      cash_missing: 1,
      unpaid_rides: 1,
    });
  });

  test('a card that failed is counted until another payment succeeds', async () => {
    const ride = await given.completedRide(context);
    await given.initiate(context, ride, 'stripe');
    const pay = async (last4: string) =>
      processRidePayment(
        context,
        requestBy(ride.rider, { params: { id: ride.rideId }, body: given.cardPayment(last4) }),
      );
    expect(await risen(() => outcomeOf(pay('0002')))).toEqual({ failed_cards: 1, unpaid_rides: 1 });
    await given.initiate(context, ride, 'stripe');
    expect(await risen(() => pay('4242'))).toEqual({});
  });

  test('a ride whose driver is silent is counted', async () => {
    const { rideId } = await given.acceptedRide(context);
    const silence = () =>
      context.store.transaction((db) =>
        db.updateTable('rides').set({ driver_silent_at: 1 }).where('id', '=', rideId).execute(),
      );
    expect(await risen(silence)).toEqual({ silent_drivers: 1 });
  });
});

test('deleted accounts are not counted among the users', async () => {
  const count = async () => (await getAdminStats(context, requestBy(admin))).body.total_users;
  const before = await count();
  const rider = await given.user(context, 'rider');
  expect(await count()).toBe(before + 1);
  await context.store.transaction((db) =>
    db.updateTable('users').set({ deleted_at: 1 }).where('id', '=', rider.id).execute(),
  );
  expect(await count()).toBe(before);
});

test('movements, places and counts are read from indexes', async () => {
  const db = context.store.read;
  const lists = ['drivers_to_approve', 'silent_drivers'] as const;
  const queries = [
    movementsBefore(db, 5, { most: 51 }),
    movementsBefore(db, 5, { most: 51, owner: admin.id }),
    driverPlaces(db, 51),
    ...lists.map((list) => waitingQuery(db, list)),
    conversationCounts(db),
    unpaidCounts(db),
  ];
  for (const query of queries) {
    // The outer query of a count reads the rows of the inner one, which has a limit.
    const steps = (await slowSteps(context.store, query)).filter(
      (step) => !/^SCAN (waiting|unpaid|newest)$/.test(step),
    );
    expect(steps).toEqual([]);
  }
});
