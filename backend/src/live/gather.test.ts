import { expect, test } from 'vitest';
import { gather } from './gather.ts';

const counting = (atMost: number) => {
  const asked: number[][] = [];
  const ask = gather(atMost, async (keys: readonly number[]) => {
    asked.push([...keys]);
    return keys.map((key) => key * 2);
  });
  return { asked, ask };
};

test('questions of one turn are asked together and get their own answers', async () => {
  const { asked, ask } = counting(100);
  expect(await Promise.all([1, 2, 3].map(ask))).toEqual([2, 4, 6]);
  expect(await ask(4)).toBe(8);
  expect(asked).toEqual([[1, 2, 3], [4]]);
});

test('no more than the allowed number is asked at once', async () => {
  const { asked, ask } = counting(2);
  expect(await Promise.all([1, 2, 3, 4, 5].map(ask))).toEqual([2, 4, 6, 8, 10]);
  expect(asked).toEqual([[1, 2], [3, 4], [5]]);
});

test('an error reaches everyone who asked, and the next question is asked again', async () => {
  let fails = true;
  const ask = gather(10, async (keys: readonly number[]) => {
    if (fails) throw new Error('away');
    return keys;
  });
  const outcomes = await Promise.allSettled([ask(1), ask(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await ask(3)).toBe(3);
});
