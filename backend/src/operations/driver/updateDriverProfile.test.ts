import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { createTestContext, given, outcomeOf, type Person, requestBy } from '../../testing/index.ts';
import { getDriverProfile } from './getDriverProfile.ts';
import { updateDriverProfile } from './updateDriverProfile.ts';

let context: Context;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.store.close());

const vehicle = {
  vehicle_make: 'Toyota',
  vehicle_model: 'Prius',
  vehicle_year: 2022,
  license_plate: '7ABC123',
  license_number: 'D1234567',
  vehicle_type: 'economy' as const,
};
const change = (
  driver: Person,
  changes: Partial<Omit<typeof vehicle, 'vehicle_type'>> | { vehicle_type: 'premium' },
) => updateDriverProfile(context, requestBy(driver, { body: { ...vehicle, ...changes } }));

test('a driver who changes the car keeps the approval', async () => {
  const driver = await given.approvedDriver(context);
  const { body } = await change(driver, {
    vehicle_make: ' Honda ',
    vehicle_model: 'Jazz',
    vehicle_year: 2023,
  });
  expect(body).toMatchObject({ vehicle_make: 'Honda', vehicle_model: 'Jazz', vehicle_year: 2023 });
  expect(body).toMatchObject({ is_approved: true, is_online: true });
});

test.each([{ license_plate: '8XYZ' }, { license_number: 'D7' }, { vehicle_type: 'premium' as const }])(
  'a change of %j returns the profile to review and takes the driver offline',
  async (changes) => {
    const driver = await given.approvedDriver(context);
    const { body } = await change(driver, changes);
    expect(body).toMatchObject({ ...changes, is_approved: false, is_online: false });
  },
);

test('a license plate that differs only by whitespace is the same plate', async () => {
  const driver = await given.approvedDriver(context);
  expect((await change(driver, { license_plate: ' 7ABC123 ' })).body.is_approved).toBe(true);
});

test('during a ride the license plate and the vehicle class cannot change, but other fields can', async () => {
  const { driver } = await given.inProgressRide(context);
  for (const changes of [{ license_plate: '8XYZ' }, { vehicle_type: 'premium' as const }]) {
    const refused = await outcomeOf(change(driver, changes));
    expect(refused.slice(0, 2)).toEqual([409, 'driver_busy']);
  }
  const { body } = await getDriverProfile(context, requestBy(driver));
  expect(body).toMatchObject({ license_plate: '7ABC123', is_approved: true });
  expect((await change(driver, { vehicle_model: 'Corolla' })).body.vehicle_model).toBe('Corolla');
});

test('an update needs an existing profile, and refuses a vehicle year in the far future', async () => {
  const driver = await given.user(context, 'driver');
  expect((await outcomeOf(change(driver, {}))).slice(0, 2)).toEqual([404, 'driver_profile_not_found']);
  const late = outcomeOf(change(await given.approvedDriver(context), { vehicle_year: 2099 }));
  expect((await late).slice(0, 2)).toEqual([422, 'validation_failed']);
});

test('the audit entry has the old and the new values of what changed', async () => {
  const driver = await given.approvedDriver(context);
  await change(driver, { vehicle_year: 2023, license_plate: '8XYZ' });
  const { metadata } = await context.store.read
    .selectFrom('audit')
    .select('metadata')
    .where('entity_id', '=', driver.id)
    .where('action', '=', 'driver_profile_changed')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(metadata ?? '{}')).toEqual({
    changes: {
      vehicle_year: { from: 2022, to: 2023 },
      license_plate: { from: '7ABC123', to: '8XYZ' },
    },
  });
});
