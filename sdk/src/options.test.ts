import booking from '@mobility/openapi/examples/BookRideRequest.json' with { type: 'json' };
import booked from '@mobility/openapi/examples/RideBooked.json' with { type: 'json' };
import user from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { describe, expect, it, vi } from 'vitest';
import { createClient } from './index.ts';
import { type Reply, setUp } from './testing/client-on-loopback.ts';
import { json } from './testing/loopback.ts';

const trip = { ...booking, vehicle_type: 'economy' } as const;
const answer: Reply = (response) => json(response, 200, user);
const busy: Reply = (response) => json(response, 503, { detail: 'Busy' });
const tokens = { read: (): null => null, write: () => undefined };

describe('the options of a client', () => {
  const baseUrl = 'http://backend.test';
  const wrongBase = 'Option baseUrl must be a URL.';
  const wrongTokens = 'Option tokens.read must be a function. Option tokens.write must be a function.';
  const wrongNumber = 'must be a number.';

  it.each([
    [{}, `${wrongBase} ${wrongTokens}`],
    [undefined, `${wrongBase} ${wrongTokens}`],
    [{ baseUrl, tokens: { read: (): null => null } }, 'Option tokens.write must be a function.'],
    [{ baseUrl, tokens: { ...tokens, read: 'token' } }, 'Option tokens.read must be a function.'],
    [{ baseUrl, tokens, retries: 3 }, 'Option retries is unknown.'],
    [
      { baseUrl, tokens, signal: {}, idempotencyKey: 'k' },
      'Option signal is unknown. Option idempotencyKey is unknown.',
    ],
    [{ baseUrl: '', tokens }, wrongBase],
    [{ baseUrl: 5, tokens }, wrongBase],
    [{ baseUrl: '/mobility', tokens }, wrongBase],
    [{ baseUrl: 'ftp://backend.test', tokens }, wrongBase],
    [{ baseUrl: 'http://', tokens }, wrongBase],
    [{ baseUrl, tokens, fetch: 'fetch' }, 'Option fetch must be a function.'],
    [{ baseUrl, tokens, headers: 'x-app: rider' }, 'Option headers must be an object.'],
    [{ baseUrl, tokens, timeout: '10' }, `Option timeout ${wrongNumber}`],
    [{ baseUrl, tokens, maxRetries: '1' }, `Option maxRetries ${wrongNumber}`],
  ])('%j are refused with a sentence that names the option and what it must be', (options, sentence) => {
    expect(() => Reflect.apply(createClient, undefined, [options])).toThrow(
      new TypeError(`createClient: ${sentence}`),
    );
  });

  it('accept a path as the base URL where the page has a location', () => {
    vi.stubGlobal('location', new URL('https://page.test/rider'));
    for (const path of ['', '/mobility']) expect(() => createClient({ baseUrl: path, tokens })).not.toThrow();
    expect(() => createClient({ baseUrl: 'mobility', tokens })).toThrow(wrongBase);
    vi.unstubAllGlobals();
  });

  it('accept an asynchronous token storage', async () => {
    const storage = { token: 'old' };
    const slow = {
      read: async () => storage.token,
      write: async (token: string) => {
        storage.token = token;
      },
    };
    const { client, seen } = await setUp((response) => json(response, 200, { access_token: 'new' }), {
      tokens: slow,
    });
    await client.refreshSession();
    expect(seen[0]?.headers.authorization).toBe('Bearer old');
    expect(storage.token).toBe('new');
  });

  it('apply to every call, and options of the call override them', async () => {
    const { client, seen } = await setUp(answer, { headers: { 'x-app': 'rider', 'x-build': '1' } });
    await client.getCurrentUser({ headers: { 'x-build': '2' } });
    expect(seen[0]?.headers).toMatchObject({ 'x-app': 'rider', 'x-build': '2' });
  });

  it('limit the retries', async () => {
    const { client, seen } = await setUp(busy, { maxRetries: 1 });
    await expect(client.getCurrentUser()).rejects.toMatchObject({ status: 503 });
    expect(seen).toHaveLength(2);
    await expect(client.getCurrentUser({ maxRetries: 0 })).rejects.toMatchObject({ status: 503 });
    expect(seen).toHaveLength(3);
  });

  it('limit the time of an attempt, and a call can set a shorter limit', async () => {
    const { client } = await setUp(() => undefined, { timeout: 60, maxRetries: 0 });
    await expect(client.getCurrentUser()).rejects.toThrow('getCurrentUser: no answer in 60 ms');
    await expect(client.createBackup({ timeout: 20 })).rejects.toThrow('no answer in 20 ms');
  });

  it('never retry an operation that must not be repeated', async () => {
    const { client, seen } = await setUp(busy, { maxRetries: 5 });
    await expect(client.login({ email: 'a', password: 'b' })).rejects.toMatchObject({ status: 503 });
    expect(seen).toHaveLength(1);
  });
});

describe('the options of a call', () => {
  it('are refused if they are unknown, before anything is sent', async () => {
    const { client, seen } = await setUp(answer);
    const call: Promise<unknown> = Reflect.apply(client.getCurrentUser, client, [{ retries: 1 }]);
    await expect(call).rejects.toMatchObject({
      kind: 'invalid',
      message: 'getCurrentUser: Option retries is unknown.',
    });
    expect(seen).toEqual([]);
  });

  it.each([
    ['baseUrl', 'http://other.test'],
    ['tokens', tokens],
    ['onUnauthorized', () => undefined],
    ['onValidationIssue', () => undefined],
    ['random', Math.random],
    ['wait', async () => undefined],
  ])('do not include %s, which belongs to the client', async (name, value) => {
    const { client, seen } = await setUp(answer);
    const call: Promise<unknown> = Reflect.apply(client.getCurrentUser, client, [{ [name]: value }]);
    await expect(call).rejects.toMatchObject({
      kind: 'invalid',
      message: `getCurrentUser: Option ${name} is unknown.`,
    });
    expect(seen).toEqual([]);
  });

  it.each([
    [{ timeout: 'soon' }, 'Option timeout must be a number.'],
    [{ maxRetries: '2' }, 'Option maxRetries must be a number.'],
    [{ fetch: {} }, 'Option fetch must be a function.'],
    [{ idempotencyKey: 7 }, 'Option idempotencyKey must be a string.'],
  ])('are refused if they have another type: %j', async (options, sentence) => {
    const { client, seen } = await setUp(answer);
    const call: Promise<unknown> = Reflect.apply(client.getCurrentUser, client, [options]);
    await expect(call).rejects.toMatchObject({ kind: 'invalid', message: `getCurrentUser: ${sentence}` });
    expect(seen).toEqual([]);
  });

  it('can replace fetch', async () => {
    const { client, seen } = await setUp(answer);
    const fetch = vi.fn(async () => Response.json({ ...user, name: 'Another' }));
    expect(await client.getCurrentUser({ fetch })).toMatchObject({ name: 'Another' });
    expect([seen.length, fetch.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('hooks and logger', () => {
  it('run around each attempt; a hook may add a header', async () => {
    const onResponse = vi.fn();
    const { client, seen } = await setUp(
      (response, request, count) => (count === 1 ? busy : answer)(response, request, count),
      {
        onRequest: ({ request, attempt }) => request.headers.set('x-attempt', String(attempt)),
        onResponse,
      },
    );
    await client.getCurrentUser();
    expect(seen.map(({ headers }) => headers['x-attempt'])).toEqual(['1', '2']);
    const events = onResponse.mock.calls.map(([{ operationId, attempt, response, milliseconds }]) => [
      operationId,
      attempt,
      response.status,
      milliseconds >= 0,
    ]);
    expect(events).toEqual([
      ['getCurrentUser', 1, 503, true],
      ['getCurrentUser', 2, 200, true],
    ]);
  });

  it('log answers and retries without tokens and bodies', async () => {
    const logger = { debug: vi.fn(), warn: vi.fn() };
    const { client } = await setUp(
      (response, request, count) => (count === 1 ? busy : answer)(response, request, count),
      { logger },
    );
    await client.getCurrentUser();
    expect(logger.warn.mock.calls).toEqual([['getCurrentUser: 503, retry 1 in 1650 ms']]);
    const lines = logger.debug.mock.calls.map(([line]) => String(line).replace(/\d+ ms/, 'n ms'));
    expect(lines).toEqual(['getCurrentUser: 503, try 1 in n ms', 'getCurrentUser: 200, try 2 in n ms']);
  });
});

describe('the idempotency key', () => {
  it('is created per call and shared by the attempts of the call', async () => {
    const { client, seen } = await setUp((response, request, count) =>
      count === 1 ? busy(response, request, count) : json(response, 201, booked),
    );
    await client.bookRide(trip);
    await client.bookRide(trip);
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{8,128}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is not sent for operations without one in the contract', async () => {
    const { client, seen } = await setUp(answer);
    await client.getCurrentUser();
    expect(seen[0]?.headers['idempotency-key']).toBeUndefined();
  });
});

it('gives each answer before its body is read, and a clone of it has the body', async () => {
  const { client } = await setUp((response, seen, count) =>
    (count === 1 ? busy : answer)(response, seen, count),
  );
  const texts: Promise<string>[] = [];
  const onHeaders = (response: Response): void => {
    expect(response.bodyUsed).toBe(false);
    texts.push(response.clone().text());
  };
  expect(await client.getCurrentUser({ onHeaders })).toEqual(user);
  expect(await Promise.all(texts)).toEqual([JSON.stringify({ detail: 'Busy' }), JSON.stringify(user)]);
});
