import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Context } from '../context.ts';
import type { Place } from '../domain/place.ts';
import { goOnline } from '../operations/driver/goOnline.ts';
import { updateLocation } from '../operations/driver/updateLocation.ts';
import { bookRide } from '../operations/rides/bookRide.ts';
import { updateRide } from '../operations/rides/updateRide.ts';
import { placeFrom } from '../store/rides/locations.ts';
import { createTestContext, given, type Person } from '../testing/index.ts';
import { outcomeOf } from '../testing/refusal.ts';
import { requestBy } from '../testing/request.ts';
import { freePort } from '../testing/servers/free-port.ts';
import { startRedis } from '../testing/servers/redis.ts';

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'mobility-positions-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};
const instance = async (positionsUrl: string, dataDir = folder()): Promise<Context> => {
  const context = await createTestContext({ positionsUrl, dataDir });
  onTestFinished(async () => {
    await context.positions.close();
    await context.store.close();
  });
  return context;
};
const twoInstances = async (url: string): Promise<[Context, Context]> => {
  const here = await instance(url);
  return [here, await instance(url, here.config.dataDir)];
};

const north = (degrees: number) => ({ latitude: 37.7793 + degrees, longitude: -122.4193 });
const report = (context: Context, driver: Person, degrees: number) =>
  updateLocation(context, requestBy(driver, { body: { location: north(degrees) } }));
const placeAt = async ({ positions }: Context, { id }: Person): Promise<Place | undefined> =>
  (await positions.of([id])).get(id);
const latitudeAt = (context: Context, driver: Person) => async () =>
  (await placeAt(context, driver))?.latitude;

test('a driver who reports to one instance is offered rides, and accepts them, at another', async ({
  skip,
}) => {
  const { url } = await startRedis(skip);
  const [here, there] = await twoInstances(url);
  const driver = await given.approvedDriver(here, { at: north(1), radius: 5 });
  await expect.poll(latitudeAt(there, driver)).toBe(north(1).latitude);
  await report(here, driver, 0.01);
  await expect.poll(latitudeAt(there, driver)).toBe(north(0.01).latitude);
  const rider = await given.user(there, 'rider', { balance: 100 });
  const { body } = await bookRide(there, requestBy(rider, { body: given.trip }));
  expect(body.matches_found).toBe(1);
  await report(here, driver, 0.02);
  const accept = requestBy<'updateRide'>(driver, {
    params: { id: body.request_id },
    body: { action: 'accept' },
  });
  expect(await outcomeOf(updateRide(there, accept))).toEqual([200]);
});

test('what a driver drives on a ride adds up across the instances that the positions reach', async ({
  skip,
}) => {
  const { url } = await startRedis(skip);
  const [here, there] = await twoInstances(url);
  const ride = await given.inProgressRide(here);
  await expect.poll(latitudeAt(there, ride.driver)).toBe(north(0).latitude);
  let km = 0;
  for (const context of [here, there, here, there]) {
    km += 0.05;
    await report(context, ride.driver, km / 111.195);
    for (const other of [here, there])
      await expect.poll(latitudeAt(other, ride.driver)).toBe(north(km / 111.195).latitude);
  }
  await given.complete(there, ride);
  const row = await here.store.read.selectFrom('rides').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ driven_km: expect.closeTo(0.2, 3), driven_partial: 0 });
});

test('a driver’s first report to one instance lets the driver go online at another at once', async ({
  skip,
}) => {
  const { url } = await startRedis(skip);
  const [here, there] = await twoInstances(url);
  const driver = await given.approvedDriver(here, { at: null });
  await report(here, driver, 0);
  expect(await outcomeOf(goOnline(there, requestBy(driver)))).toEqual([200]);
});

test('an instance that starts later knows the newest places at once', async ({ skip }) => {
  const { url } = await startRedis(skip);
  const here = await instance(url);
  const driver = await given.approvedDriver(here);
  await report(here, driver, 0.01);
  const other = await instance(url, here.config.dataDir);
  await expect.poll(latitudeAt(other, driver)).toBe(north(0.01).latitude);
});

test('without Redis every instance goes on with what it knows, and afterwards they catch up', async ({
  skip,
}) => {
  const server = await startRedis(skip);
  const [here, there] = await twoInstances(server.url);
  const driver = await given.approvedDriver(here, { radius: 5 });
  await expect.poll(latitudeAt(there, driver)).toBe(north(0).latitude);
  await server.kill();
  await report(here, driver, 0.01);
  expect(await latitudeAt(here, driver)()).toBe(north(0.01).latitude);
  expect(await latitudeAt(there, driver)()).toBe(north(0).latitude);
  const rider = await given.user(there, 'rider');
  expect((await bookRide(there, requestBy(rider, { body: given.trip }))).body.matches_found).toBe(1);
  await server.start();
  await expect.poll(latitudeAt(there, driver)).toBe(north(0.01).latitude);
  await report(here, driver, 0.02);
  await expect.poll(latitudeAt(there, driver)).toBe(north(0.02).latitude);
});

test('an erased user is forgotten by every instance', async ({ skip }) => {
  const { url } = await startRedis(skip);
  const [here, there] = await twoInstances(url);
  const rider = await given.user(here, 'rider');
  await here.positions.report(rider.id, placeFrom(north(0), here.now()));
  await expect.poll(() => placeAt(there, rider)).toBeDefined();
  await here.positions.forget(rider.id);
  await expect.poll(() => placeAt(there, rider)).toBeUndefined();
});

test('a server that starts without Redis works alone', async () => {
  const context = await instance(`redis://127.0.0.1:${await freePort()}`);
  const driver = await given.approvedDriver(context);
  await report(context, driver, 0.01);
  expect(await latitudeAt(context, driver)()).toBe(north(0.01).latitude);
});
