import booking from '@mobility/openapi/examples/BookRideRequest.json' with { type: 'json' };
import message from '@mobility/openapi/examples/Message.json' with { type: 'json' };
import booked from '@mobility/openapi/examples/RideBooked.json' with { type: 'json' };
import user from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { describe, expect, it, vi } from 'vitest';
import type { MobilityClient } from '../client.ts';
import { type Reply, setUp } from '../testing/client-on-loopback.ts';
import { json } from '../testing/loopback.ts';

const trip = { ...booking, vehicle_type: 'economy' } as const;

describe('a call', () => {
  it('carries the token, a request id and the idempotency key', async () => {
    const { client, seen } = await setUp((response) => json(response, 201, booked));
    expect(await client.bookRide(trip, { idempotencyKey: 'intent-0001' })).toEqual(booked);
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/api/rides/request' });
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer old', 'idempotency-key': 'intent-0001' });
    expect(seen[0]?.headers['x-request-id']).toMatch(/^(\d+-){4}\d+$/);
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual(booking);
  });

  it('carries no token for a public operation', async () => {
    const { client, seen } = await setUp((response) => json(response, 200, { status: 'ok' }));
    await client.getHealth();
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  it('sends its query parameters', async () => {
    const { client, seen } = await setUp((response) => json(response, 200, []));
    await client.listMyRides({ limit: 5, cursor: 'a b' });
    expect(seen[0]?.path).toBe('/api/rides/my-rides?limit=5&cursor=a%20b');
  });

  it.each(['', '.', '..', '../x', 'a/b', 'a?b', 'ä', '%2e%2e'])('never puts %j into a path', async (id) => {
    const { client, seen } = await setUp((response) => json(response, 200, message));
    await expect(client.getPenaltyInfo(id)).rejects.toMatchObject({ kind: 'invalid' });
    expect(seen).toEqual([]);
  });

  it('refuses a missing path parameter', async () => {
    const { client, seen } = await setUp((response) => json(response, 200, message));
    await expect(Reflect.apply(client.getPenaltyInfo, client, [])).rejects.toThrow(
      'getPenaltyInfo: id undefined is invalid',
    );
    expect(seen).toEqual([]);
  });
});

describe('an error answer', () => {
  it('rejects with status, code, detail and request id', async () => {
    const body = { detail: 'Ride not found', code: 'ride_not_found', request_id: 'r1' };
    const { client } = await setUp((response) => json(response, 404, body));
    await expect(client.getPenaltyInfo('r-1')).rejects.toMatchObject({
      kind: 'http',
      status: 404,
      code: 'ride_not_found',
      detail: 'Ride not found',
      requestId: 'r1',
    });
  });

  it('reads both forms of a detail list', async () => {
    const detail = [{ loc: ['body'], msg: 'too short' }, { message: 'too long' }, 7];
    const { client } = await setUp((response) => json(response, 422, { detail }));
    const expected = [{ msg: 'too short' }, { msg: 'too long' }];
    await expect(client.goOnline()).rejects.toMatchObject({ status: 422, detail: expected });
  });

  it('may have a body that is not JSON or has no detail', async () => {
    const { client } = await setUp((response) => response.writeHead(404).end('<html>'));
    await expect(client.goOnline()).rejects.toMatchObject({ kind: 'http', status: 404, detail: undefined });
    const other = await setUp((response) => json(response, 404, { detail: { a: 1 }, code: 5 }));
    await expect(other.client.goOnline()).rejects.toMatchObject({ detail: undefined, code: undefined });
  });

  it('may have an empty body', async () => {
    const { client } = await setUp((response) => response.writeHead(500, { 'content-length': '0' }).end());
    await expect(client.login({ email: 'a', password: 'b' })).rejects.toMatchObject({
      kind: 'http',
      status: 500,
    });
  });

  it('resolves with null for a driver without a profile', async () => {
    const { client } = await setUp((response) => json(response, 404, { detail: 'No profile' }));
    expect(await client.getDriverProfile()).toBeNull();
    const failing = await setUp((response) => json(response, 403, { detail: 'No' }));
    await expect(failing.client.getDriverProfile()).rejects.toMatchObject({ status: 403 });
  });
});

describe('a success with a wrong body', () => {
  it.each([
    ['HTML', '<html>Welcome to the hotel</html>'],
    ['nothing', ''],
    ['another shape', '{"id":7}'],
    ['a list', '[]'],
    ['null', 'null'],
  ])('is malformed: %s', async (_, body) => {
    const { client } = await setUp((response) => response.writeHead(200).end(body));
    await expect(client.getCurrentUser()).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('loses a wrong item of a list, which is reported', async () => {
    const onValidationIssue = vi.fn();
    const { client } = await setUp((response) => json(response, 200, [user, { id: 1 }, user]), {
      onValidationIssue,
    });
    expect(await client.listAdminUsers()).toHaveLength(2);
    expect(onValidationIssue).toHaveBeenCalledWith(
      expect.objectContaining({ operationId: 'listAdminUsers', omitted: '[1]' }),
    );
  });
});

describe('retries', () => {
  const failing: Reply = (response) => json(response, 503, { detail: 'Busy' });

  it.each([
    ['safe', 3, (client) => client.getCurrentUser()],
    ['keyed with a key', 3, (client) => client.bookRide(trip, { idempotencyKey: 'intent-0001' })],
    ['keyed without a key', 3, (client) => client.bookRide(trip)],
    ['never', 1, (client) => client.login({ email: 'a', password: 'b' })],
    ['caller', 1, (client) => client.listAvailableRides()],
  ] as [string, number, (client: MobilityClient) => Promise<unknown>][])(
    '%s takes %i attempts',
    async (_, attempts, run) => {
      const { client, seen } = await setUp(failing);
      await expect(run(client)).rejects.toMatchObject({ kind: 'http', status: 503 });
      expect(seen).toHaveLength(attempts);
    },
  );

  it('repeat the same body, key and request id after 0.3 to 3 s', async () => {
    const { client, seen, waits } = await setUp((response, _, count) =>
      count < 3 ? failing(response, _, count) : json(response, 201, booked),
    );
    expect(await client.bookRide(trip, { idempotencyKey: 'intent-0001' })).toEqual(booked);
    expect(new Set(seen.map(({ body, headers }) => body + headers['x-request-id'])).size).toBe(1);
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(3).fill('intent-0001'));
    expect(waits).toEqual([1_650, 1_650]);
  });

  it('follow a cut connection', async () => {
    const { client, seen } = await setUp((response, _, count) =>
      count === 1 ? response.socket?.destroy() : json(response, 200, user),
    );
    expect(await client.getCurrentUser()).toEqual(user);
    expect(seen).toHaveLength(2);
  });

  it('follow an incomplete answer', async () => {
    const { client, seen } = await setUp((response, _, count) => {
      if (count > 1) return json(response, 200, user);
      response.writeHead(200, { 'content-length': '500' }).write('{"id":');
      setTimeout(() => response.socket?.destroy(), 20);
    });
    expect(await client.getCurrentUser()).toEqual(user);
    expect(seen).toHaveLength(2);
  });

  it('wait for the time in Retry-After', async () => {
    const { client, waits } = await setUp((response, _, count) =>
      count === 1
        ? json(response, 429, { detail: 'Slow' }, { 'retry-after': '7' })
        : json(response, 200, user),
    );
    await client.getCurrentUser();
    expect(waits).toEqual([7_000]);
  });

  it.each(['1.5', '-5', 'soon', '5 seconds', 'Fri, 31 Dec 2100 23:59:59 GMT'])(
    'ignore a Retry-After of %s',
    async (after) => {
      const { client, waits } = await setUp((response, _, count) =>
        count < 3 ? json(response, 503, {}, { 'retry-after': after }) : json(response, 200, user),
      );
      await client.getCurrentUser();
      expect(waits).toEqual([1_650, 1_650]);
    },
  );

  it('stop if Retry-After is too long', async () => {
    const { client, seen } = await setUp((response) => json(response, 429, {}, { 'retry-after': '60' }));
    await expect(client.getCurrentUser()).rejects.toMatchObject({ status: 429 });
    expect(seen).toHaveLength(1);
  });

  it.each([400, 404, 409, 501])('do not follow a %i', async (status) => {
    const { client, seen } = await setUp((response) => json(response, status, {}));
    await expect(client.getCurrentUser()).rejects.toMatchObject({ status });
    expect(seen).toHaveLength(1);
  });
});

describe('the time of a call', () => {
  it('is limited per attempt', async () => {
    const onRequest = vi.fn();
    const { client } = await setUp(() => undefined, { onRequest });
    await expect(client.getCurrentUser({ timeout: 30 })).rejects.toMatchObject({ kind: 'timeout' });
    expect(onRequest).toHaveBeenCalledTimes(3);
  });

  it('covers a body that stalls', async () => {
    const { client } = await setUp((response) => {
      response.writeHead(200).write('{"id":');
    });
    await expect(client.listAvailableRides({ timeout: 50 })).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('ends with the signal during a request', async () => {
    const controller = new AbortController();
    const { client, seen } = await setUp(() => controller.abort());
    const call = client.getCurrentUser({ signal: controller.signal });
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    expect(seen).toHaveLength(1);
  });

  it('ends with the signal between two attempts and before the first one', async () => {
    const controller = new AbortController();
    const wait = () => {
      controller.abort();
      return new Promise<void>(() => {});
    };
    const { client, seen } = await setUp((response) => json(response, 503, {}), { wait });
    const call = client.getCurrentUser({ signal: controller.signal });
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    expect(seen).toHaveLength(1);
    await expect(client.getCurrentUser({ signal: AbortSignal.abort() })).rejects.toMatchObject({
      kind: 'aborted',
    });
    expect(seen).toHaveLength(1);
  });

  it('runs no hook after its signal has ended it', async () => {
    const onRequest = vi.fn();
    const { client, seen } = await setUp((response) => json(response, 503, {}), { onRequest });
    const call = client.getCurrentUser({ signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    expect(onRequest).not.toHaveBeenCalled();
    expect(seen).toEqual([]);
  });

  it('ends with a network error if there is no server', async () => {
    const { client } = await setUp(() => undefined, { baseUrl: 'http://127.0.0.1:9' });
    await expect(client.getCurrentUser()).rejects.toMatchObject({ kind: 'network' });
  });
});
