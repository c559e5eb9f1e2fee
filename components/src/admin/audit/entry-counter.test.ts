import { expect, test } from 'vitest';
import { entryCounter } from './entry-counter.ts';

const entries = [
  { id: 'a', metadata: { changes: [{ from: 1 }, { to: [2] }] } },
  { id: 'b', description: 'A "}]{[" and a \\' },
  { id: 'c', description: '漢字 [}] 🚕' },
];

test.each([1, 2, 7, 1_000])('entries are counted once they are whole, in parts of %i bytes', (size) => {
  const bytes = new TextEncoder().encode(JSON.stringify(entries));
  const count = entryCounter();
  const counts: number[] = [];
  for (let from = 0; from < bytes.length; from += size) counts.push(count(bytes.slice(from, from + size)));
  expect(counts.at(-1)).toBe(3);
  expect(counts).toEqual(counts.toSorted());
  if (size === 1) expect([...new Set(counts)]).toEqual([0, 1, 2, 3]);
});
