import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { given, type Person } from '../../testing/index.ts';
import { openReadySocket } from '../../testing/open-socket.ts';
import { startNats } from '../../testing/servers/nats.ts';
import { type Running, startServer } from '../../testing/start-server.ts';

/** A poll interval so long that only signals can arrive in time. */
const never = 600_000;

/** Instances that share a database and a NATS server, and otherwise know nothing of each other. */
const instances = async (busUrl: string, count: number, outboxPoll = never): Promise<Running[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'nats-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const servers: Running[] = [];
  for (let index = 0; index < count; index += 1)
    servers.push(await startServer({ dataDir, busUrl, outboxPoll }));
  return servers;
};

const connect = ({ url }: Running, person: Person) =>
  openReadySocket(`${url}/ws/${person.id}?token=${person.token}`, { features: ['driver_location'] });

const step = ({ call }: Running, rideId: string, driver: Person, action: string) =>
  call('POST', `/api/rides/${rideId}/update`, { token: driver.token, body: { action } });

test('over three instances, rider and driver hear each step by a signal, once and in order', async ({
  skip,
}) => {
  const nats = await startNats(skip);
  const [one, two, three] = await instances(nats.url, 3);
  if (!one || !two || !three) throw new Error('Three instances were started');
  const driver = await given.approvedDriver(one.context);
  const atDriver = await connect(two, driver);
  const { rider, rideId } = await given.pendingRide(one.context);
  expect(await atDriver.next('ride_request')).toMatchObject({ ride_id: rideId });
  const atRider = await connect(three, rider);
  for (const action of ['accept', 'arrive'])
    expect((await step(one, rideId, driver, action)).status).toBe(200);
  await atRider.next('driver_arrived');
  const { frames } = atRider;
  const types = frames.map(({ type }) => type).filter((type) => type !== 'balance_transaction');
  expect(types).toEqual(['ride_accepted', 'driver_arrived']);
  const first = Number(frames[0]?.seq);
  expect(frames.map(({ seq }) => seq)).toEqual(frames.map((_, index) => first + index));
});

test('ended sessions and positions reach the instance that holds the socket', async ({ skip }) => {
  const nats = await startNats(skip);
  const [here, there] = await instances(nats.url, 2);
  if (!here || !there) throw new Error('Two instances were started');
  const { rider, driver, rideId } = await given.acceptedRide(here.context);
  const client = await connect(there, rider);
  const body = { location: { latitude: 37.781, longitude: -122.42 } };
  const seen = async () => {
    await here.call('POST', '/api/location/update', { token: driver.token, body });
    return client.frames.find(({ type }) => type === 'driver_location');
  };
  await expect.poll(seen, { interval: 600 }).toMatchObject({ ride_id: rideId, latitude: 37.781 });
  await here.call('POST', '/api/auth/logout', { token: rider.token });
  expect(await client.closed).toEqual([1000, 'Signed out']);
});

test('while NATS is away messages are read from the outbox, and after it nothing is lost or doubled', async ({
  skip,
}) => {
  const nats = await startNats(skip);
  const [here, there] = await instances(nats.url, 2, 200);
  if (!here || !there) throw new Error('Two instances were started');
  const driver = await given.approvedDriver(here.context);
  const client = await connect(there, driver);
  const rideIds: string[] = [];
  const book = async () => rideIds.push((await given.pendingRide(here.context)).rideId);
  const heard = () =>
    client.frames.filter(({ type }) => type === 'ride_request').map((frame) => frame.ride_id);
  await book();
  await expect.poll(heard).toEqual(rideIds);
  await nats.kill();
  await book();
  await book();
  await expect.poll(heard).toEqual(rideIds);
  await nats.start();
  await book();
  await expect.poll(heard).toEqual(rideIds);
  expect(new Set(client.frames.map(({ id }) => id)).size).toBe(client.frames.length);
});

test('an instance starts without NATS, and uses it once it is there', async ({ skip }) => {
  const nats = await startNats(skip);
  await nats.kill();
  const [here, there] = await instances(nats.url, 2);
  if (!here || !there) throw new Error('Two instances were started');
  const driver = await given.approvedDriver(here.context);
  const client = await connect(there, driver);
  const { rideId } = await given.pendingRide(here.context);
  await nats.start();
  // Coming back, an instance reads what it has missed.
  expect(await client.next('ride_request')).toMatchObject({ ride_id: rideId });
});
