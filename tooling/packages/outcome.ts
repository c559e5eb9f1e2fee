import { spawn } from 'node:child_process';

/** The process environment without the condition that selects the sources. */
export const outside = (): NodeJS.ProcessEnv => ({ ...process.env, NODE_OPTIONS: '' });

/** Runs a command as a consumer would, and returns its exit code and its whole output. */
export const outcomeOf = (
  command: string,
  args: string[],
  cwd: string,
): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: outside(), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
