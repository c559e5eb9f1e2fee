import { limits } from '@mobility/openapi/limits';
import { describe, expect, it } from 'vitest';
import { again, ferry, park, quote, startBooking } from '../testing/booking-harness.ts';
import { advance, flush } from '../testing/index.ts';

describe('the steps of the form', () => {
  it('lead to the vehicles as soon as both places are known, typed or chosen', () => {
    const { actor, field, value } = startBooking();
    expect(value()).toEqual({ form: 'places' });
    field('pickup').send({ type: 'select', place: ferry });
    expect(value()).toEqual({ form: 'places' });
    actor.send({ type: 'choosePlace', field: 'dropoff', place: park });
    expect(value()).toEqual({ form: 'vehicle' });
    expect(field('dropoff').getSnapshot().context.text).toBe('Golden Gate Park');
  });

  it('start with the vehicles for a trip that is known, and return to them', () => {
    const { actor, value, field } = startBooking(again);
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
    const { actor, field, value } = startBooking();
    field('pickup').send({ type: 'select', place: ferry });
    actor.send({ type: 'choosePlace', field: 'dropoff', place: ferry });
    expect(value()).toEqual({ form: 'places' });
  });

  it('accept a place from the map for the active field, and continue with the missing one', () => {
    const { actor, value, context } = startBooking();
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

describe('the quote', () => {
  const asked = async (change?: (booking: ReturnType<typeof startBooking>) => void) => {
    const booking = startBooking(again);
    await advance(booking.clock, 300);
    change?.(booking);
    return booking;
  };

  it('is requested once both places have settled, and is sent with the booking', async () => {
    const { actor, bookRide, context, quoteRides } = await asked();
    expect(quoteRides).toHaveBeenCalledTimes(1);
    expect(context().quotes).toEqual([quote]);
    actor.send({ type: 'bookRide' });
    await flush();
    expect(bookRide.mock.calls[0]?.[0]).toMatchObject({ quote_id: 'quote-1' });
  });

  it('is omitted for another vehicle and after a change of a place', async () => {
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
    await advance(clock, limits.quote.validFor - 20_000);
    expect(quoteRides).toHaveBeenCalledTimes(2);
  });

  it('is the formula’s where the server has none', async () => {
    const booking = startBooking(again);
    booking.quoteRides.mockRejectedValueOnce({ kind: 'http', status: 404 });
    await advance(booking.clock, 300);
    expect(booking.context().quotes).toEqual([]);
    booking.actor.send({ type: 'bookRide' });
    await flush();
    expect(booking.value()).toBe('confirmed');
  });

  it('is requested again when the server refuses it', async () => {
    const { actor, bookRide, quoteRides } = await asked();
    bookRide.mockRejectedValueOnce({ kind: 'http', status: 409, code: 'quote_expired' });
    actor.send({ type: 'bookRide' });
    await flush();
    expect(quoteRides).toHaveBeenCalledTimes(2);
  });

  it('is sent again with its key in a repeated booking', async () => {
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
