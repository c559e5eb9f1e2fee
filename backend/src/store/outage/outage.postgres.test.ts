import { createConnection, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { placeFor } from '../../testing/place.ts';
import { startServer } from '../../testing/start-server.ts';

/** A proxy to the database that tests can close and open again. */
const cuttable = async () => {
  const { databaseUrl } = await placeFor(undefined);
  const behind = new URL(databaseUrl ?? '');
  const sockets = new Set<Socket>();
  const way = createServer((here) => {
    const there = createConnection(Number(behind.port), behind.hostname);
    for (const [one, other] of [
      [here, there],
      [there, here],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  const open = (port: number) => new Promise<void>((done) => way.listen(port, '127.0.0.1', done));
  await open(0);
  const address = way.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const cut = () => {
    way.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  onTestFinished(cut);
  return {
    databaseUrl: Object.assign(new URL(behind), { hostname: '127.0.0.1', port }).href,
    cut,
    mend: () => open(port),
  };
};

test('every call answers 503 and no login attempt is counted during a database outage, and calls succeed afterwards', async () => {
  const { databaseUrl, cut, mend } = await cuttable();
  const server = await startServer({ databaseUrl, tokenKey: Buffer.alloc(32, 1).toString('base64') });
  const { access_token: token, user } = await server.signUp();
  const login = () =>
    server.call('POST', '/api/auth/login', { body: { email: user.email, password: 'correct horse' } });

  cut();
  for (let times = 0; times < 12; times += 1) {
    const answers = await Promise.all([login(), server.call('GET', '/api/rides/my-rides', { token })]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [503, 'unavailable'],
      [503, 'unavailable'],
    ]);
  }
  await mend();
  expect((await login()).status).toBe(200);
  expect((await server.call('GET', '/api/rides/my-rides', { token })).status).toBe(200);
});

test('an outage of the database is one line when it begins and one when it ends', async () => {
  const { databaseUrl, cut, mend } = await cuttable();
  const lines: { level: number; msg: string }[] = [];
  const logDestination = { write: (line: string) => lines.push(JSON.parse(line)) };
  const server = await startServer({ databaseUrl, logLevel: 'warn', logDestination, jobInterval: 50 });
  const { access_token: token } = await server.signUp();
  lines.length = 0;

  cut();
  for (let times = 0; times < 5; times += 1) {
    expect((await server.call('GET', '/api/rides/my-rides', { token })).status).toBe(503);
    await wait(200);
  }
  await mend();
  await expect.poll(() => lines.at(-1)?.msg, { timeout: 5_000 }).toBe('the database answers again');
  // The bus between instances has a connection of its own.
  const ofOutage = lines.map(({ msg }) => msg).filter((msg) => !msg.includes('other instances'));
  expect(ofOutage).toEqual(['the database does not answer', 'the database answers again']);
});

test('a server whose database is down is alive and not ready, and ready again afterwards', async () => {
  const { databaseUrl, cut, mend } = await cuttable();
  const server = await startServer({ databaseUrl });
  const readiness = async () => (await server.call('GET', '/api/health/ready')).status;
  expect(await readiness()).toBe(200);
  cut();
  await expect.poll(readiness).toBe(503);
  expect((await server.call('GET', '/api/health')).status).toBe(200);
  await mend();
  await expect.poll(readiness).toBe(200);
});

test('a server that starts before its database waits for it and logs this once', async () => {
  const { databaseUrl, cut, mend } = await cuttable();
  cut();
  const onDatabaseWait = vi.fn();
  const starting = startServer({ databaseUrl, databasePatience: 60_000, onDatabaseWait });
  await expect.poll(() => onDatabaseWait.mock.calls).toEqual([[60_000]]);
  await mend();
  const server = await starting;
  expect((await server.call('GET', '/api/health/ready')).status).toBe(200);
  expect(onDatabaseWait).toHaveBeenCalledTimes(1);
});
