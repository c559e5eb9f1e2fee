import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { killTree } from './suite/process-tree.ts';

/** The root folder of the checkout. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const isWindows = process.platform === 'win32';

/** Node keeps what it has compiled here: a server starts in five sixths of the time, one from source in three quarters. */
const compiled = join(root, '.cache/compiled');

const environment = (env: Record<string, string>): NodeJS.ProcessEnv => ({
  NODE_COMPILE_CACHE: compiled,
  ...process.env,
  ...env,
});

export type Outcome = { code: number; output: string };

/** `npm` and `npx` are scripts on Windows, which need a shell to start. */
const options = (command: string) => ({ cwd: root, shell: isWindows && /^np[mx]$/.test(command) });

/**
 * Runs one command in the root folder. Returns its exit code and its whole output. When `limit` aborts, the command and
 * the processes that it started are killed.
 */
export const run = (
  command: string,
  args: string[],
  env: Record<string, string> = {},
  limit?: AbortSignal,
): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    if (limit?.aborted) return resolve({ code: 1, output: '' });
    const child = spawn(command, args, {
      ...options(command),
      env: environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (chunk: string): void => {
      output += chunk;
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', take);
    const kill = (): void => {
      if (child.pid) killTree(child.pid);
      resolve({ code: 1, output });
    };
    limit?.addEventListener('abort', kill);
    child.on('error', reject);
    child.on('close', (code) => {
      limit?.removeEventListener('abort', kill);
      resolve({ code: code ?? 1, output });
    });
  });

/** Starts a command that keeps running, and passes its output through. */
export const stay = (command: string, args: string[], env: Record<string, string> = {}): ChildProcess =>
  spawn(command, args, { ...options(command), env: { ...process.env, ...env }, stdio: 'inherit' });
