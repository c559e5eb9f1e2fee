import { describe, expect, it } from 'vitest';
import { cityHall } from '../testing/given/given-people.ts';
import { given, messagesTo, type Person } from '../testing/index.ts';
import { openReadySocket, type TestSocket } from '../testing/open-socket.ts';
import { type Running, startServer } from '../testing/start-server.ts';

const features = ['driver_location'];
const connect = ({ url }: Running, { id, token }: Person, options: { features?: string[] } = { features }) =>
  openReadySocket(`${url}/ws/${id}?token=${token}`, options);

const north = (km: number) => ({
  latitude: cityHall.latitude + km / 111.195,
  longitude: cityHall.longitude,
});
const report = async (server: Running, { token }: Person, km: number): Promise<void> => {
  const body = { location: north(km) };
  expect((await server.call('POST', '/api/location/update', { token, body })).status).toBe(200);
};
const update = (server: Running, { token }: Person, rideId: string, action: string) =>
  server.call('POST', `/api/rides/${rideId}/update`, { token, body: { action } });

const positionsOf = (client: TestSocket) => client.frames.filter(({ type }) => type === 'driver_location');
/** Resolves once the server has handled everything before. */
const settled = async (client: TestSocket): Promise<void> => {
  client.send({ type: 'ping' });
  await client.next('pong');
};

describe('a step of the driver', () => {
  it('reaches the rider with minutes and kilometres to the pickup, and is not stored as a message', async () => {
    const server = await startServer();
    const { rider, driver, rideId } = await given.acceptedRide(server.context);
    const client = await connect(server, rider);
    const before = await messagesTo(server.context, rider.id);
    await report(server, driver, 2);
    await report(server, driver, 1);
    await expect.poll(() => positionsOf(client).at(-1)?.distance_km, { timeout: 10_000 }).toBe(1.3);
    const { latitude, longitude } = north(1);
    expect(positionsOf(client).at(-1)).toEqual({
      type: 'driver_location',
      ride_id: rideId,
      latitude,
      longitude,
      heading: 180,
      eta_minutes: 2.6,
      distance_km: 1.3,
      at: expect.any(String),
      sent_at: expect.any(String),
    });
    expect(await messagesTo(server.context, rider.id)).toEqual(before);
  });

  it('counts to the drop-off once the ride has started', async () => {
    const server = await startServer();
    const { rider, driver, rideId } = await given.acceptedRide(server.context);
    const client = await connect(server, rider);
    await update(server, driver, rideId, 'start');
    await report(server, driver, 0);
    expect((await client.next('driver_location')).distance_km).toBeGreaterThan(2.5);
  });

  it('arrives over the driver’s own channel too, with the direction that the device reports', async () => {
    const server = await startServer();
    const { rider, driver } = await given.acceptedRide(server.context);
    const client = await connect(server, rider);
    const device = await connect(server, driver);
    const location = { ...north(1), accuracy: 5, heading: 42.5, timestamp: 1 };
    device.send({ type: 'location_update', location, user_type: 'driver' });
    expect(await client.next('driver_location')).toMatchObject({ heading: 42.5, distance_km: 1.3 });
  });

  it('is ignored on the channel of a device that does not report the positions', async () => {
    const server = await startServer();
    const { rider, driver } = await given.acceptedRide(server.context);
    const { body } = await server.call('POST', '/api/auth/login', {
      body: { email: driver.email, password: driver.password },
    });
    const tablet = { ...driver, token: String(body.access_token) };
    expect((await server.call('POST', '/api/driver/online', { token: tablet.token })).status).toBe(200);
    const client = await connect(server, rider);
    const [idle, used] = [await connect(server, driver), await connect(server, tablet)];
    const step = (km: number) => ({ type: 'location_update', location: north(km), user_type: 'driver' });
    idle.send(step(2));
    await settled(idle);
    used.send(step(1));
    await client.next('driver_location');
    expect(positionsOf(client).map(({ distance_km }) => distance_km)).toEqual([1.3]);
  });

  it('is not sent to clients without the feature, to other riders, or before and after the ride', async () => {
    const server = await startServer();
    const driver = await given.approvedDriver(server.context);
    const { rider, rideId } = await given.pendingRide(server.context);
    const other = await connect(server, await given.user(server.context, 'rider'));
    const [client, plain] = [await connect(server, rider), await connect(server, rider, {})];
    await report(server, driver, 1);
    await update(server, driver, rideId, 'accept');
    await report(server, driver, 2);
    for (const action of ['start', 'complete']) await update(server, driver, rideId, action);
    await report(server, driver, 3);
    for (const each of [client, plain, other]) await settled(each);
    await expect.poll(() => positionsOf(client).length, { timeout: 10_000 }).toBe(1);
    expect(positionsOf(client)[0]?.distance_km).toBe(2.6);
    expect([positionsOf(plain), positionsOf(other)]).toEqual([[], []]);
  });
});

it('a reported position wakes no instance, since it queues no message', async () => {
  const server = await startServer();
  const driver = await given.approvedDriver(server.context);
  let wakes = 0;
  const { hub } = server.context;
  const { wake } = hub;
  hub.wake = () => {
    wakes += 1;
    wake();
  };
  await report(server, driver, 1);
  expect(wakes).toBe(0);
});
