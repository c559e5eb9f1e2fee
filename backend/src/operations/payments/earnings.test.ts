import { limits } from '@mobility/openapi/limits';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { earnedBy, earnedQuery } from '../../store/money/earnings.ts';
import {
  type Clock,
  createClock,
  createTestContext,
  type DrivenRide,
  given,
  outcomeOf,
  type Person,
  requestBy,
} from '../../testing/index.ts';
import { slowSteps } from '../../testing/plan.ts';
import { cancelRide } from '../rides/cancelRide.ts';
import { reportNoShow } from '../rides/reportNoShow.ts';
import { getEarnings } from './getEarnings.ts';

// A Wednesday, so that a step of a day stays in the week.
const wednesday = Date.UTC(2026, 10, 18, 12);
const day = 86_400_000;

let context: Context;
let clock: Clock;
let driver: Person;
beforeEach(async () => {
  clock = createClock(wednesday);
  context = await createTestContext({ now: clock.now });
  driver = await given.approvedDriver(context);
});
afterEach(() => context.store.close());

const earnings = async (query: { period?: 'day' | 'week' | 'month'; time_zone?: string } = {}) =>
  (await getEarnings(context, requestBy(driver, { query }))).body;
const cancel = (person: Person, { rideId }: DrivenRide) => {
  const cancelled_by = person.role === 'driver' ? ('driver' as const) : ('rider' as const);
  const body = { cancelled_by, reason: 'Plans changed', confirmation: true as const };
  return cancelRide(context, requestBy(person, { params: { id: rideId }, body }));
};

test('fares by balance, card and cash count once when they are paid, without the fee of 20 %', async () => {
  for (const payment of ['balance', 'stripe', 'cash', 'initiated', 'none'] as const)
    await given.completedRide(context, { driver, payment });
  expect(await earnings()).toMatchObject({ fares: 21.96, fees: 4.38, net: 17.58, rides: 3, net_before: 0 });
  const { entries } = await earnings();
  expect(entries).toHaveLength(3);
  expect(entries[0]).toMatchObject({ kind: 'fare', amount: 7.32, fee: 1.46, net: 5.86 });
});

test('shares of the rider’s cancellation and of a no-show are earned, and the driver’s own penalty is subtracted', async () => {
  const cancelled = await given.acceptedRide(context, { driver });
  await cancel(cancelled.rider, cancelled);
  const missed = await given.arrivingRide(context, { driver });
  clock.advance(limits.ride.noShowAfter);
  await reportNoShow(context, requestBy(driver, { params: { id: missed.rideId } }));
  await cancel(driver, await given.inProgressRide(context, { driver }));
  const sums = { fares: 0, fees: 0, compensations: 2.19, penalties: 1.46, net: 0.73, rides: 0 };
  const { entries, ...rest } = await earnings({ period: 'day' });
  expect(rest).toMatchObject(sums);
  expect(entries.map(({ kind, net }) => [kind, net])).toEqual(
    expect.arrayContaining([
      ['compensation', 0.73],
      ['compensation', 1.46],
      ['penalty', -1.46],
    ]),
  );
});

test('a share that the rider’s balance does not cover is earned when it is collected', async () => {
  const rider = await given.user(context, 'rider');
  const ride = await given.inProgressRide(context, { driver, rider });
  await cancel(rider, ride);
  expect((await earnings()).net).toBe(0);
});

test('the parts add up to the period, and the period before has its own sum', async () => {
  await given.completedRide(context, { driver, payment: 'balance' });
  clock.advance(day);
  await given.completedRide(context, { driver, payment: 'cash' });
  const week = await earnings();
  expect(week.parts.map(({ net }) => net)).toEqual([0, 0, 5.86, 5.86, 0, 0, 0]);
  const today = await earnings({ period: 'day' });
  expect([today.net, today.net_before, today.parts.length]).toEqual([5.86, 5.86, 6]);
  clock.advance(7 * day);
  expect(await earnings()).toMatchObject({ net: 0, net_before: 11.72, entries: [] });
});

test('a day begins at midnight of the time zone of the caller', async () => {
  clock.advance(12 * 3_600_000 - 60_000);
  await given.completedRide(context, { driver, payment: 'balance' });
  clock.advance(120_000);
  const netIn = async (time_zone?: string) =>
    (await earnings({ period: 'day', ...(time_zone && { time_zone }) })).net;
  expect([await netIn(), await netIn('America/Los_Angeles')]).toEqual([0, 5.86]);
  const unknown = getEarnings(context, requestBy(driver, { query: { time_zone: 'Mars/Olympus' } }));
  expect((await outcomeOf(unknown)).slice(1)).toEqual([
    'validation_failed',
    'time_zone is not a known time zone',
  ]);
});

test('what a user paid as a rider is no loss, and other drivers’ rides do not count', async () => {
  const other = await given.approvedDriver(context);
  const { rider } = await given.completedRide(context, { driver: other, payment: 'balance' });
  await cancel(rider, await given.acceptedRide(context, { rider, driver: other }));
  expect(await earnings()).toMatchObject({ net: 0, entries: [] });
  expect(await earnedBy(context.store.read, rider.id, { from: 0, to: wednesday + day })).toEqual([]);
  expect(await earnedBy(context.store.read, other.id, { from: 0, to: wednesday + day })).toHaveLength(2);
});

test('the earnings of a driver in a span of time are read from an index', async () => {
  const query = earnedQuery(context.store.read, driver.id, { from: 1, to: 2 });
  expect(await slowSteps(context.store, query)).toEqual([]);
});
