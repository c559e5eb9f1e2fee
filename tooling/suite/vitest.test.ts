import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../run.ts';
import { readProgress } from './progress.ts';
import { runSuite } from './vitest.ts';

const name = 'planted';
const progress = join(root, `.cache/results/${name}.progress.json`);
let folder: string;

/** A suite of one file: a test that passes, and one that starts a process and never ends. */
const hanging = `
  import { spawn } from 'node:child_process';
  import { writeFileSync } from 'node:fs';
  import { test } from 'vitest';
  test('passes', () => {});
  test('hangs', async () => {
    const options = { detached: true, stdio: 'ignore' };
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], options);
    writeFileSync(new URL('pid', import.meta.url), String(child.pid));
    await new Promise(() => {});
  }, 600_000);
`;

beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/planted-'));
  writeFileSync(join(folder, 'hanging.test.mjs'), hanging);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const childId = (): number => Number(readFileSync(join(folder, 'pid'), 'utf8'));

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a suite that is stopped names what was running, keeps what had ended, and leaves no process', async () => {
  const limit = new AbortController();
  const suite = runSuite(name, ['--root', folder], limit.signal);
  await expect
    .poll(() => readProgress(progress), { timeout: 60_000 })
    .toMatchObject({ passed: 1, running: [expect.stringMatching(/hanging\.test\.mjs > hangs$/)] });
  await expect.poll(childId).toBeGreaterThan(0);
  limit.abort('stopped after 45 minutes');
  const { passed, failed, failedFiles } = await suite;
  const at = `.cache/${folder.split('/').pop()}/hanging.test.mjs > hangs`;
  expect({ passed, failed }).toEqual({
    passed: 1,
    failed: [`${name}: stopped after 45 minutes, while these ran: ${at}`],
  });
  expect(failedFiles).toBeUndefined();
  const pid = childId();
  await expect.poll(() => lives(pid)).toBe(false);
});

test('a failed test is reported with its message, without the places in the code', async () => {
  writeFileSync(
    join(folder, 'hanging.test.mjs'),
    `import { test } from 'vitest';
     test('passes', () => {});
     test('fails', () => { throw new Error('Counterexample: [7]'); });`,
  );
  const { passed, failed, reasons } = await runSuite(name, ['--root', folder]);
  expect({ passed, failed, reasons }).toEqual({
    passed: 1,
    failed: ['fails'],
    reasons: { fails: 'Error: Counterexample: [7]' },
  });
});

test('a suite that starts after the end of the run does not run', async () => {
  const { passed, failed } = await runSuite(name, ['--root', folder], AbortSignal.abort('stopped'));
  expect({ passed, failed }).toEqual({ passed: 0, failed: [`${name}: stopped, while no file ran`] });
});
