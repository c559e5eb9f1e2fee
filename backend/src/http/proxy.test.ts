import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Running, startServer } from '../testing/start-server.ts';

const demoAdmin = { email: 'admin@mobility.example', password: 'mobility' };

const signIn = ({ call }: Running, headers: Record<string, string>, body: object = demoAdmin) =>
  call('POST', '/api/auth/login', { body, headers });

describe('a server with demo accounts for its own machine', () => {
  it.each([
    ['x-forwarded-for', '203.0.113.7'],
    ['X-Forwarded-Host', 'rides.example.com'],
    ['forwarded', 'for=203.0.113.7'],
  ])('a sign-in with the header %s is refused with a sentence that names DEMO=1', async (name, value) => {
    const server = await startServer({ demo: true, refusesForwarded: true });
    const { status, body } = await signIn(server, { [name]: value });
    expect([status, body.code, body.detail]).toEqual([
      403,
      'forbidden',
      'This server has demo accounts for this machine only. Start it with DEMO=1 to sign in through a proxy.',
    ]);
    expect((await signIn(server, {})).status).toBe(200);
  });

  it('a sign-in through a proxy is accepted by a server that was started with DEMO=1', async () => {
    const server = await startServer({ demo: true });
    expect((await signIn(server, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(200);
  });
});

it('a server without demo accounts refuses those that its database has from an earlier start', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'proxy-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  await startServer({ demo: true, dataDir });
  const server = await startServer({ dataDir });
  const { status, body } = await signIn(server, {});
  expect([status, body.code]).toEqual([401, 'invalid_credentials']);
});

describe('the address of a client', () => {
  const wrong = { email: 'nobody@example.com', password: 'guess1' };
  const guessFrom = (server: Running, address: string, email = wrong.email) =>
    signIn(server, { 'x-forwarded-for': address }, { ...wrong, email });

  it('the address of a client is that of the connection unless a proxy is trusted', async () => {
    const server = await startServer({ guessesPerAddress: 2 });
    const statuses: number[] = [];
    for (const [index, address] of ['203.0.113.1', '203.0.113.2', '203.0.113.3'].entries()) {
      statuses.push((await guessFrom(server, address, `person-${index}@example.com`)).status);
    }
    expect(statuses).toEqual([401, 401, 429]);
  });

  it.each([1, ['127.0.0.0/8']])(
    'the address of a client behind the trusted proxy %j is the forwarded one',
    async (trustProxy) => {
      const server = await startServer({ guessesPerAddress: 2, trustProxy });
      const statuses: number[] = [];
      for (const [index, address] of ['1', '1', '1', '2'].entries()) {
        const email = `person-${index}@example.com`;
        statuses.push((await guessFrom(server, `198.51.100.9, 203.0.113.${address}`, email)).status);
      }
      expect(statuses).toEqual([401, 401, 429, 401]);
    },
  );

  it.each([
    ['its port', ['203.0.113.7:51000', '203.0.113.7:51001', '203.0.113.7']],
    ['its IPv6 form', ['::ffff:203.0.113.7', '203.0.113.7', '[::ffff:203.0.113.7]:443']],
    [
      'the part of an IPv6 address that the client chooses',
      ['2001:db8:1:2::1', '2001:db8:1:2:a:b:c:d', '[2001:db8:1:2::3]:443'],
    ],
  ])('the address of a client is limited without %s', async (_, addresses) => {
    const server = await startServer({ guessesPerAddress: 2, trustProxy: 1 });
    const statuses: number[] = [];
    for (const [index, address] of [...addresses, '2001:db8:1:3::1'].entries()) {
      statuses.push((await guessFrom(server, address, `person-${index}@example.com`)).status);
    }
    expect(statuses).toEqual([401, 401, 429, 401]);
  });

  it('requests from a forwarded address with a changing port share its limit', async () => {
    const server = await startServer({ requestsPerMinute: 1, trustProxy: 1 });
    const statuses = new Set<number>();
    for (let port = 50_000; port < 50_006; port += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.7:${port}` };
      statuses.add((await server.call('GET', '/api/health', { headers })).status);
    }
    expect([...statuses]).toEqual([200, 429]);
  });

  it('login activity shows the forwarded address of a client', async () => {
    const server = await startServer({ trustProxy: 1 });
    const { user } = await server.signUp('rider', 'robin@example.com');
    await signIn(
      server,
      { 'x-forwarded-for': '203.0.113.7' },
      { email: user.email, password: 'correct horse' },
    );
    const sessions = await server.context.store.read.selectFrom('sessions').select('address').execute();
    expect(sessions.map(({ address }) => address).toSorted()).toEqual(['127.0.0.0/24', '203.0.113.0/24']);
  });
});

describe('an encoded path', () => {
  const statusesOf = async ({ call }: Running, path: string, times: number) => {
    const statuses = new Set<number>();
    for (let time = 0; time < times; time += 1) statuses.add((await call('GET', path)).status);
    return [...statuses];
  };

  it.each(['/%61pi/health', '/%61pi/nothing', '/%77s/me'])(
    'the path %s is limited like the plain one',
    async (path) => {
      const server = await startServer({ requestsPerMinute: 1 });
      expect(await statusesOf(server, '/api/health', 5)).toEqual([200]);
      expect(await statusesOf(server, path, 2)).toEqual([429]);
    },
  );

  it('the answer to an encoded path is not stored in caches', async () => {
    const server = await startServer();
    const { status, headers } = await server.call('GET', '/%61pi/health');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  });
});
