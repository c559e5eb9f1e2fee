import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { FoundPlace, PlaceProvider } from '../ports.ts';
import { advance, flush, unreached, withoutExit } from '../testing/index.ts';
import { placeSearchWith } from './actors.ts';
import { type PlaceSearchInput, placeSearchMachine } from './machine.ts';
import { placeAt } from './rules.ts';

const ferry = placeAt({ latitude: 37.7955, longitude: -122.3937 }, 'Ferry Building');
const park = placeAt({ latitude: 37.7694, longitude: -122.4862 }, 'Golden Gate Park');

const start = (places: Partial<PlaceProvider> = {}, input: PlaceSearchInput = {}) => {
  const clock = new SimulatedClock();
  const provider = {
    suggest: vi.fn(places.suggest ?? (async () => [ferry])),
    geocode: vi.fn(places.geocode ?? (async () => null)),
  };
  const actor = createActor(placeSearchWith({ places: provider }), { clock, input }).start();
  const type = (text: string): void => actor.send({ type: 'setText', text });
  const context = () => actor.getSnapshot().context;
  return { actor, clock, provider, type, context, value: () => actor.getSnapshot().value };
};

describe('assisted search', () => {
  it('searches exactly 800 ms after the last key', async () => {
    const { clock, provider, type, value } = start();
    type('fer');
    await advance(clock, 700);
    type('ferry');
    await advance(clock, 499, 1);
    expect(value()).toEqual({ assisted: 'debouncing' });
    await advance(clock, 1);
    expect(value()).toEqual({ assisted: 'settling' });
    await advance(clock, 299, 1);
    expect(provider.suggest).not.toHaveBeenCalled();
    await advance(clock, 1);
    expect(provider.suggest).toHaveBeenCalledExactlyOnceWith('ferry', expect.any(AbortSignal), null);
    expect(value()).toEqual({ assisted: 'suggesting' });
  });

  it('asks for places near the person, or near the other place of the trip while that is not known', async () => {
    const { actor, clock, provider, type } = start({}, { other: park });
    type('ferry');
    await advance(clock, 800);
    expect(provider.suggest).toHaveBeenLastCalledWith('ferry', expect.any(AbortSignal), park);
    actor.send({ type: 'setHere', at: { latitude: 37.78, longitude: -122.41 } });
    type('ferry b');
    await advance(clock, 800);
    const here = { latitude: 37.78, longitude: -122.41 };
    expect(provider.suggest).toHaveBeenLastCalledWith('ferry b', expect.any(AbortSignal), here);
  });

  it('reads a text that places begin with as the first that is within reach of the other place', async () => {
    const found = async (other: FoundPlace | null) => {
      const { actor, type, clock, context } = start({}, { other });
      type('ferr');
      await advance(clock, 800);
      actor.send({ type: 'commit' });
      await flush();
      return context();
    };
    expect(await found(null)).toMatchObject({ place: ferry, text: ferry.address, message: null });
    const overseas = { ...ferry, latitude: 48.78, longitude: 9.18 };
    expect(await found(overseas)).toMatchObject({ place: null, message: 'booking.placeNotFound' });
  });

  it('does not read a text as the fallback that is typed by a person who is elsewhere', async () => {
    const elsewhere = start({ suggest: async () => [] }, { other: null });
    elsewhere.actor.send({ type: 'setHere', at: { latitude: 37.78, longitude: -122.41 } });
    elsewhere.type('12 Made Up Lane');
    elsewhere.actor.send({ type: 'commit' });
    await flush();
    expect(elsewhere.context()).toMatchObject({ place: null, message: 'booking.placeNotFound' });
  });

  it('shows the address of the place that the text was read as', async () => {
    const { actor, type, context } = start({ geocode: async () => ferry });
    type('the ferry');
    actor.send({ type: 'commit' });
    await flush();
    expect(context()).toMatchObject({ place: ferry, text: ferry.address });
  });

  it('counts three characters after trimming', async () => {
    const { clock, provider, type, value } = start();
    type('  fe ');
    await advance(clock, 2_000);
    expect(value()).toEqual({ assisted: 'idle' });
    expect(provider.suggest).not.toHaveBeenCalled();
    type(' fer ');
    expect(value()).toEqual({ assisted: 'debouncing' });
  });

  it('aborts a search and ignores its answer when the text changes', async () => {
    const answers: ((places: FoundPlace[]) => void)[] = [];
    const signals: AbortSignal[] = [];
    const { clock, type, context, value } = start({
      suggest: (_, signal) => {
        signals.push(signal);
        return new Promise((resolve) => answers.push(resolve));
      },
    });
    type('ferry');
    await advance(clock, 800);
    type('golden');
    await advance(clock, 800);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    answers[0]?.([ferry]);
    await flush();
    expect(value()).toEqual({ assisted: 'searching' });
    answers[1]?.([park]);
    await flush();
    expect(context().suggestions).toEqual([park]);
  });

  it.each([
    ['nothing', async () => []],
    ['an error', async () => Promise.reject(new Error('down'))],
  ])('finds no results in %s', async (_, suggest) => {
    const { clock, type, value } = start({ suggest });
    type('ferry');
    await advance(clock, 800);
    expect(value()).toEqual({ assisted: 'noResults' });
  });

  it('calls coordinates without a point on earth that, and searches for none', async () => {
    const { clock, type, context, provider } = start();
    type('95, 10');
    await advance(clock, 800);
    expect(context().message).toBe('booking.coordinatesRange');
    expect(provider.suggest).not.toHaveBeenCalled();
    type('95, 10 Market St');
    await advance(clock, 800);
    expect(context().message).toBeNull();
  });

  it('recognises typed coordinates after the delay, without Enter and without a search', async () => {
    const { clock, provider, type, context, value } = start();
    type('37.7749, -122.4194');
    await advance(clock, 799);
    expect(context().place).toBeNull();
    await advance(clock, 1);
    expect(value()).toEqual({ assisted: 'selected' });
    expect(context()).toMatchObject({
      place: { latitude: 37.7749, longitude: -122.4194 },
      text: '37.7749, -122.4194',
    });
    expect(provider.suggest).not.toHaveBeenCalled();
  });

  it('parses coordinates at once, geocodes a text, and reports what was not found outside a trip', async () => {
    const { actor, provider, type, context, value } = start();
    type('37.5, -122.5');
    actor.send({ type: 'commit' });
    expect(context().place).toMatchObject({ latitude: 37.5, longitude: -122.5 });
    expect(provider.geocode).not.toHaveBeenCalled();
    type('Atlantis');
    actor.send({ type: 'commit' });
    await flush();
    expect(value()).toEqual({ assisted: 'noResults' });
    expect(context()).toMatchObject({ place: null, message: 'booking.placeNotFound' });
    provider.geocode.mockResolvedValue(park);
    actor.send({ type: 'commit' });
    await flush();
    expect(context()).toMatchObject({ place: park, text: 'Golden Gate Park', message: null });
  });
});

describe('manual entry', () => {
  it('is permanent once the map service has refused, and keeps the selected place', () => {
    const { actor, type, context, value } = start();
    actor.send({ type: 'select', place: ferry });
    actor.send({ type: 'maps_auth_failed' });
    expect(value()).toEqual({ manual: 'resolved' });
    expect(context()).toMatchObject({ place: ferry, message: 'booking.mapsUnavailable' });
    type('Somewhere');
    actor.send({ type: 'clear' });
    actor.send({ type: 'setPlace', place: null, text: '' });
    expect(value()).toEqual({ manual: 'editing' });
  });

  it('geocodes first and falls back to Stuttgart only when nothing was found', async () => {
    const { actor, provider, type, context } = start({}, { manual: true, other: null });
    type('Nowhere 7');
    actor.send({ type: 'commit' });
    await flush();
    expect(context()).toMatchObject({
      place: { latitude: 48.7758, longitude: 9.1829, approximate: true, address: 'Nowhere 7' },
      message: 'booking.approximatePlace',
    });
    provider.geocode.mockResolvedValue(park);
    type('the park');
    actor.send({ type: 'commit' });
    await flush();
    expect(context()).toMatchObject({ place: park, message: null });
  });

  it('has no fallback too far from the other place', async () => {
    const { actor, type, context, value } = start({}, { manual: true, other: ferry });
    type('Nowhere 7');
    actor.send({ type: 'commit' });
    await flush();
    expect(context()).toMatchObject({ place: null, message: 'booking.placeNotFound' });
    expect(value()).toEqual({ manual: 'editing' });
  });

  it('requires numbers in the coordinate fields', () => {
    const { actor, type, context, value } = start({}, { manual: true });
    type('Home');
    actor.send({ type: 'setLatitude', latitude: 'north' });
    actor.send({ type: 'setLongitude', longitude: '9' });
    actor.send({ type: 'commit' });
    expect(value()).toEqual({ manual: 'editing' });
    expect(context().message).toBe('booking.coordinatesNumeric');
    actor.send({ type: 'setLatitude', latitude: '48' });
    expect(context().message).toBeNull();
    actor.send({ type: 'commit' });
    expect(context().place).toMatchObject({ latitude: 48, longitude: 9, address: 'Home' });
  });
});

it('reaches every state and leaves each again', () => {
  const exploration = {
    input: { other: null },
    events: [
      { type: 'setText', text: 'ferry' },
      { type: 'setText', text: 'x' },
      { type: 'select', place: ferry },
      { type: 'clear' },
      { type: 'commit' },
      { type: 'maps_auth_failed' },
    ],
    outputs: { suggest: [[], [ferry]], geocode: [null, ferry] },
    distinguish: ({ text, place }: { text: string; place: FoundPlace | null }) => [text, place?.id],
  };
  expect(unreached(placeSearchMachine, exploration)).toEqual([]);
  expect(withoutExit(placeSearchMachine, exploration)).toEqual([]);
});
