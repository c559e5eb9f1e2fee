import { expect, test } from 'vitest';
import { ride, rides, start } from '../testing/availability-harness.ts';
import { flush } from '../testing/index.ts';

test('a status that changed elsewhere is read after a message that may report the change', async () => {
  const { actor, list, rides: shown, serverSays } = await start({ is_online: true });
  list.answer(rides(ride('a')));
  await flush();
  const ask = async () => {
    actor.send({ type: 'duty_changed' });
    await flush();
    return actor.getSnapshot().hasTag('online');
  };
  serverSays(null);
  expect(await ask()).toBe(true);
  serverSays({ is_online: false });
  expect([await ask(), shown()]).toEqual([false, null]);
  serverSays({ is_online: true });
  expect(await ask()).toBe(true);
});

test.each(['became_visible', 'online', 'rides_changed', 'refresh'] as const)(
  'a driver who went online on another device is online after %s',
  async (type) => {
    const { actor, serverSays, presence, wishes } = await start({});
    serverSays({ is_online: true });
    if (type === 'became_visible') presence.emit('visible');
    else if (type === 'online') presence.emit('online');
    else actor.send({ type });
    await flush();
    expect(actor.getSnapshot().hasTag('online')).toBe(true);
    expect(wishes).toEqual([{ type: 'position_wanted', by: 'duty', wanted: true, resumed: true }]);
  },
);

test('a driver who went offline on another device is offline after Refresh', async () => {
  const { actor, serverSays } = await start({ is_online: true });
  serverSays({ is_online: false });
  actor.send({ type: 'refresh' });
  await flush();
  expect(actor.getSnapshot().matches('offline')).toBe(true);
});

test('a driver who went offline on another device is offline after the next list', async () => {
  const { actor, list, rides: shown } = await start({ is_online: true });
  list.answer({ ...rides(ride('a')), is_online: true });
  await flush();
  expect(actor.getSnapshot().hasTag('online')).toBe(true);
  actor.send({ type: 'rides_changed' });
  list.answer({ ...rides(), is_online: false });
  await flush();
  expect([actor.getSnapshot().matches('offline'), shown()]).toEqual([true, null]);
});
