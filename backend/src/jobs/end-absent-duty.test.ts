import { expect, it, onTestFinished } from 'vitest';
import type { Context } from '../context.ts';
import { placeFrom } from '../store/rides/locations.ts';
import { createTestContext, given, type Person } from '../testing/index.ts';
import { endAbsentDuty } from './end-absent-duty.ts';

const minute = 60_000;

const setUp = async () => {
  let time = Date.UTC(2026, 10, 21);
  const context = await createTestContext({ now: () => time });
  onTestFinished(() => context.store.close());
  const connected = new Set<string>();
  const world: Context = { ...context, hub: { ...context.hub, online: (id) => connected.has(id) } };
  const begin = time;
  return {
    world,
    connected,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    look: () => endAbsentDuty(world, begin),
    isOnline: async ({ id }: Person) =>
      (
        await world.store.read
          .selectFrom('driver_state')
          .select('is_online')
          .where('user_id', '=', id)
          .executeTakeFirst()
      )?.is_online === 1,
  };
};

it('a driver without a socket and a position for two minutes goes offline', async () => {
  const { world, connected, pass, look, isOnline } = await setUp();
  const [gone, here, moving] = [
    await given.approvedDriver(world),
    await given.approvedDriver(world),
    await given.approvedDriver(world),
  ];
  connected.add(here.id);
  pass(2 * minute);
  await world.positions.report(moving.id, placeFrom({ latitude: 1, longitude: 1 }, world.now()));
  expect(await look()).toBe(0);
  pass(1);
  expect([await look(), await look()]).toEqual([1, 0]);
  expect([await isOnline(gone), await isOnline(here), await isOnline(moving)]).toEqual([false, true, true]);
  const trail = await world.store.read
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'driver_offline')
    .execute();
  expect(trail).toMatchObject([{ entity_id: gone.id, user_id: null }]);
});

it('a socket counts for two minutes after it was last open, in any process', async () => {
  const { world, connected, pass, look, isOnline } = await setUp();
  const driver = await given.approvedDriver(world);
  connected.add(driver.id);
  pass(5 * minute);
  await look();
  connected.clear();
  pass(2 * minute);
  expect(await look()).toBe(0);
  pass(1);
  expect(await look()).toBe(1);
  expect(await isOnline(driver)).toBe(false);
});

it('a server that has just started gives all drivers time to reconnect', async () => {
  const { world, pass, look } = await setUp();
  await given.approvedDriver(world);
  pass(10 * minute);
  expect(await endAbsentDuty(world, world.now() - minute)).toBe(0);
  expect(await look()).toBe(1);
});

it('simulated drivers stay online without a socket', async () => {
  const { world, pass, look } = await setUp();
  const { id } = await given.approvedDriver(world);
  await world.store.transaction((db) =>
    db.insertInto('simulated_users').values({ user_id: id, position: 1 }).execute(),
  );
  pass(10 * minute);
  expect(await look()).toBe(0);
});
