import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Session } from '@mobility/openapi';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openReadySocket } from './testing/open-socket.ts';
import { environmentFor } from './testing/place.ts';
import { startServer } from './testing/start-server.ts';

const newDataDir = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'main-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
};

type Started = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

const start = async (environment: Record<string, string>): Promise<Started> => {
  const place = environment.DATA_DIR ? await environmentFor(environment.DATA_DIR) : {};
  const { PATH, NODE_OPTIONS } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH, NODE_OPTIONS, PORT: '0', SIMULATION: 'off', ...place, ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  const keep = (chunk: Buffer) => {
    text += chunk;
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ended, output: () => text };
};

const urlOf = async ({ output }: Started): Promise<string> => {
  await expect.poll(output, { timeout: 90_000 }).toMatch(/ready at http\S+\n/);
  return (/ready at (\S+)/.exec(output())?.[1] ?? '').replace('localhost', '127.0.0.1');
};

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

// The server has validated it. This is the only cast.
const readSession = async (response: Response) => (await response.json()) as Session;

const demoRider = { email: 'rider@mobility.example', password: 'mobility' };

describe('the process', { timeout: 240_000 }, () => {
  it('the process prints its address and the demo accounts, stops gracefully, and keeps its data for the next start', async () => {
    const environment = { DATA_DIR: join(newDataDir(), 'data') };
    const first = await start(environment);
    const url = await urlOf(first);
    await expect.poll(first.output, { timeout: 60_000 }).toContain('driver@mobility.example');
    expect(statSync(join(environment.DATA_DIR, 'token.key')).mode & 0o777).toBe(0o600);
    const session = await readSession(await post(`${url}/api/auth/login`, demoRider));
    const client = await openReadySocket(`${url}/ws/${session.user.id}?token=${session.access_token}`);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(await client.closed).toEqual([1012, 'Service restart']);

    const second = await start(environment);
    const again = await fetch(`${await urlOf(second)}/api/auth/me`, {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect([again.status, await again.json()]).toEqual([
      200,
      expect.objectContaining({ id: session.user.id }),
    ]);
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
  });

  it('the process explains in one sentence that its port is in use', async () => {
    const taken = await startServer();
    const port = new URL(taken.url).port;
    const second = await start({ DATA_DIR: newDataDir(), PORT: port });
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(`Port ${port} is in use. Stop what uses it, or choose another with PORT.\n`);
  });

  it('the process explains in one sentence what a wrong setting should be', async () => {
    const server = await start({ DATA_DIR: newDataDir(), PORT: 'eighty' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe("PORT must be a whole number from 0 to 65535, not 'eighty'.\n");
  });

  it('the process explains in one sentence that the database does not answer', async () => {
    const DATABASE_URL = 'postgres://localhost:1/rides';
    const server = await start({ DATA_DIR: newDataDir(), DATABASE_URL, DATABASE_WAIT_SECONDS: '1' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe(
      'The database of DATABASE_URL does not answer yet. Waiting up to 1 s.\n' +
        'The database of DATABASE_URL does not answer. Start it, or correct the address.\n',
    );
  });

  it('a process behind a proxy has no demo accounts and logs that all users share one address', async () => {
    const server = await start({ DATA_DIR: newDataDir(), PUBLIC_URL: 'https://rides.example.com' });
    await urlOf(server);
    await expect.poll(server.output).toContain('Set TRUST_PROXY to the number of proxies');
    expect(server.output()).not.toContain('mobility.example');
    await expect.poll(server.output).toMatch(/ https:\/\/rides\.example\.com\/first-admin\?token=[\w-]{43}/);
  });

  it('a process that other machines can reach has no demo accounts and offers the first admin instead', async () => {
    const server = await start({ DATA_DIR: newDataDir(), HOST: '0.0.0.0' });
    const url = (await urlOf(server)).replace('0.0.0.0', '127.0.0.1');
    await expect.poll(server.output).toMatch(/first-admin\?token=[\w-]{43}/);
    expect(server.output()).not.toContain('mobility.example');
    expect(server.output()).not.toContain('TRUST_PROXY');
    expect((await post(`${url}/api/auth/login`, demoRider)).status).toBe(401);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});
