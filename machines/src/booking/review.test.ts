import { describe, expect, it } from 'vitest';
import type { PlaceSearchEvent } from '../place-search/machine.ts';
import { fallbackPlace, placeAt } from '../place-search/rules.ts';
import type { FoundPlace } from '../ports.ts';
import { ferry, park, startBooking } from '../testing/booking-harness.ts';
import { advance, flush } from '../testing/index.ts';

const rosenstein = placeAt({ latitude: 48.8, longitude: 9.22 }, 'Rosensteinpark');

describe('a booking of a typed text that is no place yet', () => {
  it.each([['before'], ['with']])(
    'shows the place of a typed address that is looked up %s the press, and books with a later press, but not with a double click',
    async (start) => {
      const { actor, alerts, clock, bookRide, value, field, geocode } = startBooking();
      geocode.mockResolvedValueOnce(park);
      field('pickup').send({ type: 'select', place: ferry });
      field('dropoff').send({ type: 'setText', text: 'Golden Gate Park' });
      if (start === 'before') field('dropoff').send({ type: 'commit' });
      actor.send({ type: 'bookRide' });
      actor.send({ type: 'bookRide' });
      expect(value()).toEqual({ form: 'checking' });
      await flush();
      expect(value()).toEqual({ form: { review: 'appearing' } });
      actor.send({ type: 'bookRide' });
      expect(bookRide).not.toHaveBeenCalled();
      clock.increment(500);
      expect(value()).toEqual({ form: { review: 'shown' } });
      actor.send({ type: 'bookRide' });
      await flush();
      expect(value()).toBe('confirmed');
      expect(bookRide).toHaveBeenCalledTimes(1);
      expect(alerts.messages()).toEqual([]);
    },
  );

  it('shows a fallback and a text that is coordinates before it books them', async () => {
    const { actor, bookRide, value, field, context } = startBooking();
    field('pickup').send({ type: 'select', place: rosenstein });
    field('dropoff').send({ type: 'setText', text: 'Gibtsnichtgasse 7' });
    actor.send({ type: 'bookRide' });
    await flush();
    expect(value()).toEqual({ form: { review: 'appearing' } });
    expect(context().dropoff).toEqual(fallbackPlace('Gibtsnichtgasse 7'));
    field('dropoff').send({ type: 'setText', text: '48.81, 9.2' });
    expect(value()).toEqual({ form: 'places' });
    actor.send({ type: 'bookRide' });
    expect(value()).toEqual({ form: { review: 'appearing' } });
    expect(bookRide).not.toHaveBeenCalled();
  });

  it('books no ride to coordinates that are out of range', async () => {
    const { actor, alerts, bookRide, value, field } = startBooking();
    field('pickup').send({ type: 'select', place: rosenstein });
    field('dropoff').send({ type: 'setText', text: '95, 9.18' });
    actor.send({ type: 'bookRide' });
    await flush();
    expect(value()).toEqual({ form: 'places' });
    expect(field('dropoff').getSnapshot().context.message).toBe('booking.coordinatesRange');
    expect(alerts.messages()).toEqual(['booking.selectBothPlaces']);
    expect(bookRide).not.toHaveBeenCalled();
  });

  /** A booking that waits for a lookup that never answers. */
  const checking = () => {
    const booking = startBooking();
    booking.geocode.mockImplementation(() => new Promise(() => undefined));
    booking.field('pickup').send({ type: 'select', place: ferry });
    booking.field('dropoff').send({ type: 'setText', text: 'Golden Gate Park' });
    booking.actor.send({ type: 'bookRide' });
    expect(booking.value()).toEqual({ form: 'checking' });
    return booking;
  };

  it('tells after eight seconds that the lookup takes too long, and looks up again with the next press', async () => {
    const { actor, alerts, clock, context, field, geocode, value } = checking();
    await advance(clock, 7_999, 100);
    expect(value()).toEqual({ form: 'checking' });
    clock.increment(1);
    expect(value()).toEqual({ form: 'places' });
    expect(alerts.messages()).toEqual(['booking.lookupSlow']);
    expect(context()).toMatchObject({ finding: { dropoff: false }, incomplete: 0 });
    expect(field('dropoff').getSnapshot().context).toMatchObject({ text: 'Golden Gate Park', message: null });
    geocode.mockResolvedValueOnce(park);
    actor.send({ type: 'bookRide' });
    await flush();
    expect(value()).toEqual({ form: { review: 'appearing' } });
    expect(geocode).toHaveBeenCalledTimes(2);
  });

  it.each<[string, PlaceSearchEvent]>([
    ['types', { type: 'setText', text: 'Golden Gate Bridge' }],
    ['clears the field', { type: 'clear' }],
  ])('goes back to the form without a word when the rider %s', async (_, event) => {
    const { alerts, bookRide, clock, context, field, value } = checking();
    field('dropoff').send(event);
    expect(value()).toEqual({ form: 'places' });
    await advance(clock, 10_000, 100);
    expect(value()).toEqual({ form: 'places' });
    expect(alerts.messages()).toEqual([]);
    expect(context().incomplete).toBe(0);
    expect(bookRide).not.toHaveBeenCalled();
  });

  it('takes a place that is chosen meanwhile without a word', () => {
    const { actor, alerts, field, value } = checking();
    actor.send({ type: 'choosePlace', field: 'dropoff', place: park });
    expect(value()).toEqual({ form: 'vehicle' });
    expect(field('dropoff').getSnapshot().context.place).toEqual(park);
    expect(alerts.messages()).toEqual([]);
  });

  it.each<[string, FoundPlace | null]>([
    ['address', park],
    ['fallback', null],
  ])('shows the %s that is read as soon as the field is left before it books it', async (_, found) => {
    const { actor, bookRide, clock, value, field, geocode } = startBooking();
    geocode.mockResolvedValue(found);
    field('pickup').send({ type: 'select', place: found ? ferry : rosenstein });
    field('dropoff').send({ type: 'setText', text: 'the park' });
    field('dropoff').send({ type: 'commit' });
    await flush();
    actor.send({ type: 'bookRide' });
    expect(value()).toEqual({ form: { review: 'appearing' } });
    clock.increment(500);
    actor.send({ type: 'bookRide' });
    await flush();
    expect(bookRide).toHaveBeenCalledTimes(1);
  });

  it('leads on after a moment where nothing is pressed, but not with a fallback', async () => {
    const after = async (found: FoundPlace | null) => {
      const { clock, value, field, geocode } = startBooking();
      geocode.mockResolvedValue(found);
      field('pickup').send({ type: 'select', place: found ? ferry : rosenstein });
      field('dropoff').send({ type: 'setText', text: 'the park' });
      field('dropoff').send({ type: 'commit' });
      await flush();
      expect(value()).toEqual({ form: 'appearing' });
      clock.increment(500);
      return value();
    };
    expect(await after(park)).toEqual({ form: 'vehicle' });
    expect(await after(null)).toEqual({ form: 'places' });
  });
});
