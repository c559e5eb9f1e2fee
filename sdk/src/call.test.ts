import booking from '@mobility/openapi/examples/BookRideRequest.json' with { type: 'json' };
import user from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  AbortedError,
  HttpError,
  InvalidCallError,
  isRefusalOf,
  MalformedError,
  MobilityError,
} from './index.ts';
import { setUp } from './testing/client-on-loopback.ts';
import { json } from './testing/loopback.ts';

const trip = { ...booking, vehicle_type: 'economy' } as const;
const errorOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('withResponse', () => {
  it('resolves with the data, the response and the request id that was sent', async () => {
    const { client, seen } = await setUp((response) => json(response, 200, user, { 'x-extra': 'yes' }));
    const { data, response, requestId } = await client.getCurrentUser().withResponse();
    expect(data).toEqual(user);
    expect(response.headers.get('x-extra')).toBe('yes');
    expect(seen[0]?.headers['x-request-id']).toBe(requestId);
    expect(await response.json()).toEqual(user);
  });

  it('rejects once, without an unhandled rejection of the call itself', async () => {
    const { client } = await setUp((response) => json(response, 403, { detail: 'No' }));
    await expect(client.getCurrentUser().withResponse()).rejects.toMatchObject({ status: 403 });
  });

  it('resolves with null and the response if there is no driver profile', async () => {
    const { client } = await setUp((response) => json(response, 404, { detail: 'None' }));
    const { data, response } = await client.getDriverProfile().withResponse();
    expect([data, response.status]).toEqual([null, 404]);
  });
});

describe('an error', () => {
  it('has the operation, status and detail in its message', async () => {
    const { client } = await setUp((response) => json(response, 404, { detail: 'Ride not found' }));
    await expect(client.getPenaltyInfo('r-1')).rejects.toThrow('getPenaltyInfo: 404 Ride not found');
  });

  it('joins a list of details in its message', async () => {
    const detail = [{ msg: 'too short' }, { msg: 'too long' }];
    const { client } = await setUp((response) => json(response, 422, { detail }));
    await expect(client.goOnline()).rejects.toThrow('goOnline: 422 too short; too long');
  });

  it('has the name and kind of its class, and narrows by kind', async () => {
    const { client } = await setUp((response) =>
      json(response, 409, { detail: 'Taken', code: 'ride_taken' }),
    );
    const error = await errorOf(client.updateRide('r-1', { action: 'accept' }));
    expect(String(error)).toBe('HttpError: updateRide: 409 Taken');
    if (!(error instanceof MobilityError) || error.kind !== 'http') throw new Error('Another kind');
    expectTypeOf(error).toEqualTypeOf<HttpError>();
    expectTypeOf(error.status).toEqualTypeOf<number>();
    expect(error).toBeInstanceOf(HttpError);
  });

  it('narrows its code to those of the operation', async () => {
    const { client } = await setUp((response) => json(response, 409, { code: 'active_ride_exists' }));
    const error = await errorOf(client.bookRide(trip));
    expect(isRefusalOf(error, 'cancelRide')).toBe(false);
    if (!isRefusalOf(error, 'bookRide')) throw new Error('Another operation');
    expectTypeOf<'active_ride_exists'>().toExtend<typeof error.code>();
    expectTypeOf<'ride_taken'>().not.toExtend<typeof error.code>();
    expect(error.code).toBe('active_ride_exists');
  });

  it.each(['a/b', '..', ''])('is a MobilityError of kind invalid for the ride id %j', async (id) => {
    const { client, seen } = await setUp((response) => json(response, 200, {}));
    const body = { cancelled_by: 'rider', reason: 'Rain', confirmation: true } as const;
    const error = await errorOf(client.cancelRide(id, body));
    expect(error).toBeInstanceOf(MobilityError);
    expect(error).toBeInstanceOf(InvalidCallError);
    expect(error).toMatchObject({ kind: 'invalid', operationId: 'cancelRide' });
    expect(seen).toEqual([]);
  });

  const broken = (): never => {
    throw new Error('broken');
  };

  it.each([
    ['the token storage', { tokens: { read: broken, write: broken } }],
    ['the hook before an attempt', { onRequest: broken }],
    ['a header', { headers: { 'x-app': '€' } }],
  ])('is a MobilityError of kind invalid if %s fails before anything is sent', async (_, options) => {
    const { client, seen } = await setUp((response) => json(response, 200, user), options);
    const error = await errorOf(client.getCurrentUser());
    expect(error).toBeInstanceOf(MobilityError);
    expect(error).toMatchObject({ kind: 'invalid', operationId: 'getCurrentUser', cause: expect.any(Error) });
    expect(seen).toEqual([]);
  });

  it('is a MobilityError of kind invalid for a body that is not JSON', async () => {
    const { client } = await setUp((response) => json(response, 200, {}));
    const body = { name: 'Ann', phone: null, self: {} };
    body.self = body;
    const error = await errorOf(client.updateMyProfile(body));
    expect(error).toMatchObject({ kind: 'invalid', cause: expect.any(TypeError) });
    expect(error).toHaveProperty('message', expect.stringMatching(/^updateMyProfile: TypeError: .*circular/));
  });

  it('is a MobilityError of kind malformed if a hook fails after the answer', async () => {
    const { client, seen } = await setUp((response) => json(response, 200, user), { onResponse: broken });
    const error = await errorOf(client.getCurrentUser());
    expect(error).toBeInstanceOf(MobilityError);
    expect(error).toMatchObject({ kind: 'malformed', message: 'getCurrentUser: Error: broken' });
    expect(seen).toHaveLength(1);
  });

  it.each([
    [{ ...user, id: 7 }, 'the answer breaks the contract at .id: expected string'],
    [null, 'the answer breaks the contract: expected Object'],
  ])(
    'names the path, the expected type and the status if the answer is malformed: %#',
    async (body, sentence) => {
      const { client } = await setUp((response) => json(response, 203, body));
      const error = await errorOf(client.getCurrentUser());
      expect(error).toBeInstanceOf(MalformedError);
      expect(error).toMatchObject({ status: 203, message: `getCurrentUser: ${sentence}` });
    },
  );

  it('has the reason of the caller’s signal as its cause', async () => {
    const { client } = await setUp(() => undefined);
    const error = await errorOf(client.getCurrentUser({ signal: AbortSignal.abort('left') }));
    expect(error).toBeInstanceOf(AbortedError);
    expect(error).toMatchObject({ cause: 'left', message: 'getCurrentUser: aborted' });
  });
});
