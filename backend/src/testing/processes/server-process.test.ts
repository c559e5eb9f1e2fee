import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const startedBy = (folder: string): string => `
  import { startServerProcess } from ${JSON.stringify(join(import.meta.dirname, 'server-process.ts'))};
  console.log((await startServerProcess(${JSON.stringify(folder)})).url);
`;

test('a server process ends when the process that started it is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mobility-orphan-'));
  onTestFinished(() => rmSync(folder, { recursive: true, maxRetries: 5 }));
  const parent = spawn(process.execPath, ['--input-type=module', '-e', startedBy(folder)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await once(parent.stdout, 'data');
  const healthOf = () => fetch(`${String(printed).trim()}/api/health`).then(({ ok }) => ok);
  expect(await healthOf()).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => healthOf().catch(() => 'gone')).toBe('gone');
});
