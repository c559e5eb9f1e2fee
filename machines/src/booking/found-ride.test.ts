import type { Ride } from '@mobility/openapi';
import { describe, expect, it } from 'vitest';
import { again, booked, startBooking } from '../testing/booking-harness.ts';
import { flush } from '../testing/index.ts';
import { ride } from '../testing/ride-harness.ts';

describe('a ride that appears before the answer to its booking', () => {
  const known = (found: Ride | null) => ({ type: 'setRide', ride: found }) as const;
  const mine = ride({
    id: 'ride-9',
    pickup_address: 'Ferry Building',
    dropoff_address: 'Golden Gate Park',
    vehicle_type: 'suv',
    passenger_count: 3,
    special_requirements: 'Stroller',
  });

  /** A booking with both places. Before the press of Book the page knows this ride, or that there is none. */
  const startKnowing = (before: Ride | null = null) => {
    const started = startBooking(again);
    started.actor.send(known(before));
    return started;
  };

  /** A booking whose answer is lost. */
  const losing = async (started: ReturnType<typeof startBooking>, found?: Ride) => {
    started.bookRide.mockRejectedValueOnce({ kind: 'network' });
    started.actor.send({ type: 'bookRide' });
    if (found) started.actor.send(known(found));
    await flush();
    return started;
  };

  it('leaves the confirmation to an answer that arrives', async () => {
    const { actor, bookRide, value, context } = startKnowing();
    const answer = Promise.withResolvers<typeof booked>();
    bookRide.mockReturnValueOnce(answer.promise);
    actor.send({ type: 'bookRide' });
    actor.send(known({ ...mine, id: booked.request_id }));
    expect(value()).toBe('booking');
    answer.resolve(booked);
    await flush();
    expect(value()).toBe('confirmed');
    expect(context().booked).toEqual(booked);
  });

  it('confirms the booking once the answer is lost', async () => {
    const { value, context } = await losing(startKnowing(), mine);
    expect(value()).toBe('confirmed');
    expect(context().booked).toEqual({ request_id: 'ride-9', matches_found: 0 });
  });

  it.each([{ kind: 'network' }, { kind: 'http', status: 503 }])(
    'confirms it after %j, from the failure and from the form',
    async (error) => {
      for (const isInForm of [false, true]) {
        const { actor, bookRide, value } = startKnowing();
        bookRide.mockRejectedValueOnce(error);
        actor.send({ type: 'bookRide' });
        await flush();
        if (isInForm) actor.send({ type: 'retry' });
        actor.send(known(mine));
        expect(value()).toBe('confirmed');
      }
    },
  );

  it('confirms it after a repetition, which has the same key', async () => {
    const started = await losing(startKnowing());
    started.actor.send({ type: 'retry' });
    const { value } = await losing(started, mine);
    expect(value()).toBe('confirmed');
  });

  const others: Partial<Ride>[] = [
    { pickup_address: 'City Hall' },
    { dropoff_address: 'City Hall' },
    { vehicle_type: 'economy' },
    { passenger_count: 4 },
    { special_requirements: null },
  ];
  it.each(others)('is another one with %j', async (other) => {
    const { value } = await losing(startKnowing(), { ...mine, ...other });
    expect(value()).toEqual({ failed: 'retryable' });
  });

  it('is this one without a vehicle and a number of passengers', async () => {
    const { vehicle_type: _, passenger_count: __, ...rest } = mine;
    const { value } = await losing(startKnowing(), rest);
    expect(value()).toBe('confirmed');
  });

  it('is an older one where it was known before the press, however alike, and its next reading changes nothing', async () => {
    const { actor, value } = await losing(startKnowing(mine), { ...mine, status: 'driver_arriving' });
    expect(value()).toEqual({ failed: 'retryable' });
    actor.send({ type: 'retry' });
    actor.send(known(mine));
    expect(value()).toEqual({ form: 'vehicle' });
  });

  it('may be an older one where the rides are read only during the booking', async () => {
    const { actor, value } = await losing(startBooking(again), mine);
    expect(value()).toEqual({ failed: 'retryable' });
    actor.send({ type: 'retry' });
    expect(value()).toEqual({ form: 'vehicle' });
  });

  it('is another one where the booking is refused, and where nothing is booked', async () => {
    const { actor, bookRide, value } = startKnowing();
    actor.send(known(mine));
    expect(value()).toEqual({ form: 'vehicle' });
    actor.send(known(null));
    bookRide.mockRejectedValueOnce({ kind: 'http', status: 409, code: 'active_ride_exists' });
    actor.send({ type: 'bookRide' });
    actor.send(known(mine));
    await flush();
    expect(value()).toEqual({ failed: 'rideUnderWay' });
    actor.send(known({ ...mine }));
    expect(value()).toEqual({ failed: 'rideUnderWay' });
  });
});
