import preferences from '@mobility/openapi/examples/DriverPreferences.json' with { type: 'json' };
import offline from '@mobility/openapi/examples/DriverPreferences.offline.json' with { type: 'json' };
import profile from '@mobility/openapi/examples/DriverProfile.json' with { type: 'json' };
import inReview from '@mobility/openapi/examples/DriverProfile.pending_review.json' with { type: 'json' };
import vehicle from '@mobility/openapi/examples/DriverProfileInput.json' with { type: 'json' };
import position from '@mobility/openapi/examples/LocationUpdate.json' with { type: 'json' };
import message from '@mobility/openapi/examples/Message.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { interaction, refusedInteraction, type State, shape } from './interaction.ts';

const driver = (profileIs: 'none' | 'waiting' | 'approved', located = true, online = false): State => [
  'a driver',
  { profile: profileIs, located, online },
];
const input = { ...vehicle, vehicle_type: 'comfort' } as const;
/** A place without an address. */
const here = { latitude: 37.7793, longitude: -122.4193 };

describe('the profile', () => {
  it('getDriverProfile returns the profile of an approved driver', async () => {
    const answer = await interaction({
      operation: 'getDriverProfile',
      given: driver('approved'),
      when: 'a request for an approved driver’s profile',
      status: 200,
      answer: shape({ ...profile, is_online: false, current_location: here }, ['is_approved', 'is_online']),
      call: (client) => client.getDriverProfile(),
    });
    expect(answer).toMatchObject({ is_approved: true });
  });

  it('getDriverProfile returns the profile of a driver who waits for approval', async () => {
    const answer = await interaction({
      operation: 'getDriverProfile',
      given: driver('waiting', false),
      when: 'a request for the profile of a driver without approval',
      status: 200,
      answer: shape(inReview, ['is_approved', 'is_online']),
      call: (client) => client.getDriverProfile(),
    });
    expect(answer).toMatchObject({ is_approved: false, current_location: null });
  });

  it('getDriverProfile resolves with null for a driver without a profile', async () => {
    const answer = await interaction({
      operation: 'getDriverProfile',
      given: driver('none', false),
      when: 'a request for the profile of a driver who has none',
      status: 404,
      answer: { code: 'driver_profile_not_found' },
      call: (client) => client.getDriverProfile(),
    });
    expect(answer).toBeNull();
  });

  it('createDriverProfile creates a profile under review', async () => {
    const answer = await interaction({
      operation: 'createDriverProfile',
      given: driver('none', false),
      when: 'a request to create a driver profile',
      body: input,
      status: 201,
      answer: shape(inReview, ['is_approved', 'is_online']),
      call: (client) => client.createDriverProfile(input, { idempotencyKey: 'one-intent' }),
    });
    expect(answer).toMatchObject({ is_approved: false });
  });

  it.each([
    ['if there is one', driver('waiting', false), 409, 'driver_profile_exists', input],
    ['from a rider', ['a user is signed in', { role: 'rider' }], 403, 'forbidden', input],
  ] as const)('createDriverProfile is refused %s', async (how, given, status, code, body) => {
    const error = await refusedInteraction({
      operation: 'createDriverProfile',
      given: [...given] as State,
      when: `a request to create a driver profile ${how}`,
      body,
      status,
      code,
      call: (client) => client.createDriverProfile(body),
    });
    expect(error).toMatchObject({ status, code });
  });

  it('createDriverProfile is refused with a car of the far future', async () => {
    const body = { ...input, vehicle_year: 2099 };
    const error = await interaction({
      operation: 'createDriverProfile',
      given: driver('none', false),
      when: 'a request to create a driver profile with a car of the far future',
      body,
      status: 422,
      answer: { code: 'validation_failed', detail: shape([{ msg: 'A sentence' }]) },
      call: (client) => client.createDriverProfile(body).catch((refused: unknown) => refused),
    });
    expect(error).toMatchObject({ status: 422, code: 'validation_failed' });
  });
});

describe('the preferences', () => {
  it.each([
    ['online', driver('approved', true, true), { ...preferences, current_location: here }],
    ['new', driver('none', false), offline],
  ] as const)(
    'getDriverPreferences returns the preferences of a driver who is %s',
    async (how, given, example) => {
      const answer = await interaction({
        operation: 'getDriverPreferences',
        given,
        when: `a request for the preferences of a driver who is ${how}`,
        status: 200,
        answer: shape(example, ['is_online', 'auto_accept', 'notifications_enabled', 'radius_km']),
        call: (client) => client.getDriverPreferences(),
      });
      expect(answer).toMatchObject({ is_online: example.is_online, radius_km: 25 });
    },
  );

  it.each([{ radius_km: 50 }, { auto_accept: true }, { notifications_enabled: false }])(
    'updateDriverPreferences changes only %j',
    async (patch) => {
      const answer = await interaction({
        operation: 'updateDriverPreferences',
        given: driver('none', false),
        when: `a request to change ${Object.keys(patch)}`,
        body: patch,
        status: 200,
        answer: shape({ ...offline, ...patch }, Object.keys(patch)),
        call: (client) => client.updateDriverPreferences(patch),
      });
      expect(answer).toMatchObject(patch);
    },
  );

  it('updateDriverPreferences refuses a radius out of range', async () => {
    const error = await interaction({
      operation: 'updateDriverPreferences',
      given: driver('none', false),
      when: 'a request to set a radius out of range',
      body: { radius_km: 4 },
      status: 422,
      answer: { ...Object(shape({ detail: [{ msg: 'A sentence' }] })), code: 'validation_failed' },
      call: (client) => client.updateDriverPreferences({ radius_km: 4 }).catch((refused: unknown) => refused),
    });
    expect(error).toMatchObject({ status: 422, detail: [{ msg: 'A sentence' }] });
  });
});

describe('the availability', () => {
  it('updateLocation stores the location of the user', async () => {
    const answer = await interaction({
      operation: 'updateLocation',
      given: driver('none', false),
      when: 'a request to set the location',
      body: position,
      status: 200,
      answer: shape(message),
      call: (client) => client.updateLocation(position),
    });
    expect(answer).toEqual(message);
  });

  it.each([
    ['goOnline', driver('approved')],
    ['goOffline', driver('approved', true, true)],
  ] as const)('%s changes the availability of the driver', async (operation, given) => {
    const answer = await interaction({
      operation,
      given,
      when: operation,
      status: 200,
      answer: shape(message),
      call: (client) => client[operation](),
    });
    expect(answer).toEqual(message);
  });

  it.each([
    [
      'without a location',
      driver('approved', false),
      400,
      'location_required',
      'Please update your location before going online',
    ],
    ['before approval', driver('waiting'), 403, 'driver_not_approved'],
    ['as a rider', ['a user is signed in', { role: 'rider' }], 403, 'forbidden'],
  ] as const)('goOnline is refused %s', async (how, given, status, code, detail?: string) => {
    const error = await refusedInteraction({
      operation: 'goOnline',
      given: [...given] as State,
      when: `goOnline ${how}`,
      status,
      code,
      detail,
      call: (client) => client.goOnline(),
    });
    expect(error).toMatchObject({ status, code });
  });
});
