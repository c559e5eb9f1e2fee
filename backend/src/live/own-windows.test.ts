import type { Ride } from '@mobility/openapi';
import { expect, test } from 'vitest';
import { bookRide } from '../operations/rides/bookRide.ts';
import { createTestContext, given, type Person, requestBy } from '../testing/index.ts';
import { openReadySocket, type TestSocket } from '../testing/open-socket.ts';
import { type Running, startServer } from '../testing/start-server.ts';

const connect = ({ url }: Running, { id, token }: Person, features = ['ride_updated']) =>
  openReadySocket(`${url}/ws/${id}?token=${token}`, { features });
const update = (server: Running, { token }: Person, rideId: string, action: string) =>
  server.call('POST', `/api/rides/${rideId}/update`, { token, body: { action } });
const updatesOf = (window: TestSocket) =>
  window.frames.filter(({ type }) => type === 'ride_updated').map(({ ride_id }) => ride_id);
/** Resolves once the server has handled everything before. */
const settled = async (window: TestSocket): Promise<void> => {
  window.send({ type: 'ping' });
  await window.next('pong');
};

test('every window of a driver receives each command that one of them gives, and no other user does', async () => {
  const server = await startServer();
  const driver = await given.approvedDriver(server.context);
  const { rider, rideId } = await given.pendingRide(server.context);
  const windows = [await connect(server, driver), await connect(server, driver)];
  const others = [await connect(server, rider), await connect(server, driver, [])];
  for (const action of ['accept', 'arrive', 'start', 'complete'])
    expect((await update(server, driver, rideId, action)).status).toBe(200);
  for (const window of [...windows, ...others]) await settled(window);
  expect(windows.map(updatesOf)).toEqual([Array(4).fill(rideId), Array(4).fill(rideId)]);
  expect(others.map(updatesOf)).toEqual([[], []]);
});

test('a rider who books or cancels in one window sees it in the other', async () => {
  const server = await startServer();
  const { rider, rideId } = await given.pendingRide(server.context);
  const window = await connect(server, rider);
  const body = { cancelled_by: 'rider', reason: 'Plans changed', confirmation: true };
  expect(
    (await server.call('POST', `/api/rides/${rideId}/cancel`, { token: rider.token, body })).status,
  ).toBe(200);
  await settled(window);
  expect(updatesOf(window)).toEqual([rideId]);
});

test.each([
  ['cash', { payment_method: 'cash' }, [true]],
  ['card', given.cardPayment('4242'), [true]],
  // The movement of the balance is a message of its own.
  ['balance', { payment_method: 'balance' }, []],
] as const)(
  'the windows of a rider read a ride again that one of them paid by card or in cash, and not from the balance: %s',
  async (_, body, told) => {
    const server = await startServer();
    const { rider, driver, rideId } = await given.completedRide(server.context, { payment: 'initiated' });
    const windows = [await connect(server, rider), await connect(server, rider)];
    const others = [await connect(server, driver)];
    const paid = await server.call('POST', `/api/rides/${rideId}/payment/process`, {
      token: rider.token,
      body,
    });
    expect(paid.status).toBe(200);
    for (const window of [...windows, ...others]) await settled(window);
    const expected = told.map(() => rideId);
    expect([...windows, ...others].map(updatesOf)).toEqual([expected, expected, []]);
  },
);

test.each(['confirm-cash', 'cash-missing'])(
  'every window of a driver reads a ride again whose cash one of them answered with %s',
  async (answer) => {
    const server = await startServer();
    const { driver, rideId } = await given.completedRide(server.context, { payment: 'cash' });
    const windows = [await connect(server, driver), await connect(server, driver)];
    const path = `/api/driver/pending-payments/${rideId}/${answer}`;
    expect((await server.call('POST', path, { token: driver.token })).status).toBe(200);
    for (const window of windows) await settled(window);
    expect(windows.map(updatesOf)).toEqual([[rideId], [rideId]]);
  },
);

const release = async (server: Running, rideId: string, driverId: string) => {
  const { token } = await given.user(server.context, 'admin');
  const body = { outcome: 'offer_again', driver_id: driverId, reason: 'On the phone with this driver' };
  const { status } = await server.call('POST', `/api/admin/rides/${rideId}/release`, { token, body });
  expect(status).toBe(200);
};
const expiryFor = async (server: Running, { token }: Person): Promise<number> => {
  const { body } = await server.call('GET', '/api/rides/my-rides', { token });
  const [ride] = body as unknown as Ride[];
  return Date.parse(String(ride?.expires_at));
};

test('the windows of a rider read a request again that an admin offers to a chosen driver', async () => {
  const server = await startServer();
  const chosen = await given.approvedDriver(server.context);
  const { rider, rideId } = await given.pendingRide(server.context);
  const windows = [await connect(server, rider), await connect(server, rider)];
  const others = [
    await connect(server, chosen),
    await connect(server, await given.user(server.context, 'rider')),
  ];
  const before = await expiryFor(server, rider);
  await release(server, rideId, chosen.id);
  for (const window of [...windows, ...others]) await settled(window);
  expect([...windows, ...others].map(updatesOf)).toEqual([[rideId], [rideId], [], []]);
  expect(await expiryFor(server, rider)).toBeGreaterThan(before);
});

test('a rider who loses a driver to the choice of an admin has a message for it already', async () => {
  const server = await startServer();
  const { rider, rideId } = await given.acceptedRide(server.context);
  const chosen = await given.approvedDriver(server.context);
  const window = await connect(server, rider);
  await release(server, rideId, chosen.id);
  await settled(window);
  expect(updatesOf(window)).toEqual([]);
  expect(window.frames.at(-2)).toMatchObject({ type: 'ride_message', notice: { kind: 'driver_replaced' } });
});

test("bookRide notifies the rider's own windows only after the automatic accept", async () => {
  const context = await createTestContext();
  const rider = await given.user(context, 'rider');
  await given.approvedDriver(context, { at: given.cityHall, autoAccept: true });
  const reads: Promise<unknown>[] = [];
  const readRides = () => context.store.read.selectFrom('rides').select('status').execute();
  const hub = { ...context.hub, show: () => void reads.push(readRides()) };
  await bookRide({ ...context, hub }, requestBy(rider, { body: given.trip }));
  expect(await Promise.all(reads)).toEqual([[{ status: 'accepted' }]]);
  await context.store.close();
});
