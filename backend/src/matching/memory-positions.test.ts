import { expect, onTestFinished, test } from 'vitest';
import type { Context } from '../context.ts';
import { notDriven } from '../domain/driving/driven.ts';
import type { Place } from '../domain/place.ts';
import { restoreBackup } from '../operations/admin/restoreBackup.ts';
import { storedPlaces } from '../store/rides/locations.ts';
import { createTestContext, given, uploadOf } from '../testing/index.ts';
import { requestBy } from '../testing/request.ts';
import { createMemoryPositions } from './memory-positions.ts';

const placeAt = (latitude: number, reported_at: number): Place => ({
  latitude,
  longitude: -122.4193,
  address: null,
  accuracy: null,
  reported_at,
  ...notDriven,
});

const open = async (): Promise<Context> => {
  const context = await createTestContext();
  onTestFinished(() => context.store.close());
  return context;
};
const storedOf = async ({ store }: Context, id: string) =>
  (await storedPlaces(store.read, [id])).get(id)?.latitude;

test('a report writes nothing until the flush, which stores the last place of each user once, beside other writers', async () => {
  const context = await open();
  const { id } = await given.user(context, 'rider');
  let writes = 0;
  const store: Context['store'] = {
    ...context.store,
    transaction: (work, claims) => {
      writes += 1;
      expect(claims).toEqual([]);
      return context.store.transaction(work, claims);
    },
  };
  const positions = await createMemoryPositions({ store, now: context.now });
  await positions.report(id, placeAt(37.1, 1));
  await positions.report(id, placeAt(37.2, 2));
  expect([writes, await storedOf(context, id)]).toEqual([0, undefined]);
  expect((await positions.of([id])).get(id)?.latitude).toBe(37.2);
  await positions.flush();
  await positions.flush();
  expect([writes, await storedOf(context, id)]).toEqual([1, 37.2]);
});

test('places that could not be stored are stored by the next flush, without losing newer reports', async () => {
  const context = await open();
  const [one, two] = [await given.user(context, 'rider'), await given.user(context, 'rider')];
  let isAway = true;
  const store: Context['store'] = {
    ...context.store,
    transaction: (work) =>
      isAway ? Promise.reject(new Error('no database')) : context.store.transaction(work),
  };
  const positions = await createMemoryPositions({ store, now: context.now });
  await positions.report(one.id, placeAt(37.1, 1));
  await positions.report(two.id, placeAt(37.1, 1));
  const failed = positions.flush();
  await positions.report(two.id, placeAt(37.3, 3));
  await expect(failed).rejects.toThrow('no database');
  isAway = false;
  await positions.flush();
  expect([await storedOf(context, one.id), await storedOf(context, two.id)]).toEqual([37.1, 37.3]);
});

test('an older place of another process does not replace a newer one, in memory or in the store', async () => {
  const context = await open();
  const { id } = await given.user(context, 'rider');
  const [one, other] = [await createMemoryPositions(context), await createMemoryPositions(context)];
  const now = context.now();
  await one.report(id, placeAt(37.1, now - 1));
  await other.report(id, placeAt(37.2, now));
  await other.flush();
  await one.flush();
  expect(await storedOf(context, id)).toBe(37.2);
  other.take(id, placeAt(37.1, now - 1));
  expect((await other.of([id])).get(id)?.latitude).toBe(37.2);
});

test('the last report wins after the clock went back', async () => {
  const positions = await createMemoryPositions(await open());
  await positions.report('somebody', placeAt(37.1, 1_000));
  await positions.report('somebody', placeAt(37.2, 10));
  expect((await positions.of(['somebody'])).get('somebody')).toMatchObject({
    latitude: 37.2,
    reported_at: 1_000,
  });
});

test('a driver who moved is found where the driver is now, before anything is stored', async () => {
  const context = await open();
  const driver = await given.approvedDriver(context, { radius: 5 });
  const search = { kind: 'human', serving: 'economy', at: placeAt(37.9, 0) } as const;
  const positions = await createMemoryPositions(context);
  const near = () => positions.nearby(search, 10, new Set());
  await positions.refresh();
  expect(near()).toEqual([]);
  await positions.report(driver.id, placeAt(37.9, context.now()));
  expect(near()).toEqual([driver.id]);
});

test('after a restore, places of the replaced database are neither known nor stored', async () => {
  const context = await open();
  const admin = await given.user(context, 'admin');
  const driver = await given.approvedDriver(context);
  const file = await given.backupFile(context, admin);
  const other = await createMemoryPositions(context);
  for (const positions of [context.positions, other])
    await positions.report(driver.id, placeAt(38.5, context.now() + 1_000));
  await restoreBackup(context, requestBy(admin, { body: uploadOf(file) }));
  expect((await context.positions.of([driver.id])).get(driver.id)?.latitude).toBe(37.7793);
  await other.flush();
  expect(await storedOf(context, driver.id)).toBe(37.7793);
});
