import { describe, expect, it } from 'vitest';
import { fallbackPlace, placeAt } from '../place-search/rules.ts';
import type { FoundPlace } from '../ports.ts';
import { again, booked, ferry, park, startBooking } from '../testing/booking-harness.ts';
import { advance, flush, recordingAlerts, unreached, withoutExit } from '../testing/index.ts';
import { bookingWith } from './actors.ts';
import type { BookingContext } from './machine.ts';

const rosenstein = placeAt({ latitude: 48.8, longitude: 9.22 }, 'Rosensteinpark');

describe('the form', () => {
  it('takes its places from its two fields', () => {
    const { choosePlaces, context } = startBooking();
    choosePlaces();
    expect(context()).toMatchObject({ pickup: ferry, dropoff: park });
  });

  it('requires both places', () => {
    const { actor, alerts, bookRide, value, field } = startBooking();
    field('pickup').send({ type: 'select', place: ferry });
    actor.send({ type: 'bookRide' });
    expect(value()).toEqual({ form: 'places' });
    expect(alerts.messages()).toEqual(['booking.selectBothPlaces']);
    expect(bookRide).not.toHaveBeenCalled();
  });

  it('reports the missing place once the address that it waited for is not found', async () => {
    const { actor, alerts, bookRide, value, field } = startBooking();
    field('pickup').send({ type: 'select', place: ferry });
    field('dropoff').send({ type: 'setText', text: 'Atlantis' });
    field('dropoff').send({ type: 'commit' });
    actor.send({ type: 'bookRide' });
    await flush();
    expect(value()).toEqual({ form: 'places' });
    expect(alerts.messages()).toEqual(['booking.selectBothPlaces']);
    field('dropoff').send({ type: 'select', place: park });
    expect(bookRide).not.toHaveBeenCalled();
  });

  const typeLost = async ({ field }: ReturnType<typeof startBooking>, name: 'pickup' | 'dropoff') => {
    field(name).send({ type: 'setText', text: 'Atlantis' });
    field(name).send({ type: 'commit' });
    await flush();
  };

  it('books with the fallback of an address that was not found, beside a place in reach', async () => {
    const booking = startBooking();
    booking.field('pickup').send({ type: 'select', place: rosenstein });
    await typeLost(booking, 'dropoff');
    expect(booking.context()).toMatchObject({ dropoff: fallbackPlace('Atlantis') });
    booking.clock.increment(500);
    // The step of the places shows that the place is approximate, so it does not end by itself.
    expect(booking.value()).toEqual({ form: 'places' });
    booking.actor.send({ type: 'proceed' });
    expect(booking.value()).toEqual({ form: 'vehicle' });
  });

  it('names an address that was not found, where its fallback makes no sense beside the other place', async () => {
    const booking = startBooking();
    await typeLost(booking, 'pickup');
    expect(booking.context().pickup).toMatchObject({ approximate: true });
    booking.field('dropoff').send({ type: 'select', place: rosenstein });
    expect(booking.context().pickup).toMatchObject({ approximate: true });
    booking.field('dropoff').send({ type: 'select', place: park });
    expect(booking.context()).toMatchObject({ pickup: null, dropoff: park });
    expect(booking.field('pickup').getSnapshot().context).toMatchObject({
      text: 'Atlantis',
      message: 'booking.placeNotFound',
    });
  });

  it('keeps the fallback of an address over a swap, and does not use it at both ends', async () => {
    const booking = startBooking();
    booking.field('pickup').send({ type: 'select', place: rosenstein });
    await typeLost(booking, 'dropoff');
    booking.actor.send({ type: 'swap' });
    expect(booking.context()).toMatchObject({ pickup: { approximate: true }, dropoff: rosenstein });
    await typeLost(booking, 'dropoff');
    expect(booking.context().dropoff).toBeNull();
    expect(booking.field('dropoff').getSnapshot().context.message).toBe('booking.placeNotFound');
  });

  it.each([
    ['booking.tooLong', placeAt({ latitude: 48.8051, longitude: 9.2069 }, 'Wilhelma')],
    ['booking.samePlace', placeAt(ferry, 'Ferry Plaza')],
  ])('shows %s instead of sending a request', (message, place) => {
    const { actor, alerts, bookRide, value, choosePlaces, field } = startBooking();
    choosePlaces();
    field('dropoff').send({ type: 'select', place });
    actor.send({ type: 'bookRide' });
    expect(value()).toHaveProperty('form');
    expect(alerts.messages()).toEqual([message]);
    expect(bookRide).not.toHaveBeenCalled();
  });

  it('swaps places and typed texts', () => {
    const { actor, field, context } = startBooking();
    field('pickup').send({ type: 'select', place: ferry });
    field('dropoff').send({ type: 'setText', text: 'the par' });
    actor.send({ type: 'swap' });
    expect(context()).toMatchObject({ pickup: null, dropoff: ferry });
    expect(field('pickup').getSnapshot().context.text).toBe('the par');
    expect(field('dropoff').getSnapshot().context).toMatchObject({ text: 'Ferry Building', place: ferry });
  });

  it('limits the length of the requirements as the contract does', () => {
    const { actor, context } = startBooking();
    actor.send({ type: 'setSpecial', special: 'x'.repeat(2_000) });
    expect(context().special).toHaveLength(1_000);
  });

  it('starts with an earlier ride and shows an alert', () => {
    const { alerts, context, field } = startBooking(again);
    expect(alerts.messages()).toEqual(['booking.previousLoaded']);
    expect(context()).toMatchObject({ vehicle: 'suv', passengers: 3, special: 'Stroller' });
    expect(field('pickup').getSnapshot().value).toEqual({ assisted: 'selected' });
    expect(context().pickup?.address).toBe('Ferry Building');
  });

  it('restores a draft without an alert, unless an earlier ride was chosen', () => {
    const { alerts, context } = startBooking(null, again);
    expect(alerts.messages()).toEqual([]);
    expect(context()).toMatchObject({ pickup: { address: 'Ferry Building' }, vehicle: 'suv', passengers: 3 });
    expect(startBooking(again, { ...again, vehicle_type: 'comfort' }).context().vehicle).toBe('suv');
  });

  it('switches both fields to manual entry, once and permanently, and leaves the message to them', () => {
    const { actor, alerts, field, choosePlaces, context } = startBooking();
    choosePlaces();
    actor.send({ type: 'maps_auth_failed' });
    actor.send({ type: 'maps_auth_failed' });
    expect(field('pickup').getSnapshot().value).toEqual({ manual: 'resolved' });
    expect(field('dropoff').getSnapshot().value).toEqual({ manual: 'resolved' });
    expect(field('pickup').getSnapshot().context.message).toBe('booking.mapsUnavailable');
    expect(field('dropoff').getSnapshot().context.message).toBe('booking.mapsUnavailable');
    expect(alerts.messages()).toEqual([]);
    expect(context()).toMatchObject({ pickup: ferry, dropoff: park, manual: true });
  });
});

describe('booking', () => {
  it('closes the confirmation after 3 s', async () => {
    const { actor, clock, closed, bookRide, value, context } = startBooking(again);
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
    const { actor, closed } = startBooking(again);
    actor.send({ type: 'bookRide' });
    await flush();
    actor.send({ type: 'goNow' });
    expect(closed).toEqual([booked.request_id]);
  });

  it('shows the server’s detail and keeps the form and the manual entry over a retry', async () => {
    const { actor, alerts, bookRide, value, context, field } = startBooking(again);
    bookRide.mockRejectedValueOnce({ kind: 'http', status: 409, detail: 'You already have an active ride' });
    actor.send({ type: 'maps_auth_failed' });
    actor.send({ type: 'bookRide' });
    await flush();
    expect(value()).toEqual({ failed: 'retryable' });
    expect(context().error).toEqual({
      message: 'booking.failed',
      detail: 'You already have an active ride',
    });
    expect(alerts.messages()).not.toContain('booking.failed');
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
  const { actor, bookRide, value, changed } = startBooking(again);
  bookRide.mockRejectedValueOnce({ kind: 'http', status: 409, code });
  actor.send({ type: 'bookRide' });
  await flush();
  expect(value()).toEqual({ failed: state });
  expect(changed).toEqual(reports);
});

it('a booked ride is reported to the owner', async () => {
  const { actor, changed } = startBooking(again);
  actor.send({ type: 'bookRide' });
  await flush();
  expect(changed).toEqual([{ type: 'ride_changed', ride_id: 'ride-1' }]);
});

describe('the idempotency key', () => {
  const tryTwice = async (error: object, change?: (booking: ReturnType<typeof startBooking>) => void) => {
    const booking = startBooking(again);
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

  it.each<[string, (booking: ReturnType<typeof startBooking>) => void]>([
    ['vehicle', ({ actor }) => actor.send({ type: 'setVehicle', vehicle: 'economy' })],
    ['passengers', ({ actor }) => actor.send({ type: 'setPassengers', passengers: 4 })],
    ['requirements', ({ actor }) => actor.send({ type: 'setSpecial', special: 'Pet on board' })],
    ['place', ({ field }) => field('pickup').send({ type: 'select', place: { ...ferry, latitude: 37.78 } })],
  ])('is new with another %s', async (_, change) => {
    expect(await tryTwice({ kind: 'network' }, change)).toEqual(['key-1', 'key-2']);
  });
});

/** What the search for the destination tells while it looks a text up, and once it has found it. */
const searchTells = (text: string, place: FoundPlace | null) => ({
  type: 'xstate.snapshot.dropoff',
  snapshot: { context: { text, place }, hasTag: () => place === null },
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
      { type: 'review' },
      searchTells('park', null),
      searchTells('park', park),
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
    distinguish: ({ vehicle, finding, dropoff }: BookingContext) => [
      vehicle,
      finding.dropoff,
      dropoff === null,
    ],
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
