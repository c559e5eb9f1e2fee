import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';

/** A server of a test's own, on a port of its own, which can be killed and started again. */
export type OwnServer = { url: string; kill(): Promise<void>; start(): Promise<void> };

type Program = {
  /** The names of the programs, any of which will do. */
  names: readonly string[];
  protocol: string;
  arguments(port: number, folder: string): string[];
};

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const pathOf = (names: readonly string[]): string | undefined =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));

// The shell kills the server when its standard input ends, so also when the test is killed.
const guarded = '"$@" >/dev/null 2>&1 & read -r _; kill -9 $!';

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Starts a server that ends with the test. Skips the test, with a sentence, where the program is not installed. */
export const startOwnServer = async (
  { names, protocol, ...program }: Program,
  skip: (note: string) => never,
): Promise<OwnServer> => {
  const path = pathOf(names);
  if (!path) return skip(`This test needs ${names.join(' or ')}, which is not installed here.`);
  const folder = mkdtempSync(join(tmpdir(), 'mobility-server-'));
  const port = await freePort();
  let shell: ChildProcess | null = null;
  const kill = async () => {
    if (!shell) return;
    const ended = once(shell, 'exit');
    shell.stdin?.end();
    shell = null;
    await ended;
  };
  const start = async () => {
    shell = spawn('sh', ['-c', guarded, 'sh', path, ...program.arguments(port, folder)], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    while (!(await answers(port))) await wait(20);
  };
  onTestFinished(async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  });
  await start();
  return { url: `${protocol}://127.0.0.1:${port}`, kill, start };
};
