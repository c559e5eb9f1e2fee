import { expect, test } from 'vitest';
import { withCursor } from '../../provider/with-cursor.ts';
import { foundRows } from './found-rows.ts';

const answered = async (headers: Record<string, string>) => {
  const answer = { data: [1], response: Response.json([1], { headers }) };
  return (await withCursor(Object.assign(Promise.resolve([1]), { withResponse: async () => answer }))).found;
};

test('a list shows the number that the server counted, not how many rows are loaded', async () => {
  const counted = await answered({ 'x-found': '11902' });
  expect(foundRows(50, true, counted)).toEqual({ count: 11_902, isMore: false });
  const stopped = await answered({ 'x-found': '99+' });
  expect(foundRows(50, true, stopped)).toEqual({ count: 99, isMore: true });
  // More rows are loaded than were counted.
  expect(foundRows(150, true, stopped)).toEqual({ count: 150, isMore: true });
});

test('a list whose rows are all loaded counts them, and a server that says nothing has more than those', async () => {
  expect(foundRows(12, false, await answered({ 'x-found': '13' }))).toEqual({ count: 12, isMore: false });
  for (const headers of [null, { 'x-found': 'many' }])
    expect(foundRows(50, true, await answered(headers ?? {}))).toEqual({ count: 50, isMore: true });
});
