import type { SavedPlace, SavePlaceRequest } from '@mobility/openapi';
import home from '@mobility/openapi/examples/SavedPlace.json' with { type: 'json' };
import type { CallOptions } from '@mobility/sdk';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { placeAt } from '../place-search/rules.ts';
import { flush, recordingAlerts, unreached, withoutExit } from '../testing/index.ts';
import { savedPlacesWith } from './actors.ts';

// JSON has no literal types; the contract's own test proves that the example is valid.
const place = home as SavedPlace;
const gym: SavedPlace = { ...place, id: 'gym', kind: 'other', name: 'Gym' };
const ferry = placeAt({ latitude: 37.7955, longitude: -122.3937 }, 'Ferry Building');

const start = () => {
  const alerts = recordingAlerts();
  const savePlace = vi.fn(async (_body: SavePlaceRequest, _options?: CallOptions) => place);
  const deleteSavedPlace = vi.fn(async (_id: string, _options?: CallOptions) => ({
    message: 'Place deleted',
  }));
  let issued = 0;
  const machine = savedPlacesWith({
    client: { savePlace, deleteSavedPlace },
    places: { suggest: async () => [ferry], geocode: async () => ferry },
    ids: { next: () => `key-${++issued}` },
  });
  const actor = createActor(machine, { input: { alerts } }).start();
  let changes = 0;
  actor.on('places_changed', () => {
    changes += 1;
  });
  return {
    actor,
    alerts,
    savePlace,
    deleteSavedPlace,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    changes: () => changes,
  };
};

it('saves home under its own name, once', async () => {
  const { actor, alerts, savePlace, value, changes } = start();
  actor.send({ type: 'add', kind: 'home', place: ferry, saved: [] });
  actor.send({ type: 'savePlace' });
  actor.send({ type: 'savePlace' });
  await flush();
  expect(savePlace).toHaveBeenCalledExactlyOnceWith(
    { kind: 'home', name: 'Home', address: ferry.address, latitude: 37.7955, longitude: -122.3937 },
    { idempotencyKey: 'key-1' },
  );
  expect(value()).toBe('listed');
  expect(changes()).toBe(1);
  expect(alerts.messages()).toEqual(['places.saved']);
});

it('requires an address and, for a place other than home and work, a name', async () => {
  const { actor, savePlace, context } = start();
  actor.send({ type: 'add', kind: 'other', place: null, saved: [] });
  actor.send({ type: 'savePlace' });
  expect(context().isIncomplete).toBe(true);
  actor.getSnapshot().children.search?.send({ type: 'select', place: ferry });
  actor.send({ type: 'savePlace' });
  expect(savePlace).not.toHaveBeenCalled();
  actor.send({ type: 'setName', name: ` ${'x'.repeat(100)}` });
  actor.send({ type: 'savePlace' });
  await flush();
  expect(savePlace.mock.calls[0]?.[0].name).toHaveLength(59);
});

it('keeps the form and its key where the outcome is unknown, and makes a new key for another kind', async () => {
  const { actor, savePlace, value, context } = start();
  savePlace.mockRejectedValueOnce({ kind: 'network' });
  actor.send({ type: 'add', kind: 'home', place: ferry, saved: [] });
  actor.send({ type: 'savePlace' });
  await flush();
  expect(value()).toEqual({ form: 'editing' });
  expect(context()).toMatchObject({ error: { message: 'places.failed' }, idempotencyKey: 'key-1' });
  actor.send({ type: 'setKind', kind: 'work' });
  actor.send({ type: 'savePlace' });
  await flush();
  expect(savePlace.mock.calls.map(([, options]) => options?.idempotencyKey)).toEqual(['key-1', 'key-2']);
});

describe('a place that is saved already', () => {
  it('is edited in the form with its name and its address, and replaced without a question', async () => {
    const { actor, savePlace, deleteSavedPlace, value, context } = start();
    actor.send({ type: 'edit', place: gym, saved: [place, gym] });
    expect(context()).toMatchObject({ kind: 'other', name: 'Gym', place: { address: gym.address } });
    actor.getSnapshot().children.search?.send({ type: 'select', place: ferry });
    actor.send({ type: 'savePlace' });
    await flush();
    expect(savePlace.mock.calls[0]?.[0]).toMatchObject({ name: 'Gym', address: ferry.address });
    expect(deleteSavedPlace).not.toHaveBeenCalled();
    expect(value()).toBe('listed');
  });

  it('is deleted only after it is saved under its new name', async () => {
    const { actor, savePlace, deleteSavedPlace, value } = start();
    savePlace.mockRejectedValueOnce({ kind: 'http', status: 500 });
    actor.send({ type: 'edit', place: gym, saved: [place, gym] });
    actor.send({ type: 'setName', name: 'Pool' });
    actor.send({ type: 'savePlace' });
    await flush();
    expect(value()).toEqual({ form: 'editing' });
    expect(deleteSavedPlace).not.toHaveBeenCalled();
    actor.send({ type: 'savePlace' });
    await flush();
    expect(savePlace.mock.lastCall?.[0]).toMatchObject({ name: 'Pool', address: gym.address });
    expect(deleteSavedPlace).toHaveBeenCalledExactlyOnceWith('gym', { idempotencyKey: 'key-2' });
    expect(value()).toBe('listed');
  });

  it.each([
    ['the second home', { type: 'add', kind: 'home', place: ferry, saved: [place, gym] }],
    ['a place of the same name', { type: 'add', kind: 'other', place: ferry, saved: [place, gym] }],
    ['a place that is made the home', { type: 'edit', place: gym, saved: [place, gym] }],
  ] as const)('is replaced by %s only after the answer to a question', async (_, event) => {
    const { actor, savePlace, value, context } = start();
    actor.send(event);
    actor.send({ type: 'setName', name: 'Gym' });
    if (event.type === 'edit') actor.send({ type: 'setKind', kind: 'home' });
    actor.send({ type: 'savePlace' });
    expect(value()).toEqual({ form: 'asking' });
    actor.send({ type: 'close' });
    expect(value()).toEqual({ form: 'editing' });
    expect(context().name).toBe('Gym');
    actor.send({ type: 'savePlace' });
    expect(savePlace).not.toHaveBeenCalled();
    actor.send({ type: 'replacePlace' });
    await flush();
    expect(savePlace).toHaveBeenCalledOnce();
    expect(value()).toBe('listed');
  });
});

it('deletes a place, and shows why a deletion failed', async () => {
  const { actor, alerts, deleteSavedPlace, value, changes } = start();
  deleteSavedPlace.mockRejectedValueOnce({ kind: 'http', status: 404, detail: 'Place not found' });
  actor.send({ type: 'deleteSavedPlace', place });
  await flush();
  expect(alerts.messages()).toEqual(['places.failed']);
  actor.send({ type: 'deleteSavedPlace', place });
  expect(value()).toBe('deleting');
  await flush();
  expect(deleteSavedPlace).toHaveBeenLastCalledWith(place.id, { idempotencyKey: 'key-2' });
  expect(value()).toBe('listed');
  expect(changes()).toBe(2);
});

it('reaches every state and leaves each again', () => {
  const machine = savedPlacesWith({
    client: { savePlace: async () => place, deleteSavedPlace: async () => ({ message: '' }) },
    places: { suggest: async () => [], geocode: async () => null },
    ids: { next: () => 'key' },
  });
  const exploration = {
    input: { alerts: recordingAlerts() },
    events: [
      { type: 'add', kind: 'home', place: ferry, saved: [place] },
      { type: 'edit', place: gym, saved: [place] },
      { type: 'savePlace' },
      { type: 'replacePlace' },
      { type: 'deleteSavedPlace', place },
      { type: 'close' },
    ],
    outputs: { savePlace: [place] },
    endless: ['search'],
  };
  expect(unreached(machine, exploration)).toEqual([]);
  expect(withoutExit(machine, exploration)).toEqual([]);
});
