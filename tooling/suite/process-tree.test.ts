import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { killTree, treeOf } from './process-tree.ts';

/** A process that starts another in a group of its own, as Playwright starts a browser, and prints its id. */
const family = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
  console.log(child.pid);
  setInterval(() => {}, 1000);
`;

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('killing a process ends what it has started, in whichever process group', async () => {
  const parent = spawn(process.execPath, ['-e', family], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [printed] = await once(parent.stdout, 'data');
  const child = Number(printed);
  expect(treeOf(process.pid)).toEqual(expect.arrayContaining([parent.pid, child]));
  killTree(Number(parent.pid));
  await once(parent, 'exit');
  await expect.poll(() => lives(child)).toBe(false);
});
