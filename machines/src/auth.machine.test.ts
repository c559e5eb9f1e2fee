import type { AccessToken, LiveMessage, Message, Session, User } from '@mobility/openapi';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { authWith } from './auth.actors.ts';
import { authMachine } from './auth.machine.ts';
import type { AuthEmitted } from './auth.setup.ts';
import type { LiveChannelHandlers } from './ports.ts';
import {
  advance,
  flush,
  heldCall,
  memoryPresence,
  memoryTokens,
  recordingAlerts,
  unreached,
  withoutExit,
} from './testing/index.ts';

const ana: User = {
  id: 'u1',
  name: 'Ana',
  email: 'ana@example.com',
  role: 'rider',
  created_at: 1,
  is_online: false,
  is_active: true,
};
const dan: User = { ...ana, id: 'd1', name: 'Dan', role: 'driver' };
const credentials = { email: 'ana@example.com', password: 'secret' };
const minutes = (count: number): number => count * 60_000;
const jwt = (iatMs: number): string => `h.${btoa(JSON.stringify({ iat: iatMs / 1_000 }))}.s`;

/** A day in the life of the browser: everything that auth touches, each answered by hand. */
const start = async (token: string | null = null, begin: (world: World) => void = () => undefined) => {
  const world = createWorld(token);
  begin(world);
  const { machine, clock, alerts, presence } = world;
  const actor = createActor(machine, { clock, input: { alerts, clock, online: presence.isOnline() } });
  const emitted: AuthEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  await flush();
  const is = (state: 'authenticated' | 'unauthenticated' | 'loading') => actor.getSnapshot().matches(state);
  return { ...world, actor, emitted, is };
};

const createWorld = (token: string | null) => {
  const clock = new SimulatedClock();
  const alerts = recordingAlerts();
  const presence = memoryPresence();
  const tokens = memoryTokens(token);
  const me = heldCall<unknown[], User>();
  const login = heldCall<unknown[], Session>();
  const register = heldCall<unknown[], Session>();
  const refresh = heldCall<unknown[], AccessToken>();
  const logout = heldCall<unknown[], Message>();
  const lists = heldCall<unknown[], never>();
  const opened: LiveChannelHandlers[] = [];
  const closes: number[] = [];
  const machine = authWith({
    clock,
    presence,
    tokens,
    client: {
      login: login.run,
      register: register.run,
      logout: logout.run,
      getCurrentUser: me.run,
      refreshSession: refresh.run,
      getDriverPreferences: async () => ({
        radius_km: 25,
        auto_accept: false,
        notifications_enabled: true,
        current_location: null,
        is_online: true,
      }),
      updateDriverPreferences: lists.run,
      goOnline: lists.run,
      goOffline: lists.run,
      updateLocation: async () => ({ message: '' }),
      listAvailableRides: lists.run,
    },
    notifications: { read: () => [], write: () => undefined },
    geolocation: { locate: () => Promise.reject({ kind: 'unsupported' }) },
    places: { suggest: async () => [], geocode: async () => null },
    openLiveChannel: (_, handlers) => {
      opened.push(handlers);
      return { send: () => true, close: (code) => void closes.push(code) };
    },
  });
  return {
    machine,
    clock,
    alerts,
    presence,
    tokens,
    me,
    login,
    register,
    refresh,
    logout,
    lists,
    opened,
    closes,
  };
};
type World = ReturnType<typeof createWorld>;

const signedIn = async (user: User = ana) => {
  const world = await start('t1');
  world.me.answer(user);
  await flush();
  return world;
};

test('without a token nobody is asked', async () => {
  const { is, me, alerts } = await start();
  expect([is('unauthenticated'), me.calls.length, alerts.events]).toEqual([true, 0, []]);
});

test('a stored token brings the user back, quietly, and opens the channel', async () => {
  const { is, alerts, opened } = await signedIn();
  expect([is('authenticated'), alerts.events, opened.length]).toEqual([true, [], 1]);
});

test('a failed check at the start clears the token, says so once and stays on the page', async () => {
  const { is, me, alerts, tokens } = await start('t1');
  me.fail({ kind: 'http', status: 401 });
  await flush();
  expect([is('unauthenticated'), tokens.read(), alerts.messages()]).toEqual([
    true,
    null,
    ['auth.sessionExpired'],
  ]);
});

test('a failed check leaves another tab’s newer token alone and tries it', async () => {
  const { me, tokens, alerts, is } = await start('t1');
  tokens.write('t2');
  me.fail({ kind: 'http', status: 401 });
  await flush();
  me.answer(ana);
  await flush();
  expect([tokens.read(), is('authenticated'), alerts.events]).toEqual(['t2', true, []]);
});

test('offline, a check waits for the network', async () => {
  const { me, is, presence, tokens } = await start('t1');
  presence.tell('offline');
  me.fail({ kind: 'network' });
  await flush();
  expect([is('loading'), tokens.read()]).toEqual([true, 't1']);
  presence.tell('online');
  await flush();
  me.answer(ana);
  await flush();
  expect(is('authenticated')).toBe(true);
});

test('signing in stores the token and greets', async () => {
  const { actor, login, tokens, alerts, is } = await start();
  actor.send({ type: 'login', credentials });
  login.answer({ access_token: 't1', user: ana });
  await flush();
  expect([is('authenticated'), tokens.read()]).toEqual([true, 't1']);
  expect(alerts.events).toMatchObject([{ alert: { message: 'auth.welcomeBack', params: { name: 'Ana' } } }]);
});

test('a wrong password is a form error with the server’s words, never an expiry', async () => {
  const { actor, login, alerts, is } = await start();
  actor.send({ type: 'login', credentials });
  login.fail({ kind: 'http', status: 401, detail: 'Wrong e-mail or password' });
  await flush();
  expect(is('unauthenticated')).toBe(true);
  expect(alerts.events).toMatchObject([
    { alert: { message: 'auth.loginFailed', detail: 'Wrong e-mail or password' } },
  ]);
});

test('an incomplete form is not sent', async () => {
  const { actor, login, register, alerts } = await start();
  actor.send({ type: 'login', credentials: { email: ' ', password: 'x' } });
  const details = { ...credentials, password: '12345', name: 'Ana', phone: '1', role: 'rider' } as const;
  actor.send({ type: 'register', details });
  expect([login.calls, register.calls]).toEqual([[], []]);
  expect(alerts.messages()).toEqual(['auth.fillAllFields', 'auth.passwordTooShort']);
});

test('who cancels is not signed in when the answer comes', async () => {
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

test('signing out is local, closes the channel and waits for nobody', async () => {
  const { actor, tokens, closes, alerts, logout, is } = await signedIn();
  actor.send({ type: 'logout' });
  await flush();
  expect([is('unauthenticated'), tokens.read(), closes, logout.calls.length]).toEqual([
    true,
    null,
    [1000],
    1,
  ]);
  expect(alerts.messages()).toEqual(['auth.loggedOut', '-> /']);
  expect(actor.getSnapshot()).toMatchObject({ status: 'active', context: { user: null } });
});

test('many refused calls are one expiry', async () => {
  const { actor, alerts, is } = await signedIn();
  for (let call = 0; call < 5; call += 1) actor.send({ type: 'session_expired', token: 't1' });
  await flush();
  expect([is('unauthenticated'), alerts.messages()]).toEqual([true, ['auth.sessionExpired', '-> /']]);
});

test('renews 25 min after the last answer, and tells the channel', async () => {
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

test('a token that is old already is renewed before it is tried', async () => {
  const { refresh, me } = await start(jwt(0), ({ clock }) => clock.increment(minutes(90)));
  expect([refresh.calls.length, me.calls.length]).toEqual([1, 0]);
  refresh.answer({ access_token: 't2' });
  await flush();
  expect(me.calls).toHaveLength(1);
});

test('a token half its way is renewed at the rest of its time', async () => {
  const { clock, me, refresh } = await start(jwt(0), ({ clock }) => clock.increment(minutes(21)));
  me.answer(ana);
  await flush();
  await advance(clock, minutes(4) - 1_000, 1_000);
  expect(refresh.calls).toHaveLength(0);
  await advance(clock, 1_000, 1_000);
  expect(refresh.calls).toHaveLength(1);
});

test('a failed renewal ends the session; offline it waits and asks once the network is back', async () => {
  const { actor, opened, refresh, presence, is, clock } = await signedIn();
  opened[0]?.onClose({ code: 1008, reason: 'Token expired' });
  await flush();
  presence.tell('offline');
  refresh.fail({ kind: 'network' });
  await advance(clock, 10_000, 1_000);
  expect([refresh.calls.length, is('authenticated')]).toEqual([1, true]);
  presence.tell('online');
  await flush();
  expect(refresh.calls).toHaveLength(2);
  refresh.fail({ kind: 'http', status: 401 });
  await flush();
  expect(actor.getSnapshot().value).toEqual({ unauthenticated: 'idle' });
});

test('a fresh token that the channel refuses too ends the session', async () => {
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
    ['auth.sessionExpired', '-> /'],
  ]);
});

test('validates every 5 min, and when the person comes back late', async () => {
  const { clock, me, presence } = await signedIn();
  await advance(clock, minutes(5) - 1_000, 1_000);
  presence.tell('visible');
  expect(me.calls).toHaveLength(1);
  await advance(clock, 1_000, 1_000);
  expect(me.calls).toHaveLength(2);
});

test('another tab’s sign-out is followed without a word, its sign-in with its user', async () => {
  const { tokens, me, is, alerts, actor, opened } = await signedIn();
  tokens.otherTab('t2');
  await flush();
  me.answer(dan);
  await flush();
  expect([actor.getSnapshot().context.user?.id, opened.length]).toEqual(['d1', 2]);
  expect(actor.getSnapshot().children.availability).toBeDefined();
  tokens.otherTab(null);
  await flush();
  expect([is('unauthenticated'), alerts.events]).toEqual([true, []]);
  tokens.otherTab('t3');
  await flush();
  me.answer(ana);
  await flush();
  expect(is('authenticated')).toBe(true);
});

test('a live message reaches the bell, the person, the app and a driver’s list', async () => {
  const { opened, actor, alerts, emitted, lists, clock } = await signedIn(dan);
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
  expect(actor.getSnapshot().children.inbox?.getSnapshot().context.notifications).toHaveLength(1);
  expect(alerts.messages()).toEqual(['live.rideRequest']);
  expect(emitted).toEqual([{ type: 'live_message', message }]);
  expect(lists.calls.length).toBe(before + 1);
  opened[0]?.onMessage({ type: 'connection_ready_ack' });
  expect(emitted.at(-1)).toEqual({ type: 'resync' });
});

test('a driver’s new place is known to the duty; a rider has no duty', async () => {
  const { actor } = await signedIn(dan);
  const { driverLocation, availability } = actor.getSnapshot().children;
  driverLocation?.send({ type: 'setAddress', text: '48.7, 9.1' });
  await flush();
  expect(availability?.getSnapshot().context.location).toMatchObject({ latitude: 48.7 });
  expect((await signedIn()).actor.getSnapshot().children.availability).toBeUndefined();
});

test('every state is reached and left, but for the regions that last as long as the session', () => {
  const sink = { send: () => undefined };
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
    endless: [
      ...['watchTabs', 'watchPresence', 'liveConnection', 'inbox'],
      ...['availability', 'preferences', 'driverLocation'],
    ],
    outputs: {
      readToken: [null, { issuedAt: 0 }, { issuedAt: minutes(60) }],
      login: [ana, dan],
      register: [ana],
      getCurrentUser: [ana, dan],
      dropToken: [true, false],
    },
    tell: ({ user, online }: { user: User | null; online: boolean }) => [user?.id, online],
  };
  expect(unreached(authMachine, exploration)).toEqual([]);
  expect(withoutExit(authMachine, exploration)).toEqual([]);
});
