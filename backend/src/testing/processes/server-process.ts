import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { environmentFor } from '../place.ts';

const main = join(import.meta.dirname, '../../main.ts');
const endWithParent = join(import.meta.dirname, 'end-with-parent.ts');

const readyUrl = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk;
      const url = /ready at (\S+)/.exec(text)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });

/**
 * A server in a separate process, on this folder's database or that of the settings. `stop` kills it at once; it ends with
 * this process too.
 */
export const startServerProcess = async (
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const place = await environmentFor(dataDir);
  const env = { ...process.env, ...place, PORT: '0', DEMO: '0', REQUESTS_PER_MINUTE: '1000000', ...settings };
  const child = spawn(process.execPath, ['--import', endWithParent, main], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await readyUrl(child);
  return {
    url,
    stop: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
};
