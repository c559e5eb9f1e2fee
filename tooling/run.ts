import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The top of the checkout. */
export const root = fileURLToPath(new URL('..', import.meta.url));

export type Outcome = { code: number; output: string };

/** Runs one command from the top of the checkout, shows its output as it comes, and also returns it. */
export const run = (command: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      stream.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** Starts a command that stays, with its output on ours. */
export const stay = (command: string, args: string[], env: Record<string, string> = {}): ChildProcess =>
  spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
