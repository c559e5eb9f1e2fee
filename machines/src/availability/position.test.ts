import type { PositionFrom } from '@mobility/openapi';
import { expect, test } from 'vitest';
import { here, rides, start } from '../testing/availability-harness.ts';
import { flush } from '../testing/index.ts';

const follows = { type: 'position_wanted', by: 'duty', wanted: true };
const resumes = { ...follows, resumed: true };
const rests = { ...resumes, isElsewhere: true };
const there = { latitude: 3, longitude: 4, address: null };

/** A driver who is online, and how the next lists are answered. */
const online = async (position_from?: PositionFrom) => {
  const world = await start({ is_online: true, ...(position_from && { position_from }) });
  const state = () => Object(world.actor.getSnapshot().value).online?.position;
  const answer = async (from?: PositionFrom) => {
    world.list.answer({ ...rides(), driver_location: there, ...(from && { position_from: from }) });
    await flush();
  };
  const readAgain = async (from: PositionFrom) => {
    world.actor.send({ type: 'rides_changed' });
    await answer(from);
  };
  return { ...world, state, answer, readAgain, location: () => world.actor.getSnapshot().context.location };
};

test('a device that opens beside another one does not follow its position, and shows that of the other', async () => {
  const { state, wishes, answer, location } = await online('another_device');
  expect([state(), wishes, location()]).toEqual(['elsewhere', [rests], here]);
  await answer('another_device');
  expect([state(), location()]).toEqual(['elsewhere', there]);
});

test('the device rests once another one took over, and follows its position if another window took it back', async () => {
  const { state, wishes, answer, readAgain, location } = await online('this_device');
  await answer('this_device');
  expect([state(), wishes, location()]).toEqual(['here', [resumes], here]);
  await readAgain('another_device');
  expect([state(), wishes.at(-1), location()]).toEqual(['elsewhere', rests, there]);
  await readAgain('this_device');
  expect([state(), wishes.at(-1)]).toEqual(['here', follows]);
});

test('a server that does not say which device reports changes nothing', async () => {
  const { state, answer } = await online('another_device');
  await answer();
  expect([state(), (await online()).state()]).toEqual(['elsewhere', 'here']);
});

test('a device that takes over goes online again and reloads the list', async () => {
  const { state, actor, order, switching, wishes, alerts } = await online('another_device');
  actor.send({ type: 'takeOver' });
  expect([state(), order]).toEqual([{ takingOver: 'asked' }, ['listAvailableRides', 'goOnline']]);
  switching.answer({ message: '' });
  await flush();
  expect([state(), wishes.at(-1), alerts.messages()]).toEqual(['here', follows, ['driver.locationUpdated']]);
  expect(order).toEqual(['listAvailableRides', 'goOnline', 'listAvailableRides']);
});

test('a take-over that fails leaves the positions to the other device', async () => {
  const { state, actor, switching, wishes, alerts } = await online('another_device');
  actor.send({ type: 'takeOver' });
  switching.fail({ kind: 'network' });
  await flush();
  expect([state(), wishes.at(-1), alerts.messages()]).toEqual(['elsewhere', rests, ['driver.statusFailed']]);
});

test('a location that the driver gives here takes over, and is sent again because it was ignored', async () => {
  const { state, actor, order, switching, wishes, location } = await online('another_device');
  actor.send({ type: 'location_updated', location: { latitude: 5, longitude: 6 } });
  expect(state()).toEqual({ takingOver: 'placed' });
  switching.answer({ message: '' });
  await flush();
  expect(order).toEqual(['listAvailableRides', 'goOnline', 'updateLocation', 'listAvailableRides']);
  // The session decides with the location whether the device is followed from now on.
  expect([state(), wishes, location()]).toEqual(['here', [rests], { latitude: 5, longitude: 6 }]);
});

test('a device that opens during a ride after its driver went offline leaves the positions to the other one', async () => {
  const [other, same] = [
    await start({ position_from: 'another_device' }),
    await start({ position_from: 'this_device' }),
  ];
  expect([other.wishes, same.wishes]).toEqual([
    [{ type: 'position_wanted', by: 'duty', wanted: false, isElsewhere: true }],
    [],
  ]);
});

test('a request to go offline that fails leaves the device followed, without another list', async () => {
  const { state, actor, answer, switching, wishes } = await online();
  await answer('this_device');
  actor.send({ type: 'goOffline' });
  switching.fail({ kind: 'network' });
  await flush();
  expect([state(), wishes]).toEqual(['here', [resumes]]);
});

test('a request to go offline that fails leaves the positions to the other device', async () => {
  const { state, actor, answer, switching, wishes } = await online('another_device');
  await answer('another_device');
  actor.send({ type: 'goOffline' });
  switching.fail({ kind: 'network' });
  await flush();
  expect([state(), wishes]).toEqual(['elsewhere', [rests, rests]]);
});

test('the device is followed until the driver is offline, here or by another device', async () => {
  const ended = { ...follows, wanted: false };
  const [pressed, told, listed] = [await online(), await online(), await online()];
  pressed.actor.send({ type: 'goOffline' });
  expect(pressed.wishes.at(-1)).toEqual(resumes);
  pressed.switching.answer({ message: '' });
  told.serverSays({ is_online: false });
  told.actor.send({ type: 'duty_changed' });
  listed.list.answer({ ...rides(), is_online: false });
  await flush();
  expect([pressed, told, listed].map(({ wishes }) => wishes.at(-1))).toEqual([ended, ended, ended]);
});
