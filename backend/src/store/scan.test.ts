import { limits } from '@mobility/openapi/limits';
import { expect, test } from 'vitest';
import type { Position } from './cursor.ts';
import { scan } from './scan.ts';

const { searched } = limits.history;
type Row = { value: number };

/** Searches a list of `count` rows for the multiples of `divisor`. */
const search = (count: number, divisor: number, most: number, after?: Position) =>
  scan<Row>({
    read: async (place, limit) => {
      const start = place ? place.value + 1 : 0;
      const length = Math.max(0, Math.min(limit, count - start));
      return Array.from({ length }, (_, index) => ({ value: start + index }));
    },
    positionOf: ({ value }) => ({ value, id: String(value) }),
    passes: ({ value }) => value % divisor === 0,
    after,
    most,
  });

test('a scan that reads as many rows as it may says whether there are others', async () => {
  expect(await search(searched + 1, 4_000, 9)).toMatchObject({ rows: { length: 3 }, isCut: true });
  expect(await search(searched, 4_000, 9)).toMatchObject({ rows: { length: 3 }, isCut: false });
  expect(await search(20, 4_000, 9)).toMatchObject({ rows: { length: 1 }, isCut: false });
  const page = { value: 4_999, id: '4999' };
  expect(await search(searched + 5_001, 4_000, 9, page)).toMatchObject({ rows: { length: 2 }, isCut: true });
});

test('a scan that finds as many rows as it looks for is not cut', async () => {
  expect(await search(2 * searched, 10, 51)).toMatchObject({ rows: { length: 51 }, isCut: false });
  expect(await search(2 * searched, searched - 1, 2)).toMatchObject({ rows: { length: 2 }, isCut: false });
});
