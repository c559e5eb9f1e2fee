import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer, type MobilityServer } from '../server.ts';

let server: MobilityServer;
beforeAll(async () => {
  const docsDir = dirname(fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js')));
  server = await createServer({ docsDir });
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ url, headers: { accept: 'text/html' } });

it.each([
  ['/docs', '/docs/openapi.json', 'bookRide'],
  ['/docs/live', '/docs/live.json', 'ride_request'],
])('%s shows the contract without asking another host', async (path, source, word) => {
  const { statusCode, body, headers } = await get(path);
  expect(statusCode).toBe(200);
  expect(body).toContain(`spec-url="${source}"`);
  expect(body).not.toMatch(/https?:/);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect((await get(source)).body).toContain(word);
});

it('the viewer’s own script is served, and no other file of its folder', async () => {
  const script = await get('/docs/redoc.standalone.js');
  expect([script.statusCode, script.headers['content-type']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ]);
  expect(script.body).not.toMatch(/cdn\.redoc\.ly\/redoc\/logo/);
  const compressed = await server.app.inject({
    url: '/docs/redoc.standalone.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(script.body);
  expect((await get('/docs/redoc.js')).statusCode).toBe(404);
  expect((await get('/docs/%2e%2e/package.json')).statusCode).toBe(404);
});

it('the content security policy of the other pages stays strict', async () => {
  const { headers } = await get('/api/health');
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
});

it.each(['/docs', '/docs/live'])('%s is also served with a trailing slash', async (path) => {
  const { statusCode, headers } = await get(`${path}/`);
  expect([statusCode, headers.location]).toEqual([308, path]);
});
