import document from '@mobility/openapi/document' with { type: 'json' };
import accessToken from '@mobility/openapi/examples/AccessToken.json' with { type: 'json' };
import booking from '@mobility/openapi/examples/BookRideRequest.json' with { type: 'json' };
import booked from '@mobility/openapi/examples/RideBooked.json' with { type: 'json' };
import { afterEach, describe, expect, it } from 'vitest';
import { createFetchClient } from './fetch.ts';
import type { RequestEvent } from './options.ts';
import type { Reply } from './testing/client-on-loopback.ts';
import { json, loopback } from './testing/loopback.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const setUp = async (reply: Reply) => {
  const server = await loopback(reply);
  closers.push(server.close);
  const storage = { token: 'old' };
  const events: RequestEvent[] = [];
  const api = createFetchClient({
    baseUrl: server.baseUrl,
    tokens: {
      read: () => storage.token,
      write: (token) => {
        storage.token = token;
      },
    },
    wait: async () => undefined,
    onRequest: (event) => {
      events.push(event);
    },
  });
  return { api, seen: server.seen, storage, events };
};

describe('the fetch client', () => {
  it('resolves with data and response, and retries with one idempotency key', async () => {
    const { api, seen } = await setUp((response, _, count) =>
      count === 1 ? json(response, 503, {}) : json(response, 201, booked),
    );
    const { data, response } = await api.POST('/api/rides/request', {
      body: { ...booking, vehicle_type: 'economy' },
    });
    expect([data, response.status]).toEqual([booked, 201]);
    expect(seen.map(({ body }) => JSON.parse(body))).toEqual([booking, booking]);
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(seen[0]?.headers.authorization).toBe('Bearer old');
  });

  it('resolves with the error if the server refuses the request', async () => {
    const { api } = await setUp((response) => json(response, 404, { detail: 'Ride not found' }));
    const { data, error, response } = await api.GET('/api/rides/{id}/penalty-info', {
      params: { path: { id: 'r1' } },
    });
    expect([data, error, response.status]).toEqual([undefined, { detail: 'Ride not found' }, 404]);
  });

  it('stores the token of a refresh and replays requests that were refused during it', async () => {
    const { api, storage } = await setUp((response, { path, headers }) => {
      if (path === '/api/auth/refresh') setTimeout(() => json(response, 200, accessToken), 30);
      else if (headers.authorization === 'Bearer old') json(response, 401, {});
      else json(response, 200, { message: 'Done' });
    });
    const refresh = api.POST('/api/auth/refresh');
    expect((await api.POST('/api/driver/online')).data).toEqual({ message: 'Done' });
    await refresh;
    expect(storage.token).toBe(accessToken.access_token);
  });

  it('rejects when the signal of the call aborts', async () => {
    const { api } = await setUp(() => undefined);
    await expect(api.GET('/api/auth/me', { signal: AbortSignal.timeout(20) })).rejects.toMatchObject({
      kind: 'aborted',
    });
  });

  it('rejects with a MobilityError for an id that could change the path', async () => {
    const { api } = await setUp(() => undefined);
    const call = api.GET('/api/rides/{id}/penalty-info', { params: { path: { id: '../x' } } });
    await expect(call).rejects.toMatchObject({
      kind: 'invalid',
      message: '/api/rides/{id}/penalty-info: id "../x" is invalid',
    });
  });

  it('rejects with a MobilityError for a path that is not in the contract', async () => {
    const { api, seen } = await setUp((response) => json(response, 200, {}));
    const call: Promise<unknown> = Reflect.apply(api.GET, api, ['/api/nowhere']);
    await expect(call).rejects.toMatchObject({
      kind: 'invalid',
      message: 'The contract has no GET /api/nowhere',
    });
    expect(seen).toEqual([]);
  });

  it('finds the operation of every path', async () => {
    const { api, events } = await setUp((response) => json(response, 400, {}));
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => ({ path, method, operationId })),
    );
    for (const { path, method } of operations) {
      const ids = Object.fromEntries([...path.matchAll(/{(\w+)}/g)].map(([, name]) => [name, 'id-1']));
      await Reflect.apply(api.request, api, [method, path, { params: { path: ids } }]);
    }
    expect(events.map(({ operationId }) => operationId)).toEqual(
      operations.map(({ operationId }) => operationId),
    );
  });
});
