import { describe, expect, it } from 'vitest';
import { fallbackPlace, placeAt } from '../place-search/rules.ts';
import { ferry, park, startBooking } from '../testing/booking-harness.ts';
import { flush } from '../testing/index.ts';

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
});
