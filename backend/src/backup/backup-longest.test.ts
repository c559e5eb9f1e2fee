import type { Location } from '@mobility/openapi';
import { expect, onTestFinished, test } from 'vitest';
import type { Context } from '../context.ts';
import { createBalanceTransaction } from '../operations/admin/createBalanceTransaction.ts';
import { remindUnpaidRide } from '../operations/admin/remindUnpaidRide.ts';
import { updateUser } from '../operations/admin/updateUser.ts';
import { resolveDispute } from '../operations/disputes/resolveDispute.ts';
import { submitDispute } from '../operations/disputes/submitDispute.ts';
import { updateDriverProfile } from '../operations/driver/updateDriverProfile.ts';
import { updateLocation } from '../operations/driver/updateLocation.ts';
import { processRidePayment } from '../operations/payments/processRidePayment.ts';
import { cancelRide } from '../operations/rides/cancelRide.ts';
import { rateRide } from '../operations/rides/rateRide.ts';
import { rateRider } from '../operations/rides/rateRider.ts';
import { topUpBalance } from '../operations/user/topUpBalance.ts';
import { updateMyProfile } from '../operations/user/updateMyProfile.ts';
import { createClock } from '../testing/clock.ts';
import { expectRestored } from '../testing/expect-restored.ts';
import {
  createSandboxGateway,
  createTestContext,
  type DrivenRide,
  given,
  type Person,
  requestBy,
} from '../testing/index.ts';

/** A text of this many characters, each of two code units. */
const long = (length: number): string => '😀'.repeat(length);
const address = `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}cc`;
const key = (sign: string): string => sign.repeat(128);

const joinAtLength = async (context: Context): Promise<{ rider: Person; driver: Person }> => {
  const rider = await given.user(context, 'rider', { name: long(100), email: address, balance: 900_000 });
  const profile = { name: long(100), phone: '1'.repeat(40) };
  await updateMyProfile(context, requestBy(rider, { body: profile }));
  const driver = await given.approvedDriver(context, { name: long(100) });
  const vehicle = {
    vehicle_make: long(60),
    vehicle_model: long(60),
    vehicle_year: 2000,
    license_plate: '7ABC123',
    license_number: 'D1234567',
    vehicle_type: 'economy' as const,
  };
  await updateDriverProfile(context, requestBy(driver, { body: vehicle }));
  const location = { ...{ latitude: 37.7793, longitude: -122.4193 }, address: long(300), accuracy: 100_000 };
  await updateLocation(context, requestBy(driver, { body: { location } }));
  return { rider, driver };
};

const trip = {
  pickup_location: { latitude: 37.7793, longitude: -122.4193, address: long(300) },
  dropoff_location: { latitude: 37.7955, longitude: -122.3937, address: long(300) },
  special_requirements: long(1_000),
};

const writeAtLength = async (context: Context, ride: DrivenRide): Promise<void> => {
  await given.rideMessage(context, ride, ride.rider, long(1_000));
  const asked = await given.lastNotification(context, ride.driver);
  await given.reply(context, ride.driver, asked, long(1_000));
  const notice = await given.adminNotice(context, long(1_000));
  await given.reply(context, notice.rider, notice.notification, long(1_000));
};

const payAtLength = async (context: Context, { rideId, rider, driver }: DrivenRide): Promise<void> => {
  const params = { id: rideId };
  const opinion = { rating: 1, comment: long(1_000) };
  await rateRide(context, requestBy(rider, { params, body: opinion }));
  await rateRider(context, requestBy(driver, { params, body: opinion }));
  await given.initiate(context, { rideId, rider }, 'stripe');
  await processRidePayment(context, requestBy(rider, { params, body: given.cardPayment(), key: key('p') }));
  await topUpBalance(context, requestBy(rider, { body: given.topUp(1_000), key: key('t') }));
};

const complainAtLength = async (context: Context, admin: Person, { rideId, rider }: DrivenRide) => {
  const complaint = {
    ...given.complaint(rideId),
    description: long(5_000),
    evidence: long(5_000),
    requested_refund: 7.32,
  };
  const { body } = await submitDispute(context, requestBy(rider, { body: complaint }));
  const decision = { outcome: 'refunded' as const, amount: 7.32, note: long(1_000) };
  await resolveDispute(context, requestBy(admin, { params: { id: body.id }, body: decision }));
};

const creditAtLength = (context: Context, admin: Person, { id }: Person) =>
  createBalanceTransaction(
    context,
    requestBy(admin, {
      params: { id },
      body: { user_id: id, amount: 1_000_000, transaction_type: 'credit', description: long(300) },
      key: key('c'),
    }),
  );

test('values of the maximum length and amount that the contract allows can be restored', async () => {
  const context = await createTestContext();
  onTestFinished(() => context.store.close());
  const admin = await given.user(context, 'admin', { name: long(100) });
  const { rider, driver } = await joinAtLength(context);
  const accepted = await given.acceptedRide(context, { rider, driver, trip });
  await writeAtLength(context, accepted);
  const body = { cancelled_by: 'rider' as const, reason: long(500), confirmation: true as const };
  await cancelRide(context, requestBy(rider, { params: { id: accepted.rideId }, body }));
  const paid = await given.completedRide(context, { rider, driver, trip });
  await remindUnpaidRide(context, requestBy(admin, { params: { rideId: paid.rideId } }));
  await payAtLength(context, paid);
  await complainAtLength(context, admin, paid);
  await creditAtLength(context, admin, rider);
  await expectRestored(context, admin);
});

test('a ride whose driver typed an address on another continent at its end, and drove far, can be restored', async () => {
  const clock = createClock();
  const context = await createTestContext({ now: clock.now });
  onTestFinished(() => context.store.close());
  const ride = await given.inProgressRide(context);
  const report = (location: Location) =>
    updateLocation(context, requestBy(ride.driver, { body: { location } }));
  for (let degrees = 0; degrees < 4; degrees += 1) {
    clock.advance(3_600_000);
    await report({ latitude: 37.7793 + degrees, longitude: -122.4193 });
  }
  await report({ latitude: 48.7758, longitude: 9.1829, address: 'Stuttgart' });
  await given.complete(context, ride);
  const row = await context.store.read.selectFrom('rides').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ completion_km: expect.closeTo(9_271, 0), driven_km: expect.closeTo(334, 0) });
  await expectRestored(context, await given.user(context, 'admin'));
});

test('checkout sessions with the longest ids of a gateway can be restored', async () => {
  const id = `cs_test_${'x'.repeat(120)}`;
  const gateway = {
    ...createSandboxGateway(async () => {}),
    hostsCheckout: true,
    createCheckoutSession: async () => ({ id, url: 'https://pay.test/1' }),
  };
  const context = await createTestContext({ gateway });
  onTestFinished(() => context.store.close());
  const ride = await given.completedRide(context);
  expect((await given.initiate(context, ride, 'stripe')).body).toMatchObject({
    checkout_url: 'https://pay.test/1',
  });
  const sessions = () => context.store.read.selectFrom('checkout_sessions').select('gateway_id').execute();
  await expectRestored(context, await given.user(context, 'admin'));
  expect(await sessions()).toEqual([{ gateway_id: id }]);
});

test('a former rider who is an admin today can be restored with the earlier rides', async () => {
  const context = await createTestContext();
  onTestFinished(() => context.store.close());
  const admin = await given.user(context, 'admin');
  const { rider } = await given.disputedRide(context);
  await updateUser(context, requestBy(admin, { params: { id: rider.id }, body: { role: 'admin' } }));
  await expectRestored(context, admin);
});
