import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { listAdminRides } from '../../operations/admin/listAdminRides.ts';
import { setUserStatus } from '../../operations/admin/setUserStatus.ts';
import { listMyRides } from '../../operations/rides/listMyRides.ts';
import { balanceOf } from '../../store/money/ledger.ts';
import {
  booksOf,
  clean,
  createTestContext,
  type DrivenRide,
  given,
  messagesTo,
  type Person,
  requestBy,
} from '../../testing/index.ts';

let context: Context;
let admin: Person;
beforeEach(async () => {
  context = await createTestContext();
  admin = await given.user(context, 'admin', { name: 'Ada Admin' });
});
afterEach(() => context.store.close());

const lock = ({ id }: Person) =>
  setUserStatus(context, requestBy(admin, { params: { id }, body: { is_active: false } }));

const shown = async (rideId: string) => {
  const { body } = await listAdminRides(context, requestBy(admin));
  return [...body.completed_matches, ...body.pending_requests].find(({ id }) => id === rideId);
};
const balances = ({ rider, driver }: DrivenRide) =>
  Promise.all([rider, driver].map(({ id }) => balanceOf(context.store.read, id)));
const lastTo = async (person: Person) => (await messagesTo(context, person.id)).at(-1);

test('locking a driver ends the ride in progress without a penalty, and admins read the reason', async () => {
  const ride = await given.inProgressRide(context);
  const [paid, hold] = await balances(ride);
  await lock(ride.driver);
  const reason = "The driver's account was locked";
  const ended = {
    cancelled_by: 'system',
    cancel_reason: reason,
    cancel_reason_code: 'driver_locked',
  };
  expect(await shown(ride.rideId)).toMatchObject({
    status: 'cancelled',
    ...ended,
    cancelled_by_name: 'Ada Admin',
    penalty_amount: 0,
  });
  const told = 'The other person is no longer available';
  expect(await lastTo(ride.rider)).toMatchObject({
    type: 'ride_cancelled',
    reason: told,
    cancelled_by: 'system',
    cancel_reason_code: 'person_unavailable',
  });
  const { body } = await listMyRides(context, requestBy(ride.rider));
  expect(body[0]).toMatchObject({ cancel_reason: told, cancel_reason_code: 'person_unavailable' });
  const [after, returned] = await balances(ride);
  expect([after, (returned ?? 0) > (hold ?? 0)]).toEqual([paid, true]);
  expect(await booksOf(context)).toEqual(clean);
});

test('locking a rider ends an accepted ride without a penalty', async () => {
  const ride = await given.acceptedRide(context);
  const [paid] = await balances(ride);
  await lock(ride.rider);
  expect(await shown(ride.rideId)).toMatchObject({
    status: 'cancelled',
    cancelled_by: 'system',
    cancel_reason_code: 'rider_locked',
    penalty_amount: 0,
  });
  expect(await lastTo(ride.driver)).toMatchObject({
    reason: 'The other person is no longer available',
    cancel_reason_code: 'person_unavailable',
  });
  expect((await balances(ride))[0]).toBe(paid);
});

test('locking a driver before the start offers the ride to other drivers without a penalty', async () => {
  const ride = await given.acceptedRide(context);
  await lock(ride.driver);
  expect(await shown(ride.rideId)).toMatchObject({
    status: 'pending',
    releases: [
      { released_by: 'admin', released_by_name: 'Ada Admin', reason: "The driver's account was locked" },
    ],
  });
  const messages = await messagesTo(context, ride.rider.id);
  expect(messages.at(-1)).toMatchObject({ notice: { kind: 'driver_replaced' } });
  const penalties = context.store.read
    .selectFrom('audit')
    .select('user_id')
    .where('action', '=', 'ride_redistributed');
  expect(await penalties.execute()).toEqual([{ user_id: admin.id }]);
  expect(await booksOf(context)).toEqual(clean);
});
