import type { BookRideRequest, QuoteRequest, RideQuotes } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { CallOptions } from '@mobility/sdk';
import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fallbackPlace, placeAt } from '../place-search/rules.ts';
import { advance, flush, recordingAlerts, unreached, withoutExit } from '../testing/index.ts';
import { bookingWith } from './actors.ts';
import type { BookAgain } from './book-again.ts';
import type { BookingContext } from './machine.ts';

const ferry = placeAt({ latitude: 37.7955, longitude: -122.3937 }, 'Ferry Building');
const park = placeAt({ latitude: 37.7694, longitude: -122.4862 }, 'Golden Gate Park');
const booked = { request_id: 'ride-1', matches_found: 2 };
const again: BookAgain = {
  pickup: { address: 'Ferry Building', latitude: 37.7955, longitude: -122.3937 },
  dropoff: { address: 'Golden Gate Park', latitude: 37.7694, longitude: -122.4862 },
  vehicle_type: 'suv',
  passenger_count: 3,
  special_requirements: 'Stroller',
};

const quote = {
  quote_id: 'quote-1',
  vehicle_type: 'suv',
  estimated_fare: 25.4,
  distance_km: 9,
  duration_minutes: 18,
  expires_at: '2026-11-23T12:00:00.000Z',
} as const;

const start = (bookAgain: BookAgain | null = null, draft: BookAgain | null = null) => {
  const clock = new SimulatedClock();
  const alerts = recordingAlerts();
  const bookRide = vi.fn(async (_trip: BookRideRequest, _options?: CallOptions) => booked);
  const quoteRides = vi.fn(async (_trip: QuoteRequest): Promise<RideQuotes> => ({ quotes: [quote] }));
  const changed: unknown[] = [];
  let issued = 0;
  const actor = createActor(
    bookingWith({
      client: { bookRide, quoteRides },
      places: { suggest: async () => [ferry], geocode: async () => null },
      ids: { next: () => `key-${++issued}` },
    }),
    { clock, input: { bookAgain, draft, alerts, owner: { send: (event) => void changed.push(event) } } },
  ).start();
  const field = (name: 'pickup' | 'dropoff') => {
    const child = actor.getSnapshot().children[name];
    if (!child) throw new Error(`${name} is gone`);
    return child;
  };
  const choosePlaces = (): void => {
    field('pickup').send({ type: 'select', place: ferry });
    field('dropoff').send({ type: 'select', place: park });
  };
  const keys = () => bookRide.mock.calls.map(([, options]) => options?.idempotencyKey);
  const closed: string[] = [];
  actor.on('confirmation_closed', ({ request_id }) => closed.push(request_id));
  return {
    actor,
    clock,
    alerts,
    closed,
    bookRide,
    quoteRides,
    changed,
    field,
    choosePlaces,
    keys,
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
  };
};

describe('the form', () => {
  it('takes its places from its two fields', () => {
    const { choosePlaces, context } = start();
    choosePlaces();
    expect(context()).toMatchObject({ pickup: ferry, dropoff: park });
  });

  it('requires both places', () => {
    const { actor, alerts, bookRide, value, field } = start();
    field('pickup').send({ type: 'select', place: ferry });
    actor.send({ type: 'bookRide' });
    expect(value()).toEqual({ form: 'places' });
    expect(alerts.messages()).toEqual(['booking.selectBothPlaces']);
    expect(bookRide).not.toHaveBeenCalled();
  });

  it('names an address that was not found before it reports the distance', () => {
    const { actor, alerts, value, choosePlaces, field } = start();
    choosePlaces();
    field('dropoff').send({ type: 'select', place: fallbackPlace('Atlantis') });
    actor.send({ type: 'bookRide' });
    expect(value()).toHaveProperty('form');
    expect(alerts.events).toEqual([
      {
        type: 'alert',
        alert: { tone: 'critical', message: 'booking.placeNotFound', params: { address: 'Atlantis' } },
      },
    ]);
  });

  it.each([
    ['booking.tooLong', placeAt({ latitude: 48.8051, longitude: 9.2069 }, 'Wilhelma')],
    ['booking.samePlace', placeAt(ferry, 'Ferry Plaza')],
  ])('says %s instead of asking the server', (message, place) => {
    const { actor, alerts, bookRide, value, choosePlaces, field } = start();
    choosePlaces();
    field('dropoff').send({ type: 'select', place });
    actor.send({ type: 'bookRide' });
    expect(value()).toHaveProperty('form');
    expect(alerts.messages()).toEqual([message]);
    expect(bookRide).not.toHaveBeenCalled();
  });

  it('swaps places and typed texts', () => {
    const { actor, field, context } = start();
    field('pickup').send({ type: 'select', place: ferry });
    field('dropoff').send({ type: 'setText', text: 'the par' });
    actor.send({ type: 'swap' });
    expect(context()).toMatchObject({ pickup: null, dropoff: ferry });
    expect(field('pickup').getSnapshot().context.text).toBe('the par');
    expect(field('dropoff').getSnapshot().context).toMatchObject({ text: 'Ferry Building', place: ferry });
  });

  it('adds and removes quick-adds and limits the length as the contract does', () => {
    const { actor, context } = start();
    actor.send({ type: 'toggleQuickAdd', id: 'stroller' });
    expect(context().special).toBe('Stroller');
    actor.send({ type: 'toggleQuickAdd', id: 'stroller' });
    actor.send({ type: 'toggleQuickAdd', id: 'no such' });
    expect(context().special).toBe('');
    actor.send({ type: 'setSpecial', special: 'x'.repeat(2_000) });
    expect(context().special).toHaveLength(1_000);
  });

  it('starts with an earlier ride and shows an alert', () => {
    const { alerts, context, field } = start(again);
    expect(alerts.messages()).toEqual(['booking.previousLoaded']);
    expect(context()).toMatchObject({ vehicle: 'suv', passengers: 3, special: 'Stroller' });
    expect(field('pickup').getSnapshot().value).toEqual({ assisted: 'selected' });
    expect(context().pickup?.address).toBe('Ferry Building');
  });

  it('restores a draft without an alert, unless an earlier ride was chosen', () => {
    const { alerts, context } = start(null, again);
    expect(alerts.messages()).toEqual([]);
    expect(context()).toMatchObject({ pickup: { address: 'Ferry Building' }, vehicle: 'suv', passengers: 3 });
    expect(start(again, { ...again, vehicle_type: 'comfort' }).context().vehicle).toBe('suv');
  });

  it('switches both fields to manual entry, once and permanently', () => {
    const { actor, alerts, field, choosePlaces, context } = start();
    choosePlaces();
    actor.send({ type: 'maps_auth_failed' });
    actor.send({ type: 'maps_auth_failed' });
    expect(field('pickup').getSnapshot().value).toEqual({ manual: 'resolved' });
    expect(field('dropoff').getSnapshot().value).toEqual({ manual: 'resolved' });
    expect(alerts.messages()).toEqual(['booking.mapsUnavailable']);
    expect(context()).toMatchObject({ pickup: ferry, dropoff: park, manual: true });
  });
});

describe('the steps of the form', () => {
  it('lead to the vehicles as soon as both places are known, typed or chosen', () => {
    const { actor, field, value } = start();
    expect(value()).toEqual({ form: 'places' });
    field('pickup').send({ type: 'select', place: ferry });
    expect(value()).toEqual({ form: 'places' });
    actor.send({ type: 'choosePlace', field: 'dropoff', place: park });
    expect(value()).toEqual({ form: 'vehicle' });
    expect(field('dropoff').getSnapshot().context.text).toBe('Golden Gate Park');
  });

  it('start with the vehicles for a trip that is known, and return to them', () => {
    const { actor, value, field } = start(again);
    expect(value()).toEqual({ form: 'vehicle' });
    actor.send({ type: 'editPlaces' });
    expect(value()).toEqual({ form: 'places' });
    actor.send({ type: 'proceed' });
    expect(value()).toEqual({ form: 'vehicle' });
    field('dropoff').send({ type: 'clear' });
    expect(value()).toEqual({ form: 'places' });
    actor.send({ type: 'proceed' });
    expect(value()).toEqual({ form: 'places' });
  });

  it('stay with the places while no ride can go between the two', () => {
    const { actor, field, value } = start();
    field('pickup').send({ type: 'select', place: ferry });
    actor.send({ type: 'choosePlace', field: 'dropoff', place: ferry });
    expect(value()).toEqual({ form: 'places' });
  });

  it('take a place from the map for the field in question, and ask for the missing one next', () => {
    const { actor, value, context } = start();
    expect(context().field).toBe('dropoff');
    actor.send({ type: 'chooseOnMap' });
    expect(value()).toEqual({ form: 'map' });
    actor.send({ type: 'choosePlace', field: 'dropoff', place: park });
    expect(value()).toEqual({ form: 'places' });
    expect(context()).toMatchObject({ dropoff: park, field: 'pickup' });
    actor.send({ type: 'editField', field: 'dropoff' });
    expect(context().field).toBe('dropoff');
  });
});

describe('the price', () => {
  const asked = async (change?: (booking: ReturnType<typeof start>) => void) => {
    const booking = start(again);
    await advance(booking.clock, 300);
    change?.(booking);
    return booking;
  };

  it('is asked of the server once both places have settled, and goes with the request', async () => {
    const { actor, bookRide, context, quoteRides } = await asked();
    expect(quoteRides).toHaveBeenCalledTimes(1);
    expect(context().quotes).toEqual([quote]);
    actor.send({ type: 'bookRide' });
    await flush();
    expect(bookRide.mock.calls[0]?.[0]).toMatchObject({ quote_id: 'quote-1' });
  });

  it('is left out for another vehicle and after another place', async () => {
    const { field, context, quoteRides, clock } = await asked();
    field('dropoff').send({ type: 'select', place: { ...park, latitude: 37.75 } });
    await flush();
    expect(context().quotes).toEqual([]);
    await advance(clock, 300);
    expect(quoteRides).toHaveBeenCalledTimes(2);
    const { actor, bookRide } = await asked();
    actor.send({ type: 'setVehicle', vehicle: 'economy' });
    actor.send({ type: 'bookRide' });
    await flush();
    expect(bookRide.mock.calls[0]?.[0]).not.toHaveProperty('quote_id');
  });

  it('is renewed before it expires', async () => {
    const { clock, quoteRides } = await asked();
    await advance(clock, limits.quote.validFor - limits.quote.renewBefore);
    expect(quoteRides).toHaveBeenCalledTimes(2);
  });

  it('is the formula’s where the server has none', async () => {
    const booking = start(again);
    booking.quoteRides.mockRejectedValueOnce({ kind: 'http', status: 404 });
    await advance(booking.clock, 300);
    expect(booking.context().quotes).toEqual([]);
    booking.actor.send({ type: 'bookRide' });
    await flush();
    expect(booking.value()).toBe('confirmed');
  });

  it('is asked again when the server refuses it', async () => {
    const { actor, bookRide, quoteRides } = await asked();
    bookRide.mockRejectedValueOnce({ kind: 'http', status: 409, code: 'quote_expired' });
    actor.send({ type: 'bookRide' });
    await flush();
    expect(quoteRides).toHaveBeenCalledTimes(2);
  });

  it('stays with its key over a repetition', async () => {
    const { actor, bookRide, clock, quoteRides } = await asked();
    bookRide.mockRejectedValueOnce({ kind: 'network' });
    actor.send({ type: 'bookRide' });
    await flush();
    quoteRides.mockResolvedValueOnce({ quotes: [{ ...quote, quote_id: 'quote-2' }] });
    await advance(clock, limits.quote.validFor);
    actor.send({ type: 'retry' });
    actor.send({ type: 'bookRide' });
    await flush();
    expect(bookRide.mock.calls[1]).toEqual(bookRide.mock.calls[0]);
  });
});

describe('booking', () => {
  it('closes the confirmation after 3 s', async () => {
    const { actor, clock, closed, bookRide, value, context } = start(again);
    actor.send({ type: 'bookRide' });
    expect(value()).toBe('booking');
    await flush();
    expect(value()).toBe('confirmed');
    expect(context().booked).toEqual(booked);
    expect(bookRide).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ vehicle_type: 'suv', passenger_count: 3, special_requirements: 'Stroller' }),
      { idempotencyKey: 'key-1' },
    );
    await advance(clock, 2_999, 100);
    expect(value()).toBe('confirmed');
    await advance(clock, 1);
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: booked });
    expect(closed).toEqual([booked.request_id]);
  });

  it('closes the confirmation at once on request', async () => {
    const { actor, closed } = start(again);
    actor.send({ type: 'bookRide' });
    await flush();
    actor.send({ type: 'goNow' });
    expect(closed).toEqual([booked.request_id]);
  });

  it('shows the server’s detail and keeps the form and the manual entry over a retry', async () => {
    const { actor, alerts, bookRide, value, context, field } = start(again);
    bookRide.mockRejectedValueOnce({ kind: 'http', status: 409, detail: 'You already have an active ride' });
    actor.send({ type: 'maps_auth_failed' });
    actor.send({ type: 'bookRide' });
    await flush();
    expect(value()).toEqual({ failed: 'retryable' });
    expect(context().error).toEqual({
      message: 'booking.failed',
      detail: 'You already have an active ride',
    });
    expect(alerts.messages().at(-1)).toBe('booking.failed');
    actor.send({ type: 'retry' });
    expect(value()).toEqual({ form: 'vehicle' });
    expect(context()).toMatchObject({ vehicle: 'suv', special: 'Stroller' });
    expect(field('pickup').getSnapshot().matches('manual')).toBe(true);
  });
});

it.each([
  ['active_ride_exists', 'rideUnderWay', [{ type: 'ride_changed' }]],
  ['payment_overdue', 'paymentOverdue', []],
  ['validation_failed', 'retryable', []],
])('a refusal with the code %s leads to failed.%s', async (code, state, reports) => {
  const { actor, bookRide, value, changed } = start(again);
  bookRide.mockRejectedValueOnce({ kind: 'http', status: 409, code });
  actor.send({ type: 'bookRide' });
  await flush();
  expect(value()).toEqual({ failed: state });
  expect(changed).toEqual(reports);
});

it('a booked ride is reported to the owner', async () => {
  const { actor, changed } = start(again);
  actor.send({ type: 'bookRide' });
  await flush();
  expect(changed).toEqual([{ type: 'ride_changed', ride_id: 'ride-1' }]);
});

describe('the idempotency key', () => {
  const tryTwice = async (error: object, change?: (booking: ReturnType<typeof start>) => void) => {
    const booking = start(again);
    booking.bookRide.mockRejectedValueOnce(error);
    booking.actor.send({ type: 'bookRide' });
    await flush();
    booking.actor.send({ type: 'retry' });
    change?.(booking);
    booking.actor.send({ type: 'bookRide' });
    await flush();
    return booking.keys();
  };

  it.each([[{ kind: 'network' }], [{ kind: 'timeout' }], [{ kind: 'http', status: 503 }]])(
    'stays after %j, when the ride may be booked already',
    async (error) => {
      expect(await tryTwice(error)).toEqual(['key-1', 'key-1']);
    },
  );

  it('is new after a refusal', async () => {
    expect(await tryTwice({ kind: 'http', status: 400 })).toEqual(['key-1', 'key-2']);
  });

  it.each<[string, (booking: ReturnType<typeof start>) => void]>([
    ['vehicle', ({ actor }) => actor.send({ type: 'setVehicle', vehicle: 'economy' })],
    ['passengers', ({ actor }) => actor.send({ type: 'setPassengers', passengers: 4 })],
    ['requirements', ({ actor }) => actor.send({ type: 'toggleQuickAdd', id: 'pet' })],
    ['place', ({ field }) => field('pickup').send({ type: 'select', place: { ...ferry, latitude: 37.78 } })],
  ])('is new with another %s', async (_, change) => {
    expect(await tryTwice({ kind: 'network' }, change)).toEqual(['key-1', 'key-2']);
  });
});

it('reaches every state and leaves each again', () => {
  const exploration = {
    input: { bookAgain: again, alerts: recordingAlerts(), owner: { send: () => undefined } },
    events: [
      { type: 'bookRide' },
      { type: 'retry' },
      { type: 'goNow' },
      { type: 'setVehicle', vehicle: 'suv' },
      { type: 'editPlaces' },
      { type: 'chooseOnMap' },
      { type: 'proceed' },
    ],
    outputs: { bookRide: [booked] },
    errors: {
      bookRide: [
        { kind: 'network' },
        { kind: 'http', status: 409, code: 'active_ride_exists' },
        { kind: 'http', status: 402, code: 'payment_overdue' },
        { kind: 'http', status: 409, code: 'quote_expired' },
      ],
    },
    distinguish: ({ vehicle }: BookingContext) => vehicle,
  };
  const machine = bookingWith({
    client: {
      bookRide: () => new Promise(() => undefined),
      quoteRides: () => new Promise(() => undefined),
    },
    places: { suggest: async () => [], geocode: async () => null },
    ids: { next: () => 'key' },
  });
  expect(unreached(machine, exploration)).toEqual([]);
  expect(withoutExit(machine, exploration)).toEqual([]);
});
