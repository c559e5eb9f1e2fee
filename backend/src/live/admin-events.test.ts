import { expect, test } from 'vitest';
import { expireRides } from '../jobs/expire-rides.ts';
import { createClock, given, type Person } from '../testing/index.ts';
import { openReadySocket, type TestSocket } from '../testing/open-socket.ts';
import { type Running, startServer } from '../testing/start-server.ts';

const connect = ({ url }: Running, { id, token }: Person, features = ['admin_event']) =>
  openReadySocket(`${url}/ws/${id}?token=${token}`, { features });
const eventsOf = (window: TestSocket) =>
  window.frames.filter(({ type }) => type === 'admin_event').map(({ kind, action }) => [kind, action]);
/** Resolves once the server has handled everything before. */
const settled = async (window: TestSocket): Promise<void> => {
  const kept = window.frames.filter(({ type }) => type !== 'pong');
  window.frames.splice(0, window.frames.length, ...kept);
  window.send({ type: 'ping' });
  await window.next('pong');
};

test('admins are told of rides, payments and disputes without a name or a text, and other roles are not', async () => {
  const server = await startServer();
  const [admin, other] = [
    await given.user(server.context, 'admin'),
    await given.user(server.context, 'admin'),
  ];
  const [rider, driver] = [
    await given.user(server.context, 'rider', { balance: 100 }),
    await given.approvedDriver(server.context),
  ];
  const window = await connect(server, admin);
  const silent = [
    await connect(server, other, []),
    await connect(server, rider),
    await connect(server, driver),
  ];
  const { rideId } = await given.disputedRide(server.context, { rider, driver });
  for (const each of [window, ...silent]) await settled(each);
  const events = eventsOf(window);
  for (const event of [
    ['ride', 'ride_requested'],
    ['ride', 'ride_accepted'],
    ['payment', 'payment_paid'],
    ['dispute', 'dispute_submitted'],
  ]) {
    expect(events).toContainEqual(event);
  }
  const accepted = window.frames.find(({ action }) => action === 'ride_accepted');
  expect(Object.keys(accepted ?? {}).toSorted()).toEqual(
    ['action', 'entity_id', 'entity_type', 'kind', 'sent_at', 'type'].toSorted(),
  );
  expect(accepted?.entity_id).toBe(rideId);
  expect(silent.map(eventsOf)).toEqual([[], [], []]);
});

test('admins get an event when a driver goes online or offline', async () => {
  const server = await startServer();
  const admin = await given.user(server.context, 'admin');
  const driver = await given.approvedDriver(server.context);
  const window = await connect(server, admin);
  for (const [path, action] of [
    ['/api/driver/offline', 'driver_offline'],
    ['/api/driver/online', 'driver_online'],
  ] as const) {
    expect((await server.call('POST', path, { token: driver.token })).status).toBe(200);
    await settled(window);
    expect(eventsOf(window).at(-1)).toEqual(['presence', action]);
  }
});

test('admins get an event when another admin locks, unlocks or renames a user, and none when a user signs in', async () => {
  const server = await startServer();
  const admin = await given.user(server.context, 'admin');
  const { id, email, password } = await given.user(server.context, 'rider');
  const window = await connect(server, await given.user(server.context, 'admin'));
  for (const [path, body] of [
    ['/status', { is_active: false }],
    ['/status', { is_active: true }],
    ['', { name: 'Robin' }],
  ] as const) {
    const before = eventsOf(window).length;
    const answer = await server.call('PATCH', `/api/admin/users/${id}${path}`, { token: admin.token, body });
    expect(answer.status).toBe(200);
    await settled(window);
    expect(eventsOf(window).slice(before)).toEqual([['user', 'admin_user_modified']]);
  }
  const before = eventsOf(window).length;
  expect((await server.call('POST', '/api/auth/login', { body: { email, password } })).status).toBe(200);
  await settled(window);
  expect(eventsOf(window)).toHaveLength(before);
});

test('admins get an event when another admin replies in a conversation, marks it as answered or lets it wait again', async () => {
  const server = await startServer();
  const { admin, threadId, rider, last_message_id } = await given.markedConversation(server.context);
  const window = await connect(server, await given.user(server.context, 'admin'));
  const mark = { token: admin.token, body: { is_answered: false, last_message_id } };
  for (const _ of ['first', 'again']) {
    expect((await server.call('PATCH', `/api/admin/conversations/${threadId}/status`, mark)).status).toBe(
      200,
    );
  }
  await settled(window);
  // The second request changes nothing.
  expect(eventsOf(window)).toEqual([['conversation', 'admin_conversation_modified']]);
  const said = window.frames.find(({ type }) => type === 'admin_event');
  expect([said?.entity_type, said?.entity_id]).toEqual(['conversation', threadId]);
  const reply = { token: admin.token, body: { message: 'You are welcome', thread_id: threadId } };
  expect((await server.call('POST', `/api/admin/users/${rider.id}/message`, reply)).status).toBe(200);
  await settled(window);
  expect(eventsOf(window).slice(1)).toEqual([['conversation', 'admin_message_sent']]);
});

test('a ride without a driver is a failure, a driver profile an approval, and a refused command nothing', async () => {
  const clock = createClock();
  const server = await startServer({ now: clock.now, jobInterval: 0 });
  const admin = await given.user(server.context, 'admin');
  const window = await connect(server, admin);
  await given.driverWithProfile(server.context);
  const { rider } = await given.pendingRide(server.context);
  await settled(window);
  const before = eventsOf(window).length;
  const refused = await server.call('POST', '/api/rides/nothing/cancel', {
    token: rider.token,
    body: { cancelled_by: 'rider', reason: 'x', confirmation: true },
  });
  expect(refused.status).toBe(404);
  await settled(window);
  expect(eventsOf(window)).toHaveLength(before);
  clock.advance(300_000);
  expect(await expireRides(server.context)).toBe(1);
  await settled(window);
  expect(eventsOf(window)).toContainEqual(['approval', 'driver_profile_created']);
  expect(eventsOf(window).at(-1)).toEqual(['failure', 'ride_expired']);
});
