/**
 * Runs a PostgreSQL server until the standard input closes, which also happens when the parent process dies. A line on it
 * ends the server like a crash and starts it again on the same data and port.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPostgres } from './binaries.ts';

// PostgreSQL refuses to run as root.
const nobody = 65_534;
const asUser = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const makeCluster = (root: string, bin: string): string => {
  const data = join(root, 'data');
  mkdirSync(data, { mode: 0o700 });
  if ('uid' in asUser) {
    chmodSync(root, 0o755);
    chownSync(data, nobody, nobody);
  }
  const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), args, { ...asUser, cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return data;
};

// Durability does not matter here, and syncing to the disk is slow.
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '400',
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

const serve = (bin: string, data: string, port: number): ChildProcess => {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...options], {
    ...asUser,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
};

const ready = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    let text = '';
    const complain = () => process.stderr.write(`PostgreSQL did not start:\n${text}\n`);
    server.once('exit', complain);
    server.stderr?.on('data', (chunk: Buffer) => {
      // After a crash each refused connection adds lines, as many as arrive until the recovery ends.
      text = `${text}${chunk}`.slice(-10_000);
      if (!text.includes('ready to accept connections')) return;
      server.off('exit', complain);
      resolve();
    });
  });

const root = mkdtempSync(join(tmpdir(), 'mobility-postgres-'));
process.once('exit', () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));
// A signal that stops the tests goes to the whole group. Ignore it: the closing input stops the server and the folder
// is removed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.stdout.on('error', () => {});

const bin = installPostgres(root);
const port = await freePort();
const data = makeCluster(root, bin);
const endWithIt = (): void => void setImmediate(process.exit);
let server: ChildProcess;
// An immediate shutdown: no checkpoint is needed.
const crash = (): void => void server.kill('SIGQUIT');

const start = async (): Promise<void> => {
  server = serve(bin, data, port);
  server.once('exit', endWithIt);
  if (process.stdin.destroyed) crash();
  await ready(server);
  process.stdout.write(`ready on ${port}\n`);
};
const startAgain = async (): Promise<void> => {
  const ended = once(server.off('exit', endWithIt), 'exit');
  crash();
  await ended;
  await start();
};

const started = start();
process.stdin.resume().once('close', crash);
await started;
process.stdin.on('data', startAgain);
