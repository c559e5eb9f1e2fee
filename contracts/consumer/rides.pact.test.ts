import type { ApiErrorCode } from '@mobility/openapi';
import booking from '@mobility/openapi/examples/BookRideRequest.json' with { type: 'json' };
import message from '@mobility/openapi/examples/Message.json' with { type: 'json' };
import penalty from '@mobility/openapi/examples/PenaltyInfo.json' with { type: 'json' };
import rating from '@mobility/openapi/examples/RateRequest.json' with { type: 'json' };
import booked from '@mobility/openapi/examples/RideBooked.json' with { type: 'json' };
import rideCancelled from '@mobility/openapi/examples/RideCancelled.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { interaction, refusedInteraction, type State, shape } from './interaction.ts';

const trip = { ...booking, vehicle_type: 'economy' } as const;
const tooFar = { ...trip, dropoff_location: { latitude: 48.7758, longitude: 9.1829, address: 'Stuttgart' } };
const nowhere = { ...trip, dropoff_location: trip.pickup_location };
const ride = (status: string, caller: string, more = {}): State => ['a ride', { status, caller, ...more }];

describe('bookRide', () => {
  it('bookRide requests a ride', async () => {
    const answer = await interaction({
      operation: 'bookRide',
      given: ['a user is signed in', { role: 'rider' }],
      when: 'a booking',
      body: trip,
      status: 201,
      answer: shape(booked),
      call: (client) => client.bookRide(trip, { idempotencyKey: 'one-intent' }),
    });
    expect(answer).toEqual(booked);
  });

  it.each([
    ['while another ride is active', ride('pending', 'rider'), 409, 'active_ride_exists', trip],
    ['with three unpaid rides', ['a rider with unpaid rides', { rides: 3 }], 402, 'payment_overdue', trip],
    ['from a driver', ['a user is signed in', { role: 'driver' }], 403, 'forbidden', trip],
    ['across an ocean', ['a user is signed in', { role: 'rider' }], 400, 'ride_too_long', tooFar],
    ['to the pickup', ['a user is signed in', { role: 'rider' }], 400, 'ride_too_short', nowhere],
  ] as [string, State, number, ApiErrorCode, typeof trip][])(
    'bookRide is refused %s',
    async (how, given, status, code, body) => {
      const error = await refusedInteraction({
        operation: 'bookRide',
        given,
        when: `a booking ${how}`,
        body,
        status,
        code,
        call: (client) => client.bookRide(body),
      });
      expect(error).toMatchObject({ status, code, detail: 'A sentence' });
    },
  );
});

describe('updateRide', () => {
  it.each([
    ['accept', ['a pending ride and a driver']],
    ['arrive', ride('accepted', 'driver')],
    ['start', ride('driver_arriving', 'driver')],
    ['complete', ride('in_progress', 'driver')],
  ] as ['accept' | 'arrive' | 'start' | 'complete', State][])(
    'updateRide accepts the command %s',
    async (action, given) => {
      const answer = await interaction({
        operation: 'updateRide',
        given,
        when: `the driver’s command ${action}`,
        body: { action },
        status: 200,
        answer: shape(message),
        call: (client, id) => client.updateRide(id, { action }, { idempotencyKey: 'one-intent' }),
      });
      expect(answer).toEqual(message);
    },
  );

  it('updateRide starts a ride that skipped the status driver_arriving', async () => {
    const answer = await interaction({
      operation: 'updateRide',
      given: ride('accepted', 'driver'),
      when: 'the driver’s command start directly after accept',
      body: { action: 'start' },
      status: 200,
      answer: shape(message),
      call: (client, id) => client.updateRide(id, { action: 'start' }),
    });
    expect(answer).toEqual(message);
  });

  const taken = 'This ride request has been accepted by another driver';
  it.each([
    [
      'accept',
      'of a ride that another driver took',
      ['a pending ride and a driver', { taken: true }],
      409,
      'ride_taken',
      taken,
    ],
    ['accept', 'during another ride', ['a pending ride and a driver', { busy: true }], 409, 'driver_busy'],
    [
      'accept',
      'without the balance',
      ['a pending ride and a driver', { balance: 0.5 }],
      402,
      'insufficient_balance',
    ],
    [
      'accept',
      'in a vehicle of another class',
      ['a pending ride and a driver', { vehicle_type: 'premium' }],
      409,
      'vehicle_not_suitable',
    ],
    ['accept', 'from far away', ['a pending ride and a driver', { far: true }], 409, 'out_of_range'],
    ['accept', 'while offline', ['a pending ride and a driver', { online: false }], 403, 'driver_offline'],
    [
      'accept',
      'before approval',
      ['a pending ride and a driver', { approved: false }],
      403,
      'driver_not_approved',
    ],
    [
      'accept',
      'of an unknown ride',
      ['a user is signed in', { role: 'driver' }],
      404,
      'ride_not_found',
      'Ride not found',
    ],
    ['complete', 'of a ride that has not started', ride('accepted', 'driver'), 400, 'invalid_transition'],
    ['start', 'of another user’s ride', ride('accepted', 'other driver'), 403, 'not_participant'],
  ] as const)(
    'updateRide refuses the command %s %s',
    async (action, how, given, status, code, detail?: string) => {
      const error = await refusedInteraction({
        operation: 'updateRide',
        given: [...given] as State,
        when: `the driver’s command ${action} ${how}`,
        body: { action },
        status,
        code,
        detail,
        call: (client, id) => client.updateRide(id, { action }),
      });
      expect(error).toMatchObject({ status, code });
    },
  );
});

describe('getPenaltyInfo', () => {
  it.each([
    ['rider', 'pending', 0],
    ['rider', 'accepted', 0.1],
    ['driver', 'in_progress', 0.2],
  ] as const)(
    'getPenaltyInfo returns the %s the penalty for cancelling a ride that is %s',
    async (caller, status, share) => {
      const answer = await interaction({
        operation: 'getPenaltyInfo',
        given: ride(status, caller),
        when: `the ${caller}’s request for the penalty of a ride that is ${status}`,
        status: 200,
        answer: shape({ ...penalty, penalty_percentage: share }, ['penalty_percentage']),
        call: (client, id) => client.getPenaltyInfo(id),
      });
      expect(answer).toMatchObject({ penalty_percentage: share });
    },
  );

  it.each([
    [
      'of an unknown ride',
      ['a user is signed in', { role: 'rider' }],
      404,
      'ride_not_found',
      'Ride not found',
    ],
    ['of another user’s ride', ride('accepted', 'other rider'), 403, 'not_participant'],
  ] as const)('getPenaltyInfo is refused %s', async (how, given, status, code, detail?: string) => {
    const error = await refusedInteraction({
      operation: 'getPenaltyInfo',
      given: [...given] as State,
      when: `a request for the penalty ${how}`,
      status,
      code,
      detail,
      call: (client, id) => client.getPenaltyInfo(id),
    });
    expect(error).toMatchObject({ status, code });
  });
});

describe('cancelRide', () => {
  const cancel = (by: 'rider' | 'driver') =>
    ({ cancelled_by: by, reason: 'My plans changed', confirmation: true }) as const;
  const cannot = 'Ride cannot be cancelled';
  const unknown = 'Ride not found';
  const foreign = 'Not authorized to cancel this ride';

  it.each([
    ['rider', 'pending'],
    ['rider', 'accepted'],
    ['driver', 'accepted'],
    ['driver', 'in_progress'],
  ] as const)('cancelRide lets the %s cancel a ride that is %s', async (by, status) => {
    const body = cancel(by);
    const answer = await interaction({
      operation: 'cancelRide',
      given: ride(status, by),
      when: `the ${by}’s cancellation of a ride that is ${status}`,
      body,
      status: 200,
      answer: shape(rideCancelled),
      call: (client, id) => client.cancelRide(id, body, { idempotencyKey: 'one-intent' }),
    });
    expect(answer).toEqual(rideCancelled);
  });

  it.each([
    ['of a completed ride', ride('completed', 'rider'), 400, 'ride_not_cancellable', cannot],
    ['of an unknown ride', ['a user is signed in', { role: 'rider' }], 404, 'ride_not_found', unknown],
    ['of another user’s ride', ride('accepted', 'other rider'), 403, 'not_participant', foreign],
    ['above the confirmed price', ride('accepted', 'rider'), 409, 'penalty_changed', undefined, 0],
  ] as [string, State, number, ApiErrorCode, string?, number?][])(
    'cancelRide is refused %s',
    async (how, given, status, code, detail, confirmed) => {
      const body = {
        ...cancel('rider'),
        ...(confirmed !== undefined && { confirmed_penalty: confirmed }),
      };
      const error = await refusedInteraction({
        operation: 'cancelRide',
        given,
        when: `a cancellation ${how}`,
        body,
        status,
        code,
        detail,
        call: (client, id) => client.cancelRide(id, body),
      });
      expect(error).toMatchObject({ status, code, detail: detail ?? 'A sentence' });
    },
  );
});

describe('rateRide', () => {
  it.each([
    ['for the first time', ride('completed', 'rider')],
    ['again, within ten minutes', ride('completed', 'rider', { rating: 2 })],
  ] as const)('rateRide accepts a rating %s', async (how, given) => {
    const answer = await interaction({
      operation: 'rateRide',
      given: [...given] as State,
      when: `a rating ${how}`,
      body: rating,
      status: 200,
      answer: shape(message),
      call: (client, id) => client.rateRide(id, rating),
    });
    expect(answer).toEqual(message);
  });

  it.each([
    ['of a ride in progress', ride('in_progress', 'rider'), 400, 'ride_not_completed'],
    [
      'long after the first',
      ride('completed', 'rider', { rating: 2, minutes_ago: 11 }),
      409,
      'already_rated',
    ],
    [
      'of an unknown ride',
      ['a user is signed in', { role: 'rider' }],
      404,
      'ride_not_found',
      'Ride not found',
    ],
    ['of another user’s ride', ride('completed', 'other rider'), 403, 'not_participant'],
  ] as const)('rateRide is refused %s', async (how, given, status, code, detail?: string) => {
    const error = await refusedInteraction({
      operation: 'rateRide',
      given: [...given] as State,
      when: `a rating ${how}`,
      body: rating,
      status,
      code,
      detail,
      call: (client, id) => client.rateRide(id, rating),
    });
    expect(error).toMatchObject({ status, code });
  });
});
