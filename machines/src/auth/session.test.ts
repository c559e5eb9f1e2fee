import type { LiveMessage } from '@mobility/openapi';
import { expect, test } from 'vitest';
import { ana, dan, jwt, minutes, signedIn, start } from '../testing/auth-world.ts';
import { advance, flush } from '../testing/index.ts';

test('the token is refreshed 25 min after the last refresh, and the channel gets the new one', async () => {
  const { clock, refresh, opened, me } = await signedIn();
  opened[0]?.onClose({ code: 1008, reason: 'Token expired' });
  await flush();
  refresh.answer({ access_token: 't2' });
  await flush();
  expect(opened).toHaveLength(2);
  const validate = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += minutes(5)) {
      await advance(clock, minutes(5), 5_000);
      if (me.calls.length > 1 + passed / minutes(5)) me.answer(ana);
      await flush();
    }
  };
  await validate(minutes(20));
  await advance(clock, minutes(5) - 5_000, 5_000);
  expect(refresh.calls).toHaveLength(1);
  await advance(clock, 5_000, 5_000);
  expect(refresh.calls).toHaveLength(2);
});

test('a stored token that is due is refreshed before the user is read', async () => {
  const { refresh, me } = await start(jwt(0), ({ clock }) => clock.increment(minutes(90)));
  expect([refresh.calls.length, me.calls.length]).toEqual([1, 0]);
  refresh.answer({ access_token: 't2' });
  await flush();
  expect(me.calls).toHaveLength(1);
});

test('a stored token is refreshed when the rest of its 25 min is over', async () => {
  const { clock, me, refresh } = await start(jwt(0), ({ clock }) => clock.increment(minutes(21)));
  me.answer(ana);
  await flush();
  await advance(clock, minutes(4) - 1_000, 1_000);
  expect(refresh.calls).toHaveLength(0);
  await advance(clock, 1_000, 1_000);
  expect(refresh.calls).toHaveLength(1);
});

/** A signed-in user whose device has slept past the refresh: the time is up, and no timer has fired. */
const sleptOver = async () => {
  const world = await start(jwt(0));
  world.me.answer(ana);
  await flush();
  const { now } = world.clock;
  world.clock.now = () => now.call(world.clock) + minutes(90);
  return world;
};

test('a refused request refreshes the token of a device that slept past the refresh, and the session continues', async () => {
  const { actor, refresh, is, alerts } = await sleptOver();
  for (let call = 0; call < 3; call += 1) actor.send({ type: 'session_expired', token: jwt(0) });
  await flush();
  expect([refresh.calls.length, is('authenticated')]).toEqual([1, true]);
  refresh.answer({ access_token: 't2' });
  await flush();
  expect([is('authenticated'), alerts.events]).toEqual([true, []]);
});

test('the session of a device that slept past the refresh ends once if the token cannot be refreshed', async () => {
  const { actor, refresh, is, alerts } = await sleptOver();
  actor.send({ type: 'session_expired', token: jwt(0) });
  await flush();
  refresh.fail({ kind: 'http', status: 401 });
  await flush();
  expect([is('unauthenticated'), alerts.messages()]).toEqual([true, ['auth.sessionExpired']]);
});

test('a user who is locked reads that as the reason why the session ended', async () => {
  const { opened, refresh, is, alerts, tokens } = await signedIn();
  opened[0]?.onClose({ code: 1008, reason: 'Invalid token' });
  await flush();
  refresh.fail({ kind: 'http', status: 403, code: 'account_locked', detail: 'Your account is locked' });
  await flush();
  expect([is('unauthenticated'), tokens.read(), alerts.messages()]).toEqual([
    true,
    null,
    ['auth.accountLocked'],
  ]);
});

test('a request that is refused during a refresh does not end the session', async () => {
  const { actor, opened, refresh, is } = await signedIn();
  opened[0]?.onClose({ code: 1008, reason: 'Token expired' });
  await flush();
  actor.send({ type: 'session_expired', token: 't1' });
  refresh.answer({ access_token: 't2' });
  await flush();
  expect(is('authenticated')).toBe(true);
});

test('a token that another tab has refreshed meanwhile is not refreshed again', async () => {
  const { opened, refresh, tokens, turn } = await signedIn();
  let begin = (): void => undefined;
  turn.comes = new Promise((resolve) => {
    begin = resolve;
  });
  opened[0]?.onClose({ code: 1008, reason: 'Token expired' });
  await flush();
  tokens.write('t2');
  begin();
  await flush();
  expect([refresh.calls.length, opened.length]).toEqual([0, 2]);
});

test('another tab may sign in another user of the same role', async () => {
  const { tokens, me, actor, closes } = await signedIn();
  tokens.otherTab('t2');
  await flush();
  me.answer({ ...ana, id: 'u2' });
  await flush();
  expect([
    actor.getSnapshot().context.session?.getSnapshot().children.inbox?.getSnapshot().context.receiver.id,
    closes.length,
  ]).toEqual(['u2', 1]);
});

test('a failed refresh ends the session, but offline it is repeated once the network is back', async () => {
  const { actor, opened, refresh, presence, is, clock } = await signedIn();
  opened[0]?.onClose({ code: 1008, reason: 'Token expired' });
  await flush();
  presence.emit('offline');
  refresh.fail({ kind: 'network' });
  await advance(clock, 10_000, 1_000);
  expect([refresh.calls.length, is('authenticated')]).toEqual([1, true]);
  presence.emit('online');
  await flush();
  expect(refresh.calls).toHaveLength(2);
  refresh.fail({ kind: 'http', status: 401 });
  await flush();
  expect(actor.getSnapshot().value).toEqual({ unauthenticated: 'idle' });
});

test.each([
  ['no answer', { kind: 'network' }],
  ['a 503', { kind: 'http', status: 503 }],
])('a refresh with %s is repeated after five to six seconds, and the session continues', async (_, error) => {
  const { opened, refresh, is, tokens, alerts, clock, emitted } = await signedIn();
  opened[0]?.onClose({ code: 1008, reason: 'Token expired' });
  await flush();
  refresh.fail(error);
  await flush();
  expect([is('authenticated'), tokens.read(), alerts.events]).toEqual([true, 't1', []]);
  expect(emitted).toContainEqual({ type: 'warning', operation: 'refreshSession', error });
  await advance(clock, 5_000, 1_000);
  expect(refresh.calls).toHaveLength(1);
  await advance(clock, 500, 100);
  expect(refresh.calls).toHaveLength(2);
  refresh.fail(error);
  await advance(clock, 5_500, 100);
  refresh.answer({ access_token: 't2' });
  await flush();
  expect([refresh.calls.length, is('authenticated'), opened.length]).toEqual([3, true, 2]);
});

test('a validation without an answer is repeated after the interval, and the session continues', async () => {
  const { clock, me, is, tokens, alerts, emitted } = await signedIn();
  await advance(clock, minutes(5), 1_000);
  const error = { kind: 'network' };
  me.fail(error);
  await flush();
  expect(emitted).toContainEqual({ type: 'warning', operation: 'getCurrentUser', error });
  expect([is('authenticated'), tokens.read(), alerts.events]).toEqual([true, 't1', []]);
  await advance(clock, minutes(5), 1_000);
  expect(me.calls).toHaveLength(3);
  me.fail({ kind: 'http', status: 401 });
  await flush();
  expect([is('unauthenticated'), alerts.messages()]).toEqual([true, ['auth.sessionExpired']]);
});

test('the session ends when the channel also refuses a fresh token', async () => {
  const { opened, refresh, alerts, is } = await signedIn();
  const refuse = () => opened.at(-1)?.onClose({ code: 1008, reason: 'Invalid token' });
  refuse();
  await flush();
  refresh.answer({ access_token: 't2' });
  await flush();
  refuse();
  await flush();
  expect([refresh.calls.length, is('unauthenticated'), alerts.messages()]).toEqual([
    1,
    true,
    ['auth.sessionExpired'],
  ]);
});

test('the session is validated every 5 min, and when the user returns after that', async () => {
  const { clock, me, presence } = await signedIn();
  await advance(clock, minutes(5) - 1_000, 1_000);
  presence.emit('visible');
  expect(me.calls).toHaveLength(1);
  await advance(clock, 1_000, 1_000);
  expect(me.calls).toHaveLength(2);
});

test('a sign-out in another tab is followed without an alert, a sign-in with its user', async () => {
  const { tokens, me, is, alerts, actor, opened } = await signedIn();
  tokens.otherTab('t2');
  await flush();
  me.answer(dan);
  await flush();
  expect([actor.getSnapshot().context.user?.id, opened.length]).toEqual(['d1', 2]);
  expect(actor.getSnapshot().context.session?.getSnapshot().children.availability).toBeDefined();
  tokens.otherTab(null);
  await flush();
  expect([is('unauthenticated'), alerts.events]).toEqual([true, []]);
  tokens.otherTab('t3');
  await flush();
  me.answer(ana);
  await flush();
  expect(is('authenticated')).toBe(true);
});

test('a live message reaches the inbox, the alerts, the app and the driver’s list', async () => {
  const { opened, actor, alerts, emitted, lists, listing, clock } = await signedIn(dan);
  const message: LiveMessage = {
    type: 'ride_request',
    ride_id: 'r',
    pickup_address: 'a',
    dropoff_address: 'b',
  };
  opened[0]?.onOpen();
  await advance(clock, 200);
  const before = lists.calls.length;
  opened[0]?.onMessage(message);
  await flush();
  expect(
    actor.getSnapshot().context.session?.getSnapshot().children.inbox?.getSnapshot().context.notifications,
  ).toHaveLength(1);
  expect(alerts.messages()).toEqual(['live.rideRequest']);
  expect(emitted).toEqual([{ type: 'live_message', message }]);
  expect(lists.calls.length).toBe(before + 1);
  opened[0]?.onMessage({ type: 'connection_ready_ack' });
  expect(emitted.at(-1)).toEqual({ type: 'live_connected' });
  opened[0]?.onCaughtUp?.({ complete: false });
  expect(emitted.at(-1)).toEqual({ type: 'resync', isFirst: true });
  await flush();
  // The inbox reads its list at the start, at the first connection and again after a gap.
  expect(listing.calls).toHaveLength(2);
  opened[0]?.onCaughtUp?.({ complete: false });
  await flush();
  expect(emitted.at(-1)).toEqual({ type: 'resync', isFirst: false });
  expect(listing.calls).toHaveLength(3);
});

test('after a message of an admin, availability reads whether the driver is still online', async () => {
  const { opened, actor } = await signedIn(dan);
  opened[0]?.onMessage({
    type: 'admin_message',
    message: 'Your profile is under review again.',
    timestamp: 0,
  });
  expect(
    actor.getSnapshot().context.session?.getSnapshot().children.availability?.getSnapshot().value,
  ).toMatchObject({ online: { list: 'checking' } });
});

test('availability receives the driver’s new location; riders have no availability', async () => {
  const { actor } = await signedIn(dan);
  const { driverLocation, availability } = actor.getSnapshot().context.session?.getSnapshot().children ?? {};
  driverLocation?.send({ type: 'setAddress', text: '48.7, 9.1' });
  await flush();
  expect(availability?.getSnapshot().context.location).toMatchObject({ latitude: 48.7 });
  expect(
    (await signedIn()).actor.getSnapshot().context.session?.getSnapshot().children.availability,
  ).toBeUndefined();
});

test('a short-lived token is refreshed before it expires, each time', async () => {
  const { clock, refresh, me, alerts } = await start(jwt(0, 5_000));
  me.answer(ana);
  await flush();
  for (const renewals of [1, 2, 3]) {
    await advance(clock, 3_900, 100);
    expect(refresh.calls).toHaveLength(renewals - 1);
    await advance(clock, 100, 100);
    expect(refresh.calls).toHaveLength(renewals);
    refresh.answer({ access_token: jwt(clock.now(), 5_000) });
    await flush();
  }
  expect(alerts.events).toEqual([]);
});
