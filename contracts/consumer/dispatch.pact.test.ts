import type { ReleaseRideRequest } from '@mobility/openapi';
import message from '@mobility/openapi/examples/Message.json' with { type: 'json' };
import giveRequest from '@mobility/openapi/examples/ReleaseRideRequest.driver.json' with { type: 'json' };
import releaseRequest from '@mobility/openapi/examples/ReleaseRideRequest.json' with { type: 'json' };
import ended from '@mobility/openapi/examples/RideCancelled.json' with { type: 'json' };
import candidates from '@mobility/openapi/examples/RideCandidates.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { interaction, refusedInteraction, type State, shape } from './interaction.ts';

const ride = (status: string, caller: string): State => ['a ride', { status, caller }];

describe('declineRide', () => {
  it('declineRide takes the offer from the driver', async () => {
    const answer = await interaction({
      operation: 'declineRide',
      given: ['a pending ride and a driver'],
      when: 'a declined offer',
      status: 200,
      answer: shape(message),
      call: (client, id) => client.declineRide(id),
    });
    expect(answer).toEqual(message);
  });

  it.each([
    [
      'of a ride that another driver took',
      ['a pending ride and a driver', { taken: true }],
      409,
      'ride_taken',
    ],
    ['from far away', ['a pending ride and a driver', { far: true }], 409, 'out_of_range'],
    ['of no ride', ['a user is signed in', { role: 'driver' }], 404, 'ride_not_found'],
  ] as [string, State, number, 'ride_taken' | 'out_of_range' | 'ride_not_found'][])(
    'declineRide is refused %s',
    async (how, given, status, code) => {
      const error = await refusedInteraction({
        operation: 'declineRide',
        given,
        when: `a declined offer ${how}`,
        status,
        code,
        call: (client, id) => client.declineRide(id),
      });
      expect(error).toMatchObject({ status, code });
    },
  );
});

describe('releaseRide', () => {
  const offerAgain = releaseRequest as ReleaseRideRequest;
  const cancel: ReleaseRideRequest = { ...offerAgain, outcome: 'cancel' };

  it.each([
    ['takes an accepted ride from its driver', ride('accepted', 'admin'), offerAgain],
    ['cancels a ride in progress', ride('in_progress', 'admin'), cancel],
  ] as const)('releaseRide %s', async (what, given, body) => {
    const answer = await interaction({
      operation: 'releaseRide',
      given: [...given] as State,
      when: `an admin who ${what}`,
      body,
      status: 200,
      answer: shape(message),
      call: (client, id) => client.releaseRide(id, body, { idempotencyKey: 'one-intent' }),
    });
    expect(answer).toEqual(message);
  });

  it.each([
    ['of a completed ride', ride('completed', 'admin'), 400, 'ride_not_cancellable'],
    ['by a rider', ride('accepted', 'rider'), 403, 'admin_required'],
    ['of no ride', ['a user is signed in', { role: 'admin' }], 404, 'ride_not_found'],
  ] as [string, State, number, 'ride_not_cancellable' | 'admin_required' | 'ride_not_found'][])(
    'releaseRide is refused %s',
    async (how, given, status, code) => {
      const error = await refusedInteraction({
        operation: 'releaseRide',
        given,
        when: `a release ${how}`,
        body: cancel,
        status,
        code,
        call: (client, id) => client.releaseRide(id, cancel),
      });
      expect(error).toMatchObject({ status, code });
    },
  );
});

describe('giving a ride to a chosen driver', () => {
  const give = giveRequest as ReleaseRideRequest;

  it('listRideCandidates lists the free drivers around the pickup', async () => {
    const answer = await interaction({
      operation: 'listRideCandidates',
      given: ['a ride', { status: 'accepted', caller: 'admin', free_driver: true }],
      when: 'a request for the drivers who could take a ride',
      status: 200,
      answer: shape({ drivers: candidates.drivers.map((driver) => ({ ...driver, vehicle_color: null })) }),
      call: (client, id) => client.listRideCandidates(id),
    });
    expect(answer).toMatchObject({ drivers: [{ name: 'Dana Diaz', distance_km: 1.4 }] });
  });

  it.each([
    ['for a ride in progress', ride('in_progress', 'admin'), 400, 'ride_not_cancellable'],
    ['for a rider', ride('accepted', 'rider'), 403, 'admin_required'],
    ['for no ride', ['a user is signed in', { role: 'admin' }], 404, 'ride_not_found'],
  ] as [string, State, number, 'ride_not_cancellable' | 'admin_required' | 'ride_not_found'][])(
    'listRideCandidates is refused %s',
    async (how, given, status, code) => {
      const error = await refusedInteraction({
        operation: 'listRideCandidates',
        given,
        when: `a request for drivers ${how}`,
        status,
        code,
        call: (client, id) => client.listRideCandidates(id),
      });
      expect(error).toMatchObject({ status, code });
    },
  );

  it('releaseRide is refused for a driver whom nobody knows', async () => {
    const error = await refusedInteraction({
      operation: 'releaseRide',
      given: ride('accepted', 'admin'),
      when: 'a release for an unknown driver',
      body: give,
      status: 404,
      code: 'user_not_found',
      detail: 'User not found',
      call: (client, id) => client.releaseRide(id, give),
    });
    expect(error).toMatchObject({ status: 404, code: 'user_not_found' });
  });
});

const arrived = (minutes: number, caller = 'driver'): State => [
  'a ride',
  { status: 'driver_arriving', caller, minutes_ago: minutes },
];

describe('reportNoShow', () => {
  it('reportNoShow ends the ride of a rider who did not come', async () => {
    const answer = await interaction({
      operation: 'reportNoShow',
      given: arrived(6),
      when: 'a no-show after six minutes',
      status: 200,
      answer: shape(ended),
      call: (client, id) => client.reportNoShow(id, { idempotencyKey: 'one-intent' }),
    });
    expect(answer).toEqual(ended);
  });

  it.each([
    ['after four minutes', arrived(4), 409, 'no_show_too_early'],
    ['during the ride', ['a ride', { status: 'in_progress', caller: 'driver' }], 400, 'ride_not_cancellable'],
    ["of another driver's ride", arrived(6, 'other driver'), 403, 'not_participant'],
    ['of no ride', ['a user is signed in', { role: 'driver' }], 404, 'ride_not_found'],
  ] as [
    string,
    State,
    number,
    'no_show_too_early' | 'ride_not_cancellable' | 'not_participant' | 'ride_not_found',
  ][])('reportNoShow is refused %s', async (how, given, status, code) => {
    const error = await refusedInteraction({
      operation: 'reportNoShow',
      given,
      when: `a no-show ${how}`,
      status,
      code,
      call: (client, id) => client.reportNoShow(id),
    });
    expect(error).toMatchObject({ status, code });
  });
});
