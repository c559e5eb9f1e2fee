import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import {
  createClock,
  createTestContext,
  given,
  outcomeOf,
  type Person,
  requestBy,
} from '../../testing/index.ts';
import { listMyRides } from './listMyRides.ts';

let context: Context;
const clock = createClock();
beforeAll(async () => {
  context = await createTestContext({ now: clock.now });
});
afterAll(() => context.store.close());

const pagesOf = async (person: Person, limit: number): Promise<string[][]> => {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const query = cursor ? { limit, cursor } : { limit };
    const { body, headers } = await listMyRides(context, requestBy(person, { query }));
    pages.push(body.map(({ id }) => id));
    cursor = headers?.['x-next-cursor'];
  } while (cursor);
  return pages;
};

test('the pages contain every ride once, newest first, also rides of the same millisecond', async () => {
  const [rider, other] = [await given.user(context, 'rider'), await given.user(context, 'rider')];
  const mine: string[] = [];
  for (let count = 0; count < 7; count++) {
    mine.push((await given.cancelledRide(context, { rider })).rideId);
    await given.cancelledRide(context, { rider: other });
    if (count % 3 === 2) clock.advance(1000);
  }
  const pages = await pagesOf(rider, 2);
  expect(pages.map((page) => page.length)).toEqual([2, 2, 2, 1]);
  expect(pages.flat().toSorted()).toEqual(mine.toSorted());
  const whole = (await listMyRides(context, requestBy(rider))).body;
  expect(whole.map(({ id }) => id)).toEqual(pages.flat());
  const times = whole.map(({ created_at }) => Date.parse(String(created_at)));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  const admin = await given.user(context, 'admin');
  const all = (await pagesOf(admin, 3)).flat();
  expect([all.length, new Set(all).size]).toEqual([14, 14]);
});

test('an invalid cursor is refused', async () => {
  const rider = await given.user(context, 'rider');
  const refused = outcomeOf(
    listMyRides(context, requestBy(rider, { query: { cursor: 'nonsense' } })),
    'listMyRides',
  );
  expect((await refused).slice(0, 2)).toEqual([422, 'validation_failed']);
});
