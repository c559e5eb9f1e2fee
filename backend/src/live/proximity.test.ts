import type { Place } from '@mobility/openapi';
import { describe, expect, it, vi } from 'vitest';
import { given, messagesTo, type Person } from '../testing/index.ts';
import { openReadySocket, type TestSocket } from '../testing/open-socket.ts';
import { type Running, startServer } from '../testing/start-server.ts';

const cityHall: Place = { latitude: 37.7793, longitude: -122.4193, address: 'City Hall' };
const north = (km: number): Place => ({ ...cityHall, latitude: cityHall.latitude + km / 111.195 });

const connect = ({ url }: Running, { id, token }: Person) =>
  openReadySocket(`${url}/ws/${id}?token=${token}`);
const here = (place: Place) => ({
  type: 'location_update',
  location: { latitude: place.latitude, longitude: place.longitude, accuracy: 5, timestamp: 1 },
  user_type: 'rider',
});
const lookingFor = (user_types: string[], radius_km = 5) => ({
  type: 'proximity_subscription',
  radius_km,
  user_types,
  update_interval: 1,
});
const changeSharing = (server: Running, { token }: Person, location_sharing: boolean) =>
  server.call('PATCH', '/api/user/settings', { token, body: { location_sharing } });
/** Waits for so many more looks of a person's channel, of which each but the last is over then. */
const moreLooks = async (
  { context: { positions } }: Running,
  { id }: Person,
  times: number,
): Promise<void> => {
  const read = vi.spyOn(positions, 'of');
  const looks = () => read.mock.calls.filter(([ids]) => ids.includes(id)).length;
  await expect.poll(looks, { timeout: 10_000 }).toBeGreaterThanOrEqual(times);
  read.mockRestore();
};
const alertsIn = ({ frames }: TestSocket) => frames.filter(({ type }) => type === 'proximity_alert');
const updatesIn = ({ frames }: TestSocket) => frames.filter(({ type }) => type === 'nearby_drivers_update');
const placeOf = ({ context }: Running, id: string) =>
  context.positions.of([id]).then((places) => places.get(id));

describe('the position of a user', () => {
  it('a position is stored at most about once a second', async () => {
    const server = await startServer();
    const driver = await given.approvedDriver(server.context, { at: cityHall });
    const client = await connect(server, driver);
    client.send(here(north(1)));
    client.send(here(north(2)));
    await expect.poll(() => placeOf(server, driver.id)).toMatchObject({ accuracy: 5 });
    client.send({ type: 'ping' });
    await client.next('pong');
    expect((await placeOf(server, driver.id))?.latitude).toBeCloseTo(north(1).latitude, 6);
  });

  it('the position of a rider who does not share it is not stored', async () => {
    const server = await startServer();
    const rider = await given.user(server.context, 'rider');
    const body = { location_sharing: false };
    await server.call('PATCH', '/api/user/settings', { token: rider.token, body });
    const client = await connect(server, rider);
    client.send(here(cityHall));
    client.send({ type: 'ping' });
    await client.next('pong');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await placeOf(server, rider.id)).toBeUndefined();
  });
});

describe('drivers near a rider', () => {
  it('a rider without a position sees the drivers around the place of the map, with a wait for each class', async () => {
    const server = await startServer();
    const { context } = server;
    await given.approvedDriver(context, { at: north(2) });
    await given.approvedDriver(context, { at: north(4), vehicle: 'premium' });
    const client = await connect(server, await given.user(context, 'rider'));
    const { latitude, longitude } = cityHall;
    client.send({ ...lookingFor(['driver']), location: { latitude, longitude } });
    const { nearby_drivers: seen, wait_minutes } = await client.next('nearby_drivers_update');
    expect(seen).toHaveLength(2);
    expect(wait_minutes).toEqual({ economy: 6, comfort: 11, premium: 11 });
  });

  it('a rider sees the free drivers in the radius, nearest first, at approximate positions', async () => {
    const server = await startServer();
    const { context } = server;
    const far = await given.approvedDriver(context, { at: north(3) });
    const near = await given.approvedDriver(context, { at: north(1) });
    await given.approvedDriver(context, { at: north(8) });
    await given.approvedDriver(context, { at: north(1), online: false });
    await given.acceptedRide(context, { driver: await given.approvedDriver(context, { at: north(0.5) }) });
    const rider = await given.user(context, 'rider');
    const client = await connect(server, rider);
    client.send(here(cityHall));
    await expect.poll(() => placeOf(server, rider.id)).toBeDefined();
    client.send(lookingFor(['driver']));
    const { nearby_drivers: seen, ...rest } = await client.next('nearby_drivers_update');
    expect(seen).toEqual([
      { id: near.id, latitude: 37.788, longitude: -122.419, distance_km: 1 },
      { id: far.id, latitude: 37.806, longitude: -122.419, distance_km: 3 },
    ]);
    expect(rest).toEqual({
      type: 'nearby_drivers_update',
      wait_minutes: { economy: 3 },
      sent_at: expect.any(String),
    });
  });

  it('a rider sees the exact position of the driver of the own ride, measured from the pickup', async () => {
    const server = await startServer();
    const driver = await given.approvedDriver(server.context, { at: north(0.3) });
    const { rider } = await given.acceptedRide(server.context, { driver });
    const client = await connect(server, rider);
    client.send(lookingFor(['driver']));
    const { nearby_drivers: seen } = await client.next('nearby_drivers_update');
    expect(seen).toMatchObject([{ id: driver.id, latitude: north(0.3).latitude }]);
  });

  it('a rider gets one message when a driver comes near, and none after unsubscribing', async () => {
    const server = await startServer();
    const rider = await given.user(server.context, 'rider');
    const client = await connect(server, rider);
    client.send(here(cityHall));
    await expect.poll(() => placeOf(server, rider.id)).toBeDefined();
    client.send(lookingFor(['driver'], 2));
    await client.next('nearby_drivers_update');
    await given.approvedDriver(server.context, { at: north(1.5) });
    expect(await client.next('proximity_alert')).toMatchObject({ user_type: 'driver', distance_km: 1.5 });
    // A look is under way when the rider unsubscribes.
    const { positions } = server.context;
    const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const read = positions.of.bind(positions);
    vi.spyOn(positions, 'of').mockImplementation(async (ids) => {
      asked.resolve();
      await held.promise;
      return read(ids);
    });
    await asked.promise;
    client.send({ type: 'proximity_unsubscribe' });
    client.send({ type: 'ping' });
    await client.next('pong');
    const heard = client.frames.length;
    held.resolve();
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(client.frames).toHaveLength(heard);
  });

  it('a rider gets no message about drivers who were near before', async () => {
    const server = await startServer();
    await given.approvedDriver(server.context, { at: north(1) });
    const rider = await given.user(server.context, 'rider');
    const client = await connect(server, rider);
    client.send(here(cityHall));
    await expect.poll(() => placeOf(server, rider.id)).toBeDefined();
    client.send(lookingFor(['driver']));
    await expect.poll(() => updatesIn(client).length, { timeout: 10_000 }).toBe(2);
    expect(alertsIn(client)).toEqual([]);
  });

  it('a driver who hides disappears at once, and no message reports the driver coming near', async () => {
    const server = await startServer();
    const { context } = server;
    const driver = await given.approvedDriver(context, { at: north(1) });
    const rider = await given.user(context, 'rider');
    const client = await connect(server, rider);
    client.send(here(cityHall));
    await expect.poll(() => placeOf(server, rider.id)).toBeDefined();
    await changeSharing(server, driver, false);
    client.send(lookingFor(['driver']));
    expect((await client.next('nearby_drivers_update')).nearby_drivers).toEqual([]);
    await changeSharing(server, driver, true);
    expect(await client.next('proximity_alert')).toMatchObject({ user_type: 'driver' });
    await changeSharing(server, driver, false);
    await expect.poll(() => updatesIn(client).at(-1)?.nearby_drivers, { timeout: 10_000 }).toEqual([]);
    const { rideId } = await given.pendingRide(context);
    expect(await messagesTo(context, driver.id)).toContainEqual(
      expect.objectContaining({ type: 'ride_request', ride_id: rideId }),
    );
  });

  it('a rider sees the driver of the own ride, even if the driver hides', async () => {
    const server = await startServer();
    const driver = await given.approvedDriver(server.context, { at: north(0.3) });
    const { rider } = await given.acceptedRide(server.context, { driver });
    await changeSharing(server, driver, false);
    const client = await connect(server, rider);
    client.send(lookingFor(['driver']));
    const { nearby_drivers: seen } = await client.next('nearby_drivers_update');
    expect(seen).toMatchObject([{ id: driver.id, latitude: north(0.3).latitude }]);
  });

  it('a rider without a position and a ride sees no drivers', async () => {
    const server = await startServer();
    const client = await connect(server, await given.user(server.context, 'rider'));
    client.send(lookingFor(['driver']));
    client.send(lookingFor(['admin']));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(client.frames).toEqual([]);
  });
});

it('a driver who is online gets a message about a rider nearby, unless the ride was offered to the driver', async () => {
  const server = await startServer();
  const at = (km: number, with_: Parameters<typeof given.approvedDriver>[1] = {}) =>
    given.approvedDriver(server.context, { at: north(km), radius: 5, ...with_ });
  const [near, away, poor] = [await at(0), await at(1, { online: false }), await at(1, { balance: 0 })];
  const asked = await connect(server, near);
  const off = await connect(server, away);
  const passing = await connect(server, poor);
  for (const client of [asked, off, passing]) client.send(lookingFor(['rider']));
  // A rider who is there at the first look has not come near.
  await moreLooks(server, poor, 2);
  await given.pendingRide(server.context);
  expect(await passing.next('proximity_alert')).toMatchObject({ user_type: 'rider', distance_km: 1 });
  await asked.next('ride_request');
  await moreLooks(server, near, 2);
  for (const client of [asked, off]) expect(alertsIn(client)).toEqual([]);
});

it('a driver who goes online gets no message about riders who waited before', async () => {
  const server = await startServer();
  const driver = await given.approvedDriver(server.context, { at: north(1), balance: 0, online: false });
  const client = await connect(server, driver);
  client.send(lookingFor(['rider']));
  await given.pendingRide(server.context);
  expect((await server.call('POST', '/api/driver/online', { token: driver.token })).status).toBe(200);
  await moreLooks(server, driver, 3);
  expect(alertsIn(client)).toEqual([]);
});

it('a driver gets no message about a rider who hides', async () => {
  const server = await startServer();
  const { context } = server;
  const rider = await given.user(context, 'rider', { balance: 100 });
  await changeSharing(server, rider, false);
  const driver = await given.approvedDriver(context, { at: north(1), balance: 0 });
  const passing = await connect(server, driver);
  passing.send(lookingFor(['rider']));
  await moreLooks(server, driver, 2);
  await given.pendingRide(context, { rider });
  await moreLooks(server, driver, 3);
  expect(alertsIn(passing)).toEqual([]);
});
