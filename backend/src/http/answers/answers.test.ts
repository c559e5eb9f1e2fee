import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createServer } from '../../server.ts';
import { given } from '../../testing/index.ts';

const world = async () => {
  const server = await createServer({ requestsPerMinute: 10_000, logLevel: 'silent' });
  onTestFinished(() => server.close());
  const admin = await given.user(server.context, 'admin');
  for (let index = 0; index < 6; index += 1) await given.user(server.context, 'rider');
  const read = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { authorization: `Bearer ${admin.token}`, ...headers } });
  return { server, read };
};

describe('reads that clients repeat', () => {
  it('are answered with 304 until something changes', async () => {
    const { server, read } = await world();
    const first = await read('/api/admin/users?t=1');
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const tag = String(first.headers.etag);
    const again = await read('/api/admin/users?t=1', { 'if-none-match': `"other", ${tag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    await given.user(server.context, 'rider');
    const changed = await read('/api/admin/users?t=1', { 'if-none-match': tag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(tag);
  });

  it.each(['/api/admin/payment-analytics', '/api/admin/disputes?limit=5', '/api/audit/logs'])(
    'are all of the console’s, such as %s',
    async (url) => {
      const { read } = await world();
      const tag = String((await read(url)).headers.etag);
      const again = await read(url, { 'if-none-match': tag });
      expect(again.statusCode).toBe(304);
    },
  );

  it.each([
    '/api/admin/users?search=a&limit=3&t=1',
    '/api/admin/rides?sort=created_at&limit=1&t=1',
    '/api/admin/conversations?limit=1&t=1',
    '/api/audit/logs?limit=2&t=1',
  ])('are the pages of a list too, the first and the next of %s', async (url) => {
    const { server, read } = await world();
    await given.completedRide(server.context);
    await given.completedRide(server.context);
    await given.conversation(server.context);
    await given.conversation(server.context);
    const first = await read(url);
    const cursor = String(first.headers['x-next-cursor']);
    const next = await read(`${url}&cursor=${cursor}`);
    for (const [address, { headers }] of [
      [url, first],
      [`${url}&cursor=${cursor}`, next],
    ] as const) {
      const again = await read(address, { 'if-none-match': String(headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      // A page is continued from the header, so a 304 has it as well.
      expect(again.headers['x-next-cursor']).toBe(headers['x-next-cursor']);
    }
  });

  it('need the role before a tag counts', async () => {
    const { server, read } = await world();
    const tag = String((await read('/api/admin/stats')).headers.etag);
    const rider = await given.user(server.context, 'rider');
    const refused = await read('/api/admin/stats', {
      authorization: `Bearer ${rider.token}`,
      'if-none-match': tag,
    });
    expect([refused.statusCode, refused.headers.etag]).toEqual([403, undefined]);
    expect(refused.headers['cache-control']).toBe('no-store');
  });

  it('are the only ones with a tag: other answers are never stored', async () => {
    const { read } = await world();
    for (const url of ['/api/auth/me', '/api/user/balance', '/api/notifications']) {
      const { headers } = await read(url);
      expect([headers.etag, headers['cache-control']]).toEqual([undefined, 'no-store']);
    }
  });
});

describe('answers above one kilobyte', () => {
  it.each([
    ['br', 'gzip, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'br;q=0.1, gzip', gunzipSync],
  ] as const)('are sent with %s to a client that accepts %s', async (encoding, accepted, open) => {
    const { read } = await world();
    const plain = await read('/api/admin/users?t=1');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = await read('/api/admin/users?t=1', { 'accept-encoding': accepted });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length);
    expect(open(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.headers.etag).toBe(plain.headers.etag);
  });

  it('stay plain below that, and errors too', async () => {
    const { read } = await world();
    const { headers } = await read('/api/admin/stats', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    const error = await read('/api/nothing', { 'accept-encoding': 'br' });
    expect([error.statusCode, error.json().code]).toEqual([404, 'not_found']);
  });

  it('vary by origin as well where other origins are allowed', async () => {
    const server = await createServer({ allowedOrigins: ['https://app.example'], logLevel: 'silent' });
    onTestFinished(() => server.close());
    const { headers } = await server.app.inject({
      url: '/docs/openapi.json',
      headers: { 'accept-encoding': 'br' },
    });
    if (headers['content-encoding']) expect(headers.vary).toMatch(/accept-encoding/);
  });
});
