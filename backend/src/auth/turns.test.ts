import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('so much work runs at once, in the order of the calls, also after a failure', async () => {
  const turns = new Turns(2);
  const begun: number[] = [];
  let [running, most] = [0, 0];
  const work = (number: number) =>
    turns.run(async () => {
      begun.push(number);
      running += 1;
      most = Math.max(most, running);
      await wait(5);
      running -= 1;
      if (number === 1) throw new Error('no');
      return number;
    });
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
  await Promise.allSettled([6, 7, 8].map(work));
  expect(most).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true, true]);
});
