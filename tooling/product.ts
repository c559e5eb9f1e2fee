import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './run.ts';

const main = join(root, 'backend/dist/main.js');
const movableClock = join(root, 'tooling/testing/movable-clock.ts');

/** The built product in a process of its own, with its own database. */
export type Product = {
  url: string;
  /** Kills the process immediately, like a crash. */
  kill(): Promise<void>;
  /** Starts it again on the same port and the same data. */
  restart(): Promise<void>;
  /** Moves the server's clock forward, also for later restarts. Its timers keep their real pace. */
  advance(ms: number): void;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
  /** Its output so far. */
  log(): string;
};

/** Longer than a start takes on a busy machine, and shorter than a test may. */
const readyWithin = 120_000;

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Starts the built product on a free port, with the demo accounts. */
export const startProduct = async (env: Record<string, string> = {}): Promise<Product> => {
  const data = mkdtempSync(join(tmpdir(), 'mobility-'));
  let printed = '';
  let ahead = 0;
  let child: ChildProcess;

  const start = (port: string): Promise<string> => {
    child = spawn(process.execPath, ['--import', movableClock, main], {
      env: {
        ...process.env,
        PORT: port,
        HOST: '127.0.0.1',
        DATA_DIR: data,
        DEMO: '1',
        DEMO_CITY: '0',
        SIMULATION: 'off',
        CLOCK_AHEAD: String(ahead),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const from = printed.length;
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`The server was not ready in two minutes: ${printed.slice(from)}`)),
        readyWithin,
      );
      const read = (chunk: Buffer): void => {
        printed += chunk.toString();
        const url = /ready at (http:\/\/[^\s]+)/.exec(printed.slice(from))?.[1];
        if (!url) return;
        clearTimeout(late);
        resolve(url.replace('localhost', '127.0.0.1'));
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('exit', (code) => {
        clearTimeout(late);
        reject(new Error(`The server ended with ${code}: ${printed.slice(from)}`));
      });
    });
  };

  const url = await start('0');
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended(child);
  };
  return {
    url,
    kill: () => end('SIGKILL'),
    restart: async () => {
      await start(new URL(url).port);
    },
    advance: (ms) => {
      ahead += ms;
      child.send(ms);
    },
    stop: async () => {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
    log: () => printed,
  };
};
