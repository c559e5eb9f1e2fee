import { afterEach, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { here, preferences, ride, rides, start } from '../testing/availability-harness.ts';
import { advance, flush, recordingAlerts, unreached, withoutExit } from '../testing/index.ts';
import { availabilityMachine } from './machine.ts';

afterEach(() => vi.restoreAllMocks());

test('goes online in the order online, location, rides', async () => {
  const { actor, order, switching, alerts } = await start({});
  actor.send({ type: 'goOnline' });
  switching.answer({ message: 'Online' });
  await flush();
  expect(order).toEqual(['goOnline', 'updateLocation', 'listAvailableRides']);
  expect(alerts.messages()).toEqual(['driver.nowOnline']);
});

test('going online needs a location, which may be set later', async () => {
  const { actor, order, alerts } = await start({ current_location: null });
  actor.send({ type: 'goOnline' });
  expect([order, alerts.messages()]).toEqual([[], ['driver.locationRequired']]);
  actor.send({ type: 'location_updated', location: here });
  actor.send({ type: 'goOnline' });
  expect(order).toEqual(['goOnline']);
});

test('a refused change keeps the status and shows the server’s detail', async () => {
  const { actor, switching, alerts } = await start({});
  actor.send({ type: 'goOnline' });
  switching.fail({ kind: 'http', status: 403, detail: 'Not approved' });
  await flush();
  expect(actor.getSnapshot().matches('offline')).toBe(true);
  expect(alerts.events).toMatchObject([
    { alert: { message: 'driver.statusFailed', detail: 'Not approved' } },
  ]);
});

test('a 401 shows no alert of its own, because the session reports its end', async () => {
  const { actor, switching, alerts } = await start({});
  actor.send({ type: 'goOnline' });
  switching.fail({ kind: 'http', status: 401, detail: 'Token expired' });
  await flush();
  expect([actor.getSnapshot().matches('offline'), alerts.events]).toEqual([true, []]);
});

test('starts online if the preferences are online, and reads the rides 10 s after each answer', async () => {
  const { clock, list } = await start({ is_online: true });
  await advance(clock, 15_000);
  expect(list.calls).toHaveLength(1);
  list.answer(rides());
  await advance(clock, 9_950);
  expect(list.calls).toHaveLength(1);
  await advance(clock, 50);
  expect(list.calls).toHaveLength(2);
});

test('a tab that becomes visible and a live offer cause a read at once', async () => {
  const { actor, clock, list, presence } = await start({ is_online: true });
  list.answer(rides());
  await advance(clock, 100);
  presence.emit('visible');
  expect(list.calls).toHaveLength(2);
  actor.send({ type: 'rides_changed' });
  expect(list.calls).toHaveLength(3);
});

test('a new ride in the list is announced once per attempt, but the first list is not', async () => {
  const { clock, list, alerts } = await start({ is_online: true });
  for (const answer of [
    rides(ride('a')),
    rides(ride('a'), ride('b')),
    rides(ride('b')),
    rides(ride('b', 2)),
  ]) {
    list.answer(answer);
    await advance(clock, 10_000);
  }
  expect(alerts.events).toMatchObject([
    { alert: { message: 'live.newAvailableRide', duration: 8_000, once: 'offer:d1:b:1' } },
    { alert: { once: 'offer:d1:b:2' } },
  ]);
});

test('a failed read of the rides causes a warning, clears the list and is repeated', async () => {
  const held = await start({ is_online: true });
  held.list.answer(rides(ride('a')));
  await advance(held.clock, 10_000);
  held.list.fail({ kind: 'network' });
  await advance(held.clock, 10_000);
  expect([held.rides(), held.list.calls.length]).toEqual([null, 3]);
  expect(held.warnings).toEqual([
    { type: 'warning', operation: 'listAvailableRides', error: { kind: 'network' } },
  ]);
  expect(held.alerts.messages()).toEqual([]);
});

test('going offline clears the list, and a refusal keeps the driver online', async () => {
  const { actor, list, switching, rides: shown } = await start({ is_online: true });
  list.answer(rides(ride('a')));
  await flush();
  actor.send({ type: 'goOffline' });
  switching.fail({ kind: 'network' });
  await flush();
  expect(actor.getSnapshot().hasTag('online')).toBe(true);
  actor.send({ type: 'goOffline' });
  switching.answer({ message: '' });
  await flush();
  expect([actor.getSnapshot().matches('offline'), shown()]).toEqual([true, null]);
});

test('a request to go online while the status is first read is sent once it is known', async () => {
  const { actor, order, switching, alerts } = await start({}, 'goOnline');
  // The location came with the status.
  expect([order, alerts.messages()]).toEqual([['goOnline'], []]);
  switching.answer({ message: '' });
  await flush();
  expect(actor.getSnapshot().hasTag('online')).toBe(true);
});

test('a request to go online while an offline status is read again is sent at once', async () => {
  const { actor, order, switching } = await start({});
  actor.send({ type: 'duty_changed' });
  expect(actor.getSnapshot().hasTag('pending')).toBe(false);
  actor.send({ type: 'goOnline' });
  expect(order).toEqual(['goOnline']);
  switching.answer({ message: '' });
  await flush();
  expect(actor.getSnapshot().hasTag('online')).toBe(true);
});

test('a request that the status cannot be read for fails for that reason, and a second one reads it again', async () => {
  const { actor, order, alerts, serverSays } = await start(null, 'goOnline');
  expect([actor.getSnapshot().value, alerts.messages()]).toEqual(['unknown', ['driver.statusFailed']]);
  serverSays({});
  actor.send({ type: 'goOnline' });
  await flush();
  expect([order, alerts.messages()]).toEqual([['goOnline'], ['driver.statusFailed']]);
});

test('a status that could not be read is read again when the network is back', async () => {
  const { actor, presence, serverSays, alerts } = await start(null);
  expect([actor.getSnapshot().value, alerts.messages()]).toEqual(['unknown', []]);
  serverSays({ is_online: true });
  presence.emit('online');
  await flush();
  expect(actor.getSnapshot().hasTag('online')).toBe(true);
});

test('a status that could not be read is read again when the live channel is open', async () => {
  const { actor, serverSays } = await start(null);
  serverSays({ is_online: true });
  actor.send({ type: 'live_connected' });
  await flush();
  expect(actor.getSnapshot().hasTag('online')).toBe(true);
});

test('the position is wanted anew after going online, and resumed after a reload', async () => {
  const pressed = await start({});
  pressed.actor.send({ type: 'goOnline' });
  pressed.switching.answer({ message: '' });
  await flush();
  expect(pressed.wishes).toEqual([{ type: 'position_wanted', by: 'duty', wanted: true }]);
  const reloaded = await start({ is_online: true });
  expect(reloaded.wishes).toEqual([{ type: 'position_wanted', by: 'duty', wanted: true, resumed: true }]);
  reloaded.actor.send({ type: 'goOffline' });
  reloaded.switching.answer({ message: '' });
  await flush();
  expect(reloaded.wishes.at(-1)).toEqual({ type: 'position_wanted', by: 'duty', wanted: false });
});

test('the time of the last list is kept', async () => {
  const { actor, clock, list } = await start({ is_online: true });
  await advance(clock, 5_000);
  expect(actor.getSnapshot().context.readAt).toBeNull();
  list.answer(rides());
  await flush();
  expect(actor.getSnapshot().context.readAt).toBe(5_000);
});

test('riders nearby are only searched for while the driver is online', async () => {
  const { actor, searches, switching } = await start({ is_online: true });
  expect(searches).toEqual(['watchNearby']);
  actor.send({ type: 'goOffline' });
  switching.answer({ message: '' });
  await flush();
  expect([searches, (await start({})).searches]).toEqual([['watchNearby', 'ignoreNearby'], []]);
});

test('the machine reaches and leaves every state', () => {
  const exploration = {
    input: { userId: 'd1', alerts: recordingAlerts(), clock: new SimulatedClock() },
    events: [
      ...['goOnline', 'goOffline', 'refresh', 'duty_changed', 'takeOver'].map((type) => ({ type })),
      { type: 'location_updated', location: here },
    ],
    endless: ['watchPresence'],
    outputs: {
      getDriverPreferences: [preferences({}), preferences({ is_online: true })],
      listAvailableRides: [rides(), { ...rides(), position_from: 'another_device' as const }],
    },
  };
  expect(unreached(availabilityMachine, exploration)).toEqual([]);
  expect(withoutExit(availabilityMachine, exploration)).toEqual([]);
});
