import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { createServer } from '../../server.ts';
import { given } from '../../testing/index.ts';

const tile = (name: string, text: string): string => `<dd data-figure="${name}" class="a">${text}</dd>`;
const landing = `<html lang="en-US">${tile('riders', '50K+')}${tile('cities', '25+')}${tile('rides', '100K+')}</html>`;

const start = async () => {
  const publicDir = mkdtempSync(join(tmpdir(), 'public-'));
  onTestFinished(() => rmSync(publicDir, { recursive: true, force: true }));
  writeFileSync(join(publicDir, 'index.html'), '<html lang="en-US"><title>Mobility</title></html>');
  writeFileSync(join(publicDir, 'landing.html'), landing);
  let time = 1_800_000_000_000;
  const server = await createServer({ publicDir, logLevel: 'silent', now: () => time });
  onTestFinished(() => server.close());
  const read = (url = '/', headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { accept: 'text/html', ...headers } });
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  return { server, read, wait };
};

it('the landing page keeps its own figures while the backend has none', async () => {
  const { read } = await start();
  expect((await read()).body).toBe(landing);
});

it('the landing page shows how many riders and completed rides there are, without any personal data', async () => {
  const { server, read } = await start();
  await given.completedRide(server.context);
  const { body } = await read();
  expect(body).toContain('<html data-riders="1" data-drivers="1" data-rides="1" lang="en-US">');
  expect(body).toContain(tile('riders', '1') + tile('cities', '25+') + tile('rides', '1'));
  const app = (await read('/rides')).body;
  expect(app).toContain('<html data-riders="1" data-drivers="1" data-rides="1" lang="en-US">');
});

it('the landing page keeps its own figures until each of those that the backend counts is more than 0', async () => {
  const { server, read, wait } = await start();
  await given.user(server.context, 'rider');
  await given.user(server.context, 'rider');
  expect((await read()).body).toBe(landing);
  await given.completedRide(server.context);
  wait(300_000);
  await read();
  await expect.poll(async () => (await read()).body).toContain('data-riders="3"');
});

it('the figures are read again after five minutes, and no page waits for that', async () => {
  const { server, read, wait } = await start();
  await given.completedRide(server.context);
  expect((await read()).body).toContain('data-riders="1"');
  await given.user(server.context, 'rider');
  expect((await read()).body).toContain('data-riders="1"');
  wait(300_000);
  await read();
  await expect.poll(async () => (await read()).body).toContain('data-riders="2"');
});

it('an unchanged page is answered with 304, and with a new tag once a figure changes', async () => {
  const { server, read, wait } = await start();
  await given.completedRide(server.context);
  const tag = String((await read()).headers.etag);
  const again = await read('/', { 'if-none-match': tag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await given.user(server.context, 'rider');
  wait(300_000);
  await read();
  await expect.poll(async () => (await read('/', { 'if-none-match': tag })).statusCode).toBe(200);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a browser that accepts %s gets the page compressed', async (encoding, open) => {
  const { read } = await start();
  const { headers, rawPayload } = await read('/', { 'accept-encoding': encoding });
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(open(rawPayload).toString()).toBe(landing);
});
