import type { SavedPlace, SavePlaceRequest } from '@mobility/openapi';
import home from '@mobility/openapi/examples/SavedPlace.json' with { type: 'json' };
import type { CallOptions } from '@mobility/sdk';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { placeAt } from '../place-search/rules.ts';
import { flush, recordingAlerts, unreached, withoutExit } from '../testing/index.ts';
import { savedPlacesWith } from './actors.ts';

// JSON has no literal types; the contract's own test proves that the example is valid.
const place = home as SavedPlace;
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
  const { actor, savePlace, value, changes } = start();
  actor.send({ type: 'add', kind: 'home', place: ferry });
  actor.send({ type: 'savePlace' });
  actor.send({ type: 'savePlace' });
  await flush();
  expect(savePlace).toHaveBeenCalledExactlyOnceWith(
    { kind: 'home', name: 'Home', address: ferry.address, latitude: 37.7955, longitude: -122.3937 },
    { idempotencyKey: 'key-1' },
  );
  expect(value()).toBe('listed');
  expect(changes()).toBe(1);
});

it('requires an address and, for a place other than home and work, a name', async () => {
  const { actor, savePlace, context } = start();
  actor.send({ type: 'add', kind: 'other', place: null });
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
  actor.send({ type: 'add', kind: 'home', place: ferry });
  actor.send({ type: 'savePlace' });
  await flush();
  expect(value()).toEqual({ form: 'editing' });
  expect(context()).toMatchObject({ error: { message: 'places.failed' }, idempotencyKey: 'key-1' });
  actor.send({ type: 'setKind', kind: 'work' });
  actor.send({ type: 'savePlace' });
  await flush();
  expect(savePlace.mock.calls.map(([, options]) => options?.idempotencyKey)).toEqual(['key-1', 'key-2']);
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
      { type: 'add', kind: 'home', place: ferry },
      { type: 'savePlace' },
      { type: 'deleteSavedPlace', place },
      { type: 'close' },
    ],
    endless: ['search'],
  };
  expect(unreached(machine, exploration)).toEqual([]);
  expect(withoutExit(machine, exploration)).toEqual([]);
});
