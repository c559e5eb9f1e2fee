import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWaitingCounts } from '../../admin/waiting.queries.ts';
import type { Context } from '../../context.ts';
import { createTestContext, given, outcomeOf, type Person, requestBy } from '../../testing/index.ts';
import { getDriverProfile } from '../driver/getDriverProfile.ts';
import { updateDriverProfile } from '../driver/updateDriverProfile.ts';
import { listNotifications } from '../notifications/listNotifications.ts';
import { listAdminUsers } from './listAdminUsers.ts';
import { sendDriverBack } from './sendDriverBack.ts';
import { setDriverApproval } from './setDriverApproval.ts';

let context: Context;
let admin: Person;
beforeAll(async () => {
  context = await createTestContext();
  admin = await given.user(context, 'admin');
});
afterAll(() => context.store.close());

const sendBack = (driver: Person, reason: string) =>
  sendDriverBack(context, requestBy(admin, { params: { id: driver.id }, body: { reason } }));
const profileOf = async (driver: Person) => {
  const { body } = await getDriverProfile(context, requestBy(driver));
  return body;
};
const waiting = async () => {
  const query = { role: 'driver' as const, approval: 'pending' as const };
  const { body } = await listAdminUsers(context, requestBy(admin, { query }));
  expect((await readWaitingCounts(context.store.read)).drivers_to_approve).toBe(body.length);
  return body.map(({ id }) => id);
};
const vehicle = {
  vehicle_make: 'Toyota',
  vehicle_model: 'Prius',
  vehicle_year: 2022,
  license_plate: '7ABC123',
  license_number: 'D1234567',
  vehicle_type: 'economy' as const,
};

test('a driver reads why the profile was sent back, changes it, and waits for approval again', async () => {
  const driver = await given.driverWithProfile(context);
  expect(await waiting()).toEqual([driver.id]);
  await sendBack(driver, ' The plate is wrong ');
  expect((await profileOf(driver)).sent_back_reason).toBe('The plate is wrong');
  expect(await waiting()).toEqual([]);
  const told = async () => (await listNotifications(context, requestBy(driver))).body.notifications;
  expect((await told()).map(({ message }) => message)).toEqual([
    'Please change your driver profile and send it again: The plate is wrong',
  ]);
  await sendBack(driver, 'The plate is wrong');
  expect(await told()).toHaveLength(1);
  await updateDriverProfile(context, requestBy(driver, { body: vehicle }));
  expect((await profileOf(driver)).sent_back_reason).toBeNull();
  expect(await waiting()).toEqual([driver.id]);
  await sendBack(driver, 'The plate is wrong');
  expect(await told()).toHaveLength(2);
  await setDriverApproval(
    context,
    requestBy(admin, { params: { id: driver.id }, body: { is_approved: true } }),
  );
});

test('the list of users says whose profile was sent back, until the driver changes it', async () => {
  const driver = await given.driverWithProfile(context);
  const listed = async () => {
    const { body } = await listAdminUsers(context, requestBy(admin, { query: { role: 'driver' } }));
    return body.find(({ id }) => id === driver.id)?.is_sent_back;
  };
  expect(await listed()).toBeUndefined();
  await sendBack(driver, 'The plate is wrong');
  expect(await listed()).toBe(true);
  await updateDriverProfile(context, requestBy(driver, { body: vehicle }));
  expect(await listed()).toBeUndefined();
});

test('a driver who is approved while the profile is sent back may go online', async () => {
  const driver = await given.driverWithProfile(context);
  await sendBack(driver, 'The plate is wrong');
  const body = { is_approved: true };
  await setDriverApproval(context, requestBy(admin, { params: { id: driver.id }, body }));
  expect(await profileOf(driver)).toMatchObject({ is_approved: true, sent_back_reason: null });
});

test('sending back withdraws an approval and takes the driver offline', async () => {
  const driver = await given.approvedDriver(context);
  await sendBack(driver, 'The license has expired');
  expect(await profileOf(driver)).toMatchObject({ is_approved: false, is_online: false });
});

test('a user without a driver profile is refused', async () => {
  const rider = await given.user(context, 'rider');
  expect((await outcomeOf(sendBack(rider, 'No vehicle'))).slice(0, 2)).toEqual([
    404,
    'driver_profile_not_found',
  ]);
});
