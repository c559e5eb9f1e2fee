import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from '../testing/start-server.ts';
import { contentSecurityPolicy } from './csp.ts';

const start = async () => {
  const publicDir = mkdtempSync(join(tmpdir(), 'public-'));
  onTestFinished(() => rmSync(publicDir, { recursive: true, force: true }));
  mkdirSync(join(publicDir, 'assets'));
  writeFileSync(join(publicDir, 'index.html'), '<title>Mobility</title>');
  writeFileSync(join(publicDir, 'assets/app-1a2b.js'), 'start()');
  writeFileSync(join(publicDir, 'assets/app-1a2b.js.gz'), gzipSync('start()'));
  const { url } = await startServer({ publicDir });
  return (path: string, accept = '*/*') => fetch(url + path, { headers: { accept } });
};

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('the application', () => {
  it.each(['/', '/rides', '/admin/users?tab=2', '/api-docs'])(
    'the application is served at %s',
    async (path) => {
      const get = await start();
      const answer = await get(path, browser);
      expect([answer.status, await answer.text()]).toEqual([200, '<title>Mobility</title>']);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      const policy = answer.headers.get('content-security-policy') ?? '';
      for (const rule of ["default-src 'self'", "script-src 'self'", "require-trusted-types-for 'script'"]) {
        expect(policy.split(';')).toContain(rule);
      }
      expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
      expect(answer.headers.has('strict-transport-security')).toBe(false);
    },
  );

  it('allows the sources of Google Maps only with a key', () => {
    expect(contentSecurityPolicy(false)).not.toMatch(/google|style-src-elem|worker-src|frame-src/);
    const rules = contentSecurityPolicy(true).split(';');
    expect(rules).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://maps.googleapis.com",
        "style-src-elem 'self' 'unsafe-inline' https://fonts.googleapis.com",
        "font-src 'self' https://fonts.gstatic.com",
        "worker-src 'self' blob:",
        "frame-src 'self' https://*.google.com",
      ]),
    );
    for (const name of ['img-src', 'connect-src']) {
      const sources = rules.find((rule) => rule.startsWith(name))?.split(' ');
      for (const host of ['googleapis.com', 'gstatic.com', 'google.com', 'googleusercontent.com']) {
        expect(sources).toContain(`https://*.${host}`);
      }
    }
    expect(rules.find((rule) => rule.startsWith('trusted-types'))).toContain('@googlemaps/js-api-loader');
  });

  it('hashed files are cached without expiry, and sent compressed if they are compressed', async () => {
    const get = await start();
    const answer = await get('/assets/app-1a2b.js');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['gzip', 'start()']);
  });

  it('hashed files carry no headers of a page, and all other answers do', async () => {
    const get = await start();
    const namesOf = async (path: string) => [...(await get(path)).headers.keys()];
    const ofPage = ['content-security-policy', 'referrer-policy', 'x-frame-options'];
    const hashed = await namesOf('/assets/app-1a2b.js');
    expect(hashed).toEqual(
      expect.arrayContaining(['x-content-type-options', 'cross-origin-resource-policy']),
    );
    expect(hashed.filter((name) => ofPage.includes(name))).toEqual([]);
    for (const path of ['/', '/assets/gone.js', '/api/health'])
      expect(await namesOf(path)).toEqual(expect.arrayContaining(ofPage));
  });

  it.each([
    ['/api/nothing', browser],
    ['/ws', browser],
    ['/assets/gone.js', '*/*'],
    ['/../package.json', '*/*'],
    ['/%2e%2e%2fpackage.json', '*/*'],
    [`/api/rides/${'x'.repeat(500)}/penalty-info`, '*/*'],
  ])('%s is not answered with the application', async (path, accept) => {
    const answer = await (await start())(path, accept);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'not_found' }),
    ]);
  });
});
