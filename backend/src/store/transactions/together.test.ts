import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { together } from './together.ts';

const failAfter = (milliseconds: number, text: string) =>
  wait(milliseconds).then(() => Promise.reject(new Error(text)));

test('the results come in the order of the statements', async () => {
  expect(await together(wait(5, 'slow'), 'known', wait(1, 3))).toEqual(['slow', 'known', 3]);
});

test('of several failures the first in the order counts, and all statements have ended before', async () => {
  let isDone = false;
  const last = wait(20).then(() => {
    isDone = true;
  });
  await expect(together(failAfter(10, 'cause'), failAfter(1, 'consequence'), last)).rejects.toThrow('cause');
  expect(isDone).toBe(true);
});
