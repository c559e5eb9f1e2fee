import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { given, type Person } from '../testing/index.ts';
import { openReadySocket } from '../testing/open-socket.ts';
import { type Running, startServer } from '../testing/start-server.ts';

const tokenKey = Buffer.alloc(32, 1).toString('base64');
const rounds = 20;

/** A poll interval so long that only signals can arrive in time. */
const outboxPoll = 600_000;

/** Two servers on one database. */
const twoServers = async (): Promise<[Running, Running]> => {
  const here = await startServer({ tokenKey, outboxPoll });
  const { databaseUrl } = here.context.config;
  return [here, await startServer({ tokenKey, outboxPoll, databaseUrl })];
};

const connect = ({ url }: Running, person: Person) =>
  openReadySocket(`${url}/ws/${person.id}?token=${person.token}`, { features: ['driver_location'] });

/** A whole ride; resolves when the message of the accept at one server has reached the rider's socket at the other one. */
const acceptHereHeardThere = async (here: Running, there: Running, driver: Person): Promise<void> => {
  const ride = await given.pendingRide(here.context);
  const client = await connect(there, ride.rider);
  const heard = client.next('ride_accepted');
  const path = `/api/rides/${ride.rideId}/update`;
  const answer = await here.call('POST', path, { token: driver.token, body: { action: 'accept' } });
  expect(answer.status).toBe(200);
  await heard;
  await here.call('POST', path, { token: driver.token, body: { action: 'arrive' } });
  await here.call('POST', path, { token: driver.token, body: { action: 'start' } });
  await here.call('POST', path, { token: driver.token, body: { action: 'complete' } });
};

test('an accept at one instance reaches the rider at the other instance by a signal', async () => {
  const [here, there] = await twoServers();
  const driver = await given.approvedDriver(here.context);
  for (let round = 0; round < rounds; round += 1) await acceptHereHeardThere(here, there, driver);
});

test('a driver’s step at one instance reaches the rider at the other instance', {
  timeout: 60_000,
}, async () => {
  const [here, there] = await twoServers();
  const { rider, driver, rideId } = await given.acceptedRide(here.context);
  const client = await connect(there, rider);
  for (const latitude of [37.78, 37.781, 37.782]) {
    const body = { location: { latitude, longitude: -122.42 } };
    await here.call('POST', '/api/location/update', { token: driver.token, body });
  }
  const seen = () => client.frames.filter(({ type }) => type === 'driver_location').at(-1);
  await expect.poll(seen, { timeout: 9_000 }).toMatchObject({ ride_id: rideId, latitude: 37.782 });
});

test('signing out at one instance closes the sockets of that session, and only those, at the other instance', async () => {
  const [here, there] = await twoServers();
  const [leaving, staying] = [
    await given.user(here.context, 'rider'),
    await given.user(here.context, 'rider'),
  ];
  const [ending, other] = [await connect(there, leaving), await connect(there, staying)];
  await here.call('POST', '/api/auth/logout', { token: leaving.token });
  expect(await ending.closed).toEqual([1000, 'Signed out']);
  expect(other.socket.readyState).toBe(other.socket.OPEN);
});

test('closing the sockets of a user at one instance closes them at both instances', async () => {
  const [here, there] = await twoServers();
  const person = await given.user(here.context, 'rider');
  const sockets = [await connect(here, person), await connect(there, person)];
  here.context.hub.closeUser(person.id, 1008, 'Invalid token');
  for (const { closed } of sockets) expect(await closed).toEqual([1008, 'Invalid token']);
});

/** Breaks the connections that carry the signals between the servers. */
const cutBuses = ({ context }: Running) =>
  context.store.transaction((db) =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'mobility bus' and datname = current_database()`.execute(db),
  );

test('a broken signal connection reconnects and catches up', async () => {
  const [here, there] = await twoServers();
  const driver = await given.approvedDriver(here.context);
  const client = await connect(there, driver);
  await cutBuses(here);
  await wait(100);
  await given.pendingRide(here.context);
  expect(await client.next('ride_request')).toMatchObject({ type: 'ride_request' });
});

test('after a reconnect, the sockets of a session that ended in the meantime are closed, and no others', async () => {
  const [here, there] = await twoServers();
  const [leaving, staying] = [
    await given.user(here.context, 'rider'),
    await given.user(here.context, 'rider'),
  ];
  const [ending, other] = [await connect(there, leaving), await connect(there, staying)];
  await cutBuses(here);
  await wait(100);
  await here.call('POST', '/api/auth/logout', { token: leaving.token });
  expect(await ending.closed).toEqual([1008, 'Invalid token']);
  expect(other.socket.readyState).toBe(other.socket.OPEN);
});
