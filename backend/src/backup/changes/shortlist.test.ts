import { expect, test } from 'vitest';
import { Shortlist } from './shortlist.ts';

const numbers = Array.from({ length: 1_000 }, (_, index) => (index * 389) % 1_000);

test.each([0, 1, 7, 1_000, 2_000])('the first %i of many items are kept in their order', (length) => {
  const list = new Shortlist<number>(length, (one, other) => one - other);
  for (const number of numbers) list.add(number);
  expect(list.items).toEqual(numbers.toSorted((one, other) => one - other).slice(0, length));
  expect(list.total).toBe(1_000);
});

test('equal items stay as they were added', () => {
  const list = new Shortlist<{ rank: number; name: string }>(3, (one, other) => one.rank - other.rank);
  for (const [rank, name] of [
    [1, 'a'],
    [0, 'b'],
    [1, 'c'],
    [0, 'd'],
    [1, 'e'],
  ] as const)
    list.add({ rank, name });
  expect(list.items.map(({ name }) => name).join('')).toBe('bda');
});
