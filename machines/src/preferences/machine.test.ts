import type { DriverPreferences, DriverPreferencesPatch } from '@mobility/openapi';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  advance,
  flush,
  heldCall,
  memoryPresence,
  recordingAlerts,
  unreached,
  withoutExit,
} from '../testing/index.ts';
import { preferencesWith } from './actors.ts';
import { preferencesMachine } from './machine.ts';
import { shownPreferences } from './rules.ts';

const fetched: DriverPreferences = {
  radius_km: 30,
  auto_accept: false,
  notifications_enabled: true,
  current_location: null,
  is_online: false,
};

const start = async (loaded: DriverPreferences | null = fetched) => {
  const clock = new SimulatedClock();
  const alerts = recordingAlerts();
  const load = heldCall<unknown[], DriverPreferences>();
  const save = heldCall<[DriverPreferencesPatch], DriverPreferences>();
  const presence = memoryPresence();
  const machine = preferencesWith({
    presence,
    client: { getDriverPreferences: load.run, updateDriverPreferences: (patch) => save.run(patch) },
  });
  const actor = createActor(machine, { clock, input: { alerts } }).start();
  if (loaded) load.answer(loaded);
  else load.fail({ kind: 'network' });
  await flush();
  const radius = () => shownPreferences(actor.getSnapshot().context).radius_km;
  return { actor, clock, alerts, presence, load, save, radius };
};

test('the radius is saved 500 ms after its last change', async () => {
  const { actor, clock, save, radius } = await start();
  actor.send({ type: 'setRadius', radius: 40 });
  await advance(clock, 499, 1);
  actor.send({ type: 'setRadius', radius: 50 });
  await advance(clock, 499, 1);
  expect([save.calls, radius()]).toEqual([[], 50]);
  await advance(clock, 1);
  expect(save.calls).toEqual([[{ radius_km: 50 }]]);
  save.answer({ ...fetched, radius_km: 50 });
  await flush();
  expect(actor.getSnapshot().value).toEqual({ ready: { clean: 'idle' } });
  expect(radius()).toBe(50);
});

test('a session that is over tells that itself', async () => {
  const { actor, clock, save, radius, alerts } = await start();
  actor.send({ type: 'setRadius', radius: 40 });
  await advance(clock, 500);
  save.fail({ kind: 'http', status: 401, detail: 'Your account is locked' });
  await flush();
  expect([radius(), alerts.events]).toEqual([fetched.radius_km, []]);
});

test('a refused change is reverted and shows an alert', async () => {
  const { actor, clock, save, radius, alerts } = await start();
  actor.send({ type: 'setRadius', radius: 40 });
  await advance(clock, 500);
  save.fail({ kind: 'http', status: 422, detail: 'Too far' });
  await flush();
  expect([radius(), actor.getSnapshot().value]).toEqual([30, { ready: 'reverted' }]);
  expect(alerts.events).toMatchObject([
    { alert: { message: 'driver.preferencesFailed', detail: 'Too far' } },
  ]);
});

test.each(['answer', 'fail'] as const)(
  'a change while saving waits and is saved after the %s',
  async (end) => {
    const { actor, clock, save, radius } = await start();
    actor.send({ type: 'setRadius', radius: 40 });
    await advance(clock, 500);
    actor.send({ type: 'setRadius', radius: 60 });
    actor.send({ type: 'setAutoAccept', isOn: true });
    expect(save.calls).toHaveLength(1);
    save[end]({ ...fetched, radius_km: 40 });
    await flush();
    expect(save.calls[1]).toEqual([{ radius_km: 60, auto_accept: true }]);
    save.answer({ ...fetched, radius_km: 60, auto_accept: true });
    await flush();
    expect([radius(), actor.getSnapshot().value]).toEqual([60, { ready: { clean: 'idle' } }]);
  },
);

test('a toggle is saved at once', async () => {
  const { actor, save } = await start();
  actor.send({ type: 'setNotifications', isOn: false });
  expect(save.calls).toEqual([[{ notifications_enabled: false }]]);
  expect(shownPreferences(actor.getSnapshot().context).notifications_enabled).toBe(false);
});

test.each([4, 101, 7.5, Number.NaN])('a radius of %s is never sent', async (wrong) => {
  const { actor, clock, save, radius } = await start();
  actor.send({ type: 'setRadius', radius: 40 });
  actor.send({ type: 'setRadius', radius: wrong });
  await advance(clock, 1_000);
  expect([radius(), save.calls]).toEqual([30, []]);
});

test('an invalid radius from the server becomes 25', async () => {
  expect((await start({ ...fetched, radius_km: 400 })).radius()).toBe(25);
});

test('preferences that could not be loaded can be loaded again', async () => {
  const { actor, alerts, load } = await start(null);
  expect(alerts.messages()).toEqual(['driver.preferencesLoadFailed']);
  actor.send({ type: 'refresh' });
  load.answer(fetched);
  await flush();
  expect(actor.getSnapshot().matches('ready')).toBe(true);
});

test.each(['visible', 'online', 'recheck'] as const)(
  'preferences that could not be loaded are read again after %s, and a failure is told once',
  async (how) => {
    const { actor, presence, load, alerts } = await start(null);
    const ask = () => (how === 'recheck' ? actor.send({ type: how }) : presence.emit(how));
    ask();
    load.fail({ kind: 'network' });
    await flush();
    ask();
    load.answer(fetched);
    await flush();
    expect(actor.getSnapshot().matches('ready')).toBe(true);
    expect(alerts.messages()).toEqual(['driver.preferencesLoadFailed']);
  },
);

test.each(['visible', 'online', 'recheck', 'refresh'] as const)(
  'what another window has changed is shown after %s',
  async (how) => {
    const { actor, presence, load, radius, alerts } = await start();
    const ask = () => {
      if (how === 'visible' || how === 'online') presence.emit(how);
      else actor.send({ type: how });
    };
    ask();
    expect(actor.getSnapshot().matches({ ready: 'clean' })).toBe(true);
    load.answer({ ...fetched, radius_km: 70, auto_accept: true });
    await flush();
    expect([radius(), actor.getSnapshot().context.saved.auto_accept]).toEqual([70, true]);
    ask();
    load.fail({ kind: 'network' });
    await flush();
    // Only a read that the driver asked for says that it failed.
    expect(alerts.messages()).toEqual(how === 'refresh' ? ['driver.preferencesLoadFailed'] : []);
    expect(radius()).toBe(70);
  },
);

test('a change that is not saved yet is kept when the window becomes visible', async () => {
  const { actor, clock, presence, load, save, radius } = await start();
  presence.emit('visible');
  actor.send({ type: 'setRadius', radius: 40 });
  load.answer({ ...fetched, radius_km: 70 });
  presence.emit('visible');
  await advance(clock, 500);
  expect([radius(), load.calls.length, save.calls]).toEqual([40, 2, [[{ radius_km: 40 }]]]);
});

test('the machine reaches and leaves every state', () => {
  const exploration = {
    input: { alerts: recordingAlerts() },
    endless: ['watchPresence'],
    events: [
      { type: 'setRadius', radius: 40 },
      { type: 'setAutoAccept', isOn: true },
      { type: 'refresh' },
      { type: 'recheck' },
    ],
    outputs: { getDriverPreferences: [fetched], updateDriverPreferences: [fetched] },
    distinguish: ({ draft }: { draft: unknown }) => draft,
  };
  expect(unreached(preferencesMachine, exploration)).toEqual([]);
  expect(withoutExit(preferencesMachine, exploration)).toEqual([]);
});
