import { afterEach, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { createTestContext, given, outcomeOf, requestBy } from '../../testing/index.ts';
import { getSimulation } from './getSimulation.ts';
import { steerSimulation } from './steerSimulation.ts';

let context: Context;
afterEach(() => context.store.close());

test('an admin sees the simulation, pauses it and changes its speed; omitted values stay unchanged', async () => {
  context = await createTestContext({ simulation: true });
  const admin = await given.user(context, 'admin');
  const ride = await given.acceptedRide(context);
  await given.simulated(context, ride.driver);
  expect((await getSimulation(context, requestBy(admin))).body).toEqual({
    running: true,
    speed: 1,
    drivers: 1,
    riders: 0,
    open_rides: 1,
    completed_rides: 0,
  });
  await steerSimulation(context, requestBy(admin, { body: { speed: 4 } }));
  const { body } = await steerSimulation(context, requestBy(admin, { body: { running: false } }));
  expect(body).toMatchObject({ running: false, speed: 4 });
  const trail = await context.store.read
    .selectFrom('audit')
    .select('action')
    .where('user_id', '=', admin.id)
    .where('action', '=', 'admin_system_config_changed')
    .execute();
  expect(trail.length).toBe(2);
});

test('without a simulation there is nothing to see or control', async () => {
  context = await createTestContext();
  const admin = await given.user(context, 'admin');
  const refused = [404, 'not_found', 'Not found'];
  expect(await outcomeOf((async () => getSimulation(context, requestBy(admin)))())).toEqual(refused);
  const steering = requestBy<'steerSimulation'>(admin, { body: { speed: 2 } });
  expect(await outcomeOf((async () => steerSimulation(context, steering))())).toEqual(refused);
});
