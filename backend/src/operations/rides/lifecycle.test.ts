import { isPermitted, type RideCommand } from '@mobility/openapi/lifecycle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { emittedStatuses } from '../../domain/ride.ts';
import {
  createTestContext,
  type DrivenRide,
  given,
  outcomeOf,
  type Person,
  requestBy,
  type WaitingRide,
} from '../../testing/index.ts';
import { initiateRidePayment } from '../payments/initiateRidePayment.ts';
import { cancelRide } from './cancelRide.ts';
import { rateRide } from './rateRide.ts';
import { rateRider } from './rateRider.ts';
import { reportNoShow } from './reportNoShow.ts';
import { updateRide } from './updateRide.ts';

let context: Context;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.store.close());

const build = {
  pending: given.pendingRide,
  accepted: given.acceptedRide,
  driver_arriving: given.arrivingRide,
  in_progress: given.inProgressRide,
  completed: given.completedRide,
  cancelled: given.cancelledRide,
};

const order = (command: RideCommand, person: Person, rideId: string) => {
  const params = { id: rideId };
  if (command === 'cancel') {
    const by = person.role === 'driver' ? ('driver' as const) : ('rider' as const);
    const body = { cancelled_by: by, reason: 'Because', confirmation: true as const };
    return cancelRide(context, requestBy(person, { params, body }));
  }
  const opinion = { params, body: { rating: 5, comment: '' } };
  if (command === 'rate') return rateRide(context, requestBy(person, opinion));
  if (command === 'rateRider') return rateRider(context, requestBy(person, opinion));
  if (command === 'pay') {
    return initiateRidePayment(context, requestBy(person, { params, body: { payment_method: 'cash' } }));
  }
  if (command === 'noShow') return reportNoShow(context, requestBy(person, { params }));
  return updateRide(context, requestBy(person, { params, body: { action: command } }));
};

const commands: Record<'rider' | 'driver', readonly RideCommand[]> = {
  driver: ['accept', 'arrive', 'start', 'complete', 'cancel', 'rateRider'],
  rider: ['cancel', 'rate', 'pay'],
};
const cases = (['rider', 'driver'] as const).flatMap((by) =>
  commands[by].flatMap((command) => emittedStatuses.map((status) => ({ by, command, status }))),
);

const driverOf = (ride: WaitingRide | DrivenRide): Promise<Person> | Person =>
  'driver' in ride ? ride.driver : given.approvedDriver(context);

const statusOf = async (rideId: string) =>
  (
    await context.store.read
      .selectFrom('rides')
      .select('status')
      .where('id', '=', rideId)
      .executeTakeFirstOrThrow()
  ).status;

describe('every command in every status by the rider or driver of the ride', () => {
  test.each(cases)(
    'the lifecycle decides whether the $by can $command a ride that is $status',
    async ({ by, command, status }) => {
      const ride = await build[status](context);
      const driver = await driverOf(ride);
      const person = by === 'rider' ? ride.rider : driver;
      const [answer] = await outcomeOf(order(command, person, ride.rideId));
      // Another window of the same driver may accept the ride at the same moment; that changes nothing.
      const isRepeated = by === 'driver' && command === 'accept' && status === 'accepted';
      const permitted = isRepeated || isPermitted(command, status, by);
      expect(answer === 200).toBe(permitted);
      if (isRepeated || !permitted) expect(await statusOf(ride.rideId)).toBe(status);
    },
  );
});

describe('every command in every status by another user', () => {
  const foreign = cases.filter(({ command }) => command !== 'accept');
  test.each(foreign)(
    'a foreign $by cannot $command a ride that is $status',
    async ({ by, command, status }) => {
      const ride = await build[status](context);
      const stranger =
        by === 'rider' ? await given.user(context, 'rider') : await given.approvedDriver(context);
      const [answer, code] = await outcomeOf(order(command, stranger, ride.rideId));
      expect([answer, code]).toEqual([403, 'not_participant']);
      expect(await statusOf(ride.rideId)).toBe(status);
    },
  );
});

test('a command for an unknown ride is 404', async () => {
  const rider = await given.user(context, 'rider');
  expect(await outcomeOf(order('cancel', rider, 'nothing'))).toEqual([
    404,
    'ride_not_found',
    'Ride not found',
  ]);
});

test('a ride can start directly after the accept', async () => {
  const ride = await given.acceptedRide(context);
  expect(await outcomeOf(order('start', ride.driver, ride.rideId))).toEqual([200]);
});
