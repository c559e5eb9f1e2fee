import type { User } from '@mobility/openapi';
import { expect, test } from 'vitest';
import { ana, credentials, dan, minutes, signedIn, start } from '../testing/auth-world.ts';
import { flush, unreached, withoutExit } from '../testing/index.ts';
import { authMachine } from './machine.ts';

test('without a token no request is sent', async () => {
  const { is, me, alerts } = await start();
  expect([is('unauthenticated'), me.calls.length, alerts.events]).toEqual([true, 0, []]);
});

test('a stored token signs the user in without an alert and opens the channel', async () => {
  const { is, alerts, opened } = await signedIn();
  expect([is('authenticated'), alerts.events, opened.length]).toEqual([true, [], 1]);
});

test('a failed check at the start clears the token, shows one alert and stays on the page', async () => {
  const { is, me, alerts, tokens } = await start('t1');
  me.fail({ kind: 'http', status: 401 });
  await flush();
  expect([is('unauthenticated'), tokens.read(), alerts.messages()]).toEqual([
    true,
    null,
    ['auth.sessionExpired'],
  ]);
});

test('a failed check keeps a newer token of another tab and tries it', async () => {
  const { me, tokens, alerts, is } = await start('t1');
  tokens.write('t2');
  me.fail({ kind: 'http', status: 401 });
  await flush();
  me.answer(ana);
  await flush();
  expect([tokens.read(), is('authenticated'), alerts.events]).toEqual(['t2', true, []]);
});

test.each([
  ['a network error', { kind: 'network' }],
  ['a timeout', { kind: 'timeout' }],
  ['a 503', { kind: 'http', status: 503 }],
])('%s at the start keeps the token, and the check is repeated on request', async (_, error) => {
  const { actor, me, is, tokens, alerts } = await start('t1');
  me.fail(error);
  await flush();
  expect([is('loading'), actor.getSnapshot().context.isUnreachable]).toEqual([true, true]);
  expect([tokens.read(), alerts.events]).toEqual(['t1', []]);
  actor.send({ type: 'retry' });
  await flush();
  me.answer(ana);
  await flush();
  expect([is('authenticated'), actor.getSnapshot().context.isUnreachable]).toEqual([true, false]);
});

test('a check at the start that got no answer is repeated every five seconds, and up to a second later', async () => {
  const { clock, me, is } = await start('t1');
  me.fail({ kind: 'network' });
  await flush();
  expect(me.calls.length).toBe(1);
  clock.increment(5_499);
  await flush();
  expect(me.calls.length).toBe(1);
  clock.increment(1);
  await flush();
  expect(me.calls.length).toBe(2);
  me.fail({ kind: 'http', status: 403 });
  await flush();
  expect(is('unauthenticated')).toBe(true);
});

test('offline, a check waits for the network', async () => {
  const { me, is, presence, tokens } = await start('t1');
  presence.emit('offline');
  me.fail({ kind: 'network' });
  await flush();
  expect([is('loading'), tokens.read()]).toEqual([true, 't1']);
  presence.emit('online');
  await flush();
  me.answer(ana);
  await flush();
  expect(is('authenticated')).toBe(true);
});

test('signing in stores the token and welcomes the user', async () => {
  const { actor, login, tokens, alerts, is } = await start();
  actor.send({ type: 'login', credentials });
  login.answer({ access_token: 't1', user: ana });
  await flush();
  expect([is('authenticated'), tokens.read()]).toEqual([true, 't1']);
  expect(alerts.events).toMatchObject([{ alert: { message: 'auth.welcomeBack', params: { name: 'Ana' } } }]);
});

test('a wrong password is a form error with the server’s detail, never an expired session', async () => {
  const { actor, login, alerts, is } = await start();
  actor.send({ type: 'login', credentials });
  login.fail({ kind: 'http', status: 401, detail: 'Wrong e-mail or password' });
  await flush();
  expect(is('unauthenticated')).toBe(true);
  expect(alerts.events).toMatchObject([
    { alert: { message: 'auth.loginFailed', detail: 'Wrong e-mail or password' } },
  ]);
});

test('the alerts of successive attempts share a topic', async () => {
  const { actor, login, alerts } = await start();
  actor.send({ type: 'login', credentials: { email: ' ', password: 'x' } });
  actor.send({ type: 'login', credentials });
  login.fail({ kind: 'http', status: 401 });
  await flush();
  actor.send({ type: 'login', credentials });
  login.answer({ access_token: 't1', user: ana });
  await flush();
  expect(alerts.messages()).toEqual(['auth.fillAllFields', 'auth.loginFailed', 'auth.welcomeBack']);
  expect(alerts.events).toMatchObject(Array(3).fill({ alert: { topic: 'auth' } }));
});

test('an incomplete form is not sent', async () => {
  const { actor, login, register, alerts } = await start();
  actor.send({ type: 'login', credentials: { email: ' ', password: 'x' } });
  const details = { ...credentials, password: '12345', name: 'Ana', phone: '1', role: 'rider' } as const;
  actor.send({ type: 'register', details });
  expect([login.calls, register.calls]).toEqual([[], []]);
  expect(alerts.messages()).toEqual(['auth.fillAllFields', 'auth.passwordTooShort']);
});

test('a cancelled sign-in is not completed by a late answer', async () => {
  const { actor, login, tokens, is } = await start();
  actor.send({ type: 'login', credentials });
  actor.send({ type: 'cancel' });
  login.answer({ access_token: 't1', user: ana });
  await flush();
  expect([is('unauthenticated'), tokens.read()]).toEqual([true, null]);
});

test('a new account is welcomed', async () => {
  const { actor, register, alerts } = await start();
  actor.send({ type: 'register', details: { ...credentials, name: 'Ana', phone: '1', role: 'rider' } });
  register.answer({ access_token: 't1', user: ana });
  await flush();
  expect(alerts.messages()).toEqual(['auth.welcome']);
});

test('a sign-in carries the proof of an earlier one on this device, which signing out keeps', async () => {
  const { actor, login, logout, tokens } = await start();
  actor.send({ type: 'login', credentials });
  login.answer({ access_token: 't1', user: ana, device_proof: 'p1' });
  await flush();
  actor.send({ type: 'logout' });
  await flush();
  actor.send({ type: 'login', credentials });
  await flush();
  expect([logout.calls.length, tokens.read()]).toEqual([1, null]);
  expect(login.calls.map(([body]) => body)).toEqual([credentials, { ...credentials, device_proof: 'p1' }]);
});

test('signing out is local, closes the channel and does not wait for the server', async () => {
  const { actor, tokens, closes, alerts, emitted, logout, is } = await signedIn();
  actor.send({ type: 'logout' });
  await flush();
  expect([is('unauthenticated'), tokens.read(), closes, logout.calls.length]).toEqual([
    true,
    null,
    [1000],
    1,
  ]);
  expect(alerts.messages()).toEqual(['auth.loggedOut']);
  expect(emitted).toContainEqual({ type: 'signed_out' });
  expect(actor.getSnapshot()).toMatchObject({ status: 'active', context: { user: null } });
});

test('leaving the account signs out in the same way, without a second alert', async () => {
  const { actor, tokens, closes, alerts, emitted, is } = await signedIn();
  actor.send({ type: 'account_left' });
  await flush();
  expect([is('unauthenticated'), tokens.read(), closes]).toEqual([true, null, [1000]]);
  expect(alerts.messages()).toEqual([]);
  expect(emitted).toContainEqual({ type: 'signed_out' });
});

test('many refused requests expire the session once', async () => {
  const { actor, alerts, emitted, is } = await signedIn();
  for (let call = 0; call < 5; call += 1) actor.send({ type: 'session_expired', token: 't1' });
  await flush();
  expect([is('unauthenticated'), alerts.messages()]).toEqual([true, ['auth.sessionExpired']]);
  expect(emitted).toContainEqual({ type: 'signed_out' });
});

test('a request that is refused because of a lock says so and forgets the token', async () => {
  const { actor, tokens, alerts, is } = await signedIn();
  const error = { detail: 'Your account is locked', code: 'account_locked' };
  actor.send({ type: 'session_expired', token: 't1', error });
  await flush();
  expect([is('unauthenticated'), tokens.read()]).toEqual([true, null]);
  expect(alerts.messages()).toEqual(['auth.accountLocked']);
});

test('a lock that the server reports of an older token does not end the session', async () => {
  const { actor, tokens, alerts, is } = await signedIn();
  tokens.write('t2');
  actor.send({ type: 'session_expired', token: 't1', error: { code: 'account_locked' } });
  await flush();
  expect([is('unauthenticated'), tokens.read(), alerts.messages()]).toEqual([false, 't2', []]);
});

test('the machine reaches and leaves every state, except regions that last as long as the session', () => {
  const sink = { send: () => undefined };
  const times = { issuedAt: minutes(60), refreshAfter: minutes(25) };
  const exploration = {
    input: { alerts: sink, clock: { now: () => minutes(60) }, online: true },
    events: [
      { type: 'login', credentials },
      { type: 'register', details: { ...credentials, name: 'Ana', phone: '1', role: 'rider' } },
      { type: 'auth_rejected', again: false },
      { type: 'session_expired', token: 't1' },
      ...['cancel', 'logout', 'online', 'offline', 'became_visible', 'token_removed'].map((type) => ({
        type,
      })),
    ],
    endless: ['watchTabs', 'watchPresence'],
    outputs: {
      readToken: [null, { issuedAt: 0, refreshAfter: minutes(25) }, times],
      login: [
        { user: ana, times },
        { user: dan, times },
      ],
      register: [{ user: ana, times }],
      refreshSession: [times],
      getCurrentUser: [ana, dan, { ...ana, id: 'a1', role: 'admin' }],
      dropToken: [
        { isAnother: true, end: 'expired' },
        { isAnother: false, end: 'expired' },
      ],
    },
    errors: {
      refreshSession: [{ kind: 'network' }, { kind: 'http', status: 403, code: 'account_locked' }],
    },
    distinguish: ({ user, online }: { user: User | null; online: boolean }) => [user?.id, online],
  };
  expect(unreached(authMachine, exploration)).toEqual([]);
  expect(withoutExit(authMachine, exploration)).toEqual([]);
});
