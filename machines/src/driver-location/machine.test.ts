import type { Location, Message } from '@mobility/openapi';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { FoundPlace } from '../ports.ts';
import { flush, heldCall, recordingAlerts, unreached, withoutExit } from '../testing/index.ts';
import { driverLocationWith } from './actors.ts';
import { driverLocationMachine, type LocationUpdatedEvent } from './machine.ts';
import { isApproximate, isOfDevice, locationOf, locationText } from './rules.ts';

const start = (suggestions: FoundPlace[] = []) => {
  const alerts = recordingAlerts();
  const reports: LocationUpdatedEvent[] = [];
  const locate = heldCall<[AbortSignal], Location>();
  const geocode = heldCall<[string, AbortSignal], FoundPlace | null>();
  const update = heldCall<[{ location: Location }], Message>();
  const machine = driverLocationWith({
    client: { updateLocation: (body) => update.run(body) },
    geolocation: { locate: locate.run },
    places: { suggest: () => Promise.resolve(suggestions), geocode: geocode.run },
  });
  const owner = { send: (event: LocationUpdatedEvent) => void reports.push(event) };
  const actor = createActor(machine, { input: { alerts, owner } }).start();
  return { actor, alerts, reports, locate, geocode, update };
};
const pier: FoundPlace = {
  id: 'p',
  name: 'Pier 39',
  address: 'Pier 39, SF',
  latitude: 37.8,
  longitude: -122.4,
};

test('a position of the device is no address that was not found, however rough it is', async () => {
  const { actor, locate, update, alerts } = start();
  actor.send({ type: 'locate' });
  locate.answer({ latitude: 1, longitude: 2, accuracy: 5_000 });
  await flush();
  update.answer({ message: 'ok' });
  await flush();
  expect(alerts.messages()).toEqual(['driver.locationUpdated']);
});

test('the position of the device is sent to the server and to the owner', async () => {
  const { actor, locate, update, reports, alerts } = start();
  actor.send({ type: 'locate' });
  locate.answer({ latitude: 1, longitude: 2, accuracy: 8 });
  await flush();
  expect(update.calls).toEqual([[{ location: { latitude: 1, longitude: 2, accuracy: 8 } }]]);
  update.answer({ message: 'ok' });
  await flush();
  expect(reports).toMatchObject([{ location: { latitude: 1, longitude: 2 } }]);
  expect(alerts.messages()).toEqual(['driver.locationUpdated']);
});

test.each([
  ['unsupported', 'driver.geolocationUnsupported'],
  ['unavailable', 'driver.geolocationFailed'],
])('a device that is %s raises an alert', async (kind, message) => {
  const { actor, locate, alerts } = start();
  actor.send({ type: 'locate' });
  locate.fail({ kind });
  await flush();
  expect([alerts.messages(), actor.getSnapshot().value]).toEqual([[message], 'idle']);
});

test('a typed address is geocoded', async () => {
  const { actor, geocode, update } = start();
  actor.send({ type: 'setAddress', text: 'pier' });
  geocode.answer(pier);
  await flush();
  expect(update.calls[0]?.[0].location).toEqual({
    latitude: 37.8,
    longitude: -122.4,
    address: 'Pier 39, SF',
  });
});

test('a chosen place is sent as it is', () => {
  const { actor, geocode, update } = start();
  actor.send({ type: 'setPlace', place: pier });
  expect(geocode.calls).toEqual([]);
  expect(update.calls).toEqual([
    [{ location: { latitude: 37.8, longitude: -122.4, address: 'Pier 39, SF' } }],
  ]);
});

test.each(['answer', 'fail'] as const)(
  'the fixed centre is used only if the address is not found (%s)',
  async (end) => {
    const { actor, geocode, update, alerts } = start();
    actor.send({ type: 'setAddress', text: ' Nowhere ' });
    geocode[end](null);
    await flush();
    const location = { latitude: 37.7749, longitude: -122.4194, address: 'Nowhere', accuracy: 100_000 };
    expect(update.calls[0]).toEqual([{ location }]);
    update.answer({ message: 'ok' });
    await flush();
    expect(alerts.messages()).toEqual(['driver.approximateLocation']);
  },
);

test.each([
  ['the best suggestion whose name begins with it', 'pier', [pier, { ...pier, id: 'q', name: 'Old Pier' }]],
  ['the only suggestion', '39 pier', [pier]],
])('a text that names no place is %s', async (_, text, suggestions) => {
  const { actor, geocode, update } = start(suggestions);
  actor.send({ type: 'setAddress', text });
  geocode.answer(null);
  await flush();
  expect(update.calls).toEqual([
    [{ location: { latitude: 37.8, longitude: -122.4, address: 'Pier 39, SF' } }],
  ]);
});

test.each([
  ['resembles several suggestions', '39', [pier, { ...pier, id: 'q' }]],
  ['is too short to be searched for', 'pi', [pier]],
])('a text that %s stays approximate', async (_, text, suggestions) => {
  const { actor, geocode } = start(suggestions);
  actor.send({ type: 'setAddress', text });
  geocode.answer(null);
  await flush();
  expect(actor.getSnapshot().context).toMatchObject({ location: { address: text, accuracy: 100_000 } });
});

test('typed coordinates are not geocoded, and an empty field is refused', () => {
  const { actor, geocode, update, alerts } = start();
  actor.send({ type: 'setAddress', text: '  ' });
  expect(alerts.messages()).toEqual(['driver.enterLocation']);
  actor.send({ type: 'setAddress', text: '48.7, 9.1' });
  expect(geocode.calls).toEqual([]);
  expect(update.calls[0]?.[0].location).toMatchObject({ latitude: 48.7, longitude: 9.1 });
});

test('a failed update shows an alert and leaves the location unchanged', async () => {
  const { actor, update, reports, alerts } = start();
  actor.send({ type: 'setAddress', text: '48.7, 9.1' });
  update.fail({ kind: 'network' });
  await flush();
  expect([reports, alerts.messages()]).toEqual([[], ['driver.locationFailed']]);
});

test('a 401 shows no alert of its own, because the session reports its end', async () => {
  const { actor, update, alerts } = start();
  actor.send({ type: 'setAddress', text: '48.7, 9.1' });
  update.fail({ kind: 'http', status: 401, detail: 'Token expired' });
  await flush();
  expect([actor.getSnapshot().value, alerts.messages()]).toEqual(['idle', []]);
});

test('a location stays approximate when it is read and sent again, and only a device has an accuracy without an address', () => {
  const device = { latitude: 1, longitude: 2, address: null, accuracy: 8 };
  const about = { ...device, address: 'Nowhere', accuracy: 100_000 };
  expect([device, about].map((known) => isApproximate(locationOf(known)))).toEqual([false, true]);
  expect([device, about, pier].map((known) => isOfDevice(locationOf(known)))).toEqual([true, false, false]);
});

test('a location reads as its address or its coordinates', () => {
  expect([null, { latitude: 1, longitude: 2 }, pier].map(locationText)).toEqual(['', '1, 2', 'Pier 39, SF']);
});

test('the machine reaches and leaves every state', () => {
  const exploration = {
    input: { alerts: recordingAlerts(), owner: { send: () => undefined } },
    events: [{ type: 'locate' }, { type: 'setAddress', text: 'pier' }, { type: 'cancel' }],
    outputs: { locate: [pier], geocode: [pier] },
  };
  expect(unreached(driverLocationMachine, exploration)).toEqual([]);
  expect(withoutExit(driverLocationMachine, exploration)).toEqual([]);
});
