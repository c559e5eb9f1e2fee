import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { processRidePayment } from '../operations/payments/processRidePayment.ts';
import { bookRide } from '../operations/rides/bookRide.ts';
import { cancelRide } from '../operations/rides/cancelRide.ts';
import { topUpBalance } from '../operations/user/topUpBalance.ts';
import { createTestContext, given, outcomeOf, type Person, requestBy } from '../testing/index.ts';

let context: Context;
let driver: Person;
beforeEach(async () => {
  context = await createTestContext();
  driver = await given.approvedDriver(context);
});
afterEach(() => context.store.close());

const overdue = [
  402,
  'payment_overdue',
  'Please pay for your completed rides before booking another.',
] as const;
const book = (rider: Person) =>
  outcomeOf(bookRide(context, requestBy(rider, { body: given.trip })), 'bookRide');
const unpaidRides = async (rider: Person, count: number): Promise<string[]> => {
  const ids: string[] = [];
  while (ids.length < count) ids.push((await given.completedRide(context, { rider, driver })).rideId);
  return ids;
};
const pay = async (rider: Person, rideId: string) => {
  await given.initiate(context, { rideId, rider }, 'balance');
  const body = { payment_method: 'balance' as const };
  await processRidePayment(context, requestBy(rider, { params: { id: rideId }, body }));
};
const topUp = (rider: Person, amount: number) =>
  topUpBalance(context, requestBy(rider, { body: given.topUp(amount) }));

describe('a rider with unpaid rides', () => {
  test('books with two of them, not with three, and again once one is paid', async () => {
    const rider = await given.user(context, 'rider', { balance: 10 });
    const [first = ''] = await unpaidRides(rider, 2);
    await unpaidRides(rider, 1);
    expect(await book(rider)).toEqual(overdue);
    await pay(rider, first);
    expect(await book(rider)).toEqual([201]);
  });

  test('is refused both of two bookings at the same time', async () => {
    const rider = await given.user(context, 'rider');
    await unpaidRides(rider, 3);
    expect(await Promise.all([book(rider), book(rider)])).toEqual([overdue, overdue]);
  });
});

describe('a rider with a negative balance', () => {
  const cancelInProgress = async (rider: Person) => {
    const far = { ...given.cityHall, latitude: given.cityHall.latitude + 0.2 };
    const ride = await given.inProgressRide(context, { rider, driver, trip: { dropoff_location: far } });
    const body = { cancelled_by: 'rider' as const, reason: 'At the door', confirmation: true as const };
    await cancelRide(context, requestBy(rider, { params: { id: ride.rideId }, body }));
  };

  test('cannot go on cancelling rides at the destination: below -20 no ride can be booked', async () => {
    const rider = await given.user(context, 'rider');
    await cancelInProgress(rider);
    expect(await book(rider)).toEqual([201]);
    expect((await outcomeOf(bookRide(context, requestBy(rider, { body: given.trip }))))[1]).toBe(
      'active_ride_exists',
    );
    await context.store.transaction((db) =>
      db.updateTable('rides').set({ status: 'cancelled' }).where('rider_id', '=', rider.id).execute(),
    );
    await cancelInProgress(rider);
    expect(await book(rider)).toEqual(overdue);
    await topUp(rider, 20);
    expect(await book(rider)).toEqual([201]);
  });
});
