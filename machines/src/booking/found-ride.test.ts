import { describe, expect, it } from 'vitest';
import { again, booked, startBooking } from '../testing/booking-harness.ts';
import { flush } from '../testing/index.ts';
import { ride } from '../testing/ride-harness.ts';

describe('a ride that appears before the answer to its booking', () => {
  const appeared = (pickup_address: string) =>
    ({
      type: 'ride_found',
      ride: ride({ id: 'ride-9', pickup_address, dropoff_address: 'Golden Gate Park' }),
    }) as const;
  const mine = appeared('Ferry Building');

  it('confirms the booking, and the late answer changes nothing', async () => {
    const { actor, bookRide, value, context } = startBooking(again);
    const answer = Promise.withResolvers<typeof booked>();
    bookRide.mockReturnValueOnce(answer.promise);
    actor.send({ type: 'bookRide' });
    actor.send(mine);
    expect(value()).toBe('confirmed');
    answer.resolve(booked);
    await flush();
    expect(value()).toBe('confirmed');
    expect(context().booked?.request_id).toBe('ride-9');
  });

  it.each([{ kind: 'network' }, { kind: 'http', status: 503 }])(
    'confirms it after %j, from the failure and from the form',
    async (error) => {
      for (const isInForm of [false, true]) {
        const { actor, bookRide, value } = startBooking(again);
        bookRide.mockRejectedValueOnce(error);
        actor.send({ type: 'bookRide' });
        await flush();
        if (isInForm) actor.send({ type: 'retry' });
        actor.send(mine);
        expect(value()).toBe('confirmed');
      }
    },
  );

  it('is another one where its places differ, where the booking was refused, and where nothing was booked', async () => {
    const { actor, bookRide, value } = startBooking(again);
    actor.send(mine);
    expect(value()).toEqual({ form: 'vehicle' });
    bookRide.mockRejectedValueOnce({ kind: 'http', status: 409, code: 'active_ride_exists' });
    actor.send({ type: 'bookRide' });
    actor.send(appeared('City Hall'));
    expect(value()).toBe('booking');
    await flush();
    actor.send(mine);
    expect(value()).toEqual({ failed: 'rideUnderWay' });
  });
});
