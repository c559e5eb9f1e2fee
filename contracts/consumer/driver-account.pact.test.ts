import profile from '@mobility/openapi/examples/DriverProfile.json' with { type: 'json' };
import vehicle from '@mobility/openapi/examples/DriverProfileInput.json' with { type: 'json' };
import message from '@mobility/openapi/examples/Message.json' with { type: 'json' };
import rating from '@mobility/openapi/examples/RateRequest.json' with { type: 'json' };
import history from '@mobility/openapi/examples/UnifiedRides.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { interaction, refusedInteraction, type State, shape } from './interaction.ts';

const ride = (status: string, caller: string, more = {}): State => ['a ride', { status, caller, ...more }];
const input = { ...vehicle, vehicle_type: 'comfort' } as const;

describe('the driver profile', () => {
  it('updateDriverProfile sends a profile with a new license plate back to review', async () => {
    const answer = await interaction({
      operation: 'updateDriverProfile',
      given: ['a driver', { profile: 'approved', located: false, online: false }],
      when: 'a request to change the license plate',
      body: input,
      status: 200,
      answer: shape({ ...profile, ...input, is_approved: false, is_online: false, current_location: null }, [
        'is_approved',
        'is_online',
        ...Object.keys(input),
      ]),
      call: (client) => client.updateDriverProfile(input),
    });
    expect(answer).toMatchObject({ ...input, is_approved: false });
  });

  it.each([
    ['during a ride', ride('in_progress', 'driver'), 409, 'driver_busy'],
    [
      'if there is none',
      ['a driver', { profile: 'none', located: false, online: false }],
      404,
      'driver_profile_not_found',
    ],
  ] as const)('updateDriverProfile refuses a new license plate %s', async (how, given, status, code) => {
    const error = await refusedInteraction({
      operation: 'updateDriverProfile',
      given: [...given] as State,
      when: `a request to change the license plate ${how}`,
      body: input,
      status,
      code,
      call: (client) => client.updateDriverProfile(input),
    });
    expect(error).toMatchObject({ status, code });
  });
});

describe("the driver's history", () => {
  it('listUnifiedRides names the rider of each ride', async () => {
    const [done] = history.completed_matches;
    if (!done) throw new Error('The example has no ride');
    const { id, rider_id, rider_name, status, estimated_fare, pickup_address, dropoff_address } = done;
    const facts = { id, rider_id, rider_name, status, estimated_fare, pickup_address, dropoff_address };
    const answer = await interaction({
      operation: 'listUnifiedRides',
      given: ride('completed', 'driver', { payment: 'balance' }),
      when: 'a request for the rides that I drove',
      status: 200,
      answer: {
        completed_matches: [shape({ ...facts, created_at: done.created_at }, ['status'])],
      },
      call: (client) => client.listUnifiedRides(),
    });
    expect(answer).toMatchObject({ completed_matches: [{ status: 'completed', rider_name }] });
  });
});

describe('rating the rider', () => {
  it('rateRider rates the rider of a completed ride', async () => {
    const answer = await interaction({
      operation: 'rateRider',
      given: ride('completed', 'driver'),
      when: 'a rating of the rider',
      body: rating,
      status: 200,
      answer: shape(message),
      call: (client, id) => client.rateRider(id, rating, { idempotencyKey: 'one-intent' }),
    });
    expect(answer).toEqual(message);
  });

  it.each([
    ['before the end of the ride', ride('in_progress', 'driver'), 400, 'ride_not_completed'],
    ["of another driver's ride", ride('completed', 'other driver'), 403, 'not_participant'],
    [
      'of an unknown ride',
      ['a driver', { profile: 'none', located: false, online: false }],
      404,
      'ride_not_found',
    ],
  ] as const)('rateRider is refused %s', async (how, given, status, code) => {
    const error = await refusedInteraction({
      operation: 'rateRider',
      given: [...given] as State,
      when: `a rating of the rider ${how}`,
      body: rating,
      status,
      code,
      call: (client, id) => client.rateRider(id, rating),
    });
    expect(error).toMatchObject({ status, code });
  });
});
