import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { given, type Person, requestBy } from '../../testing/index.ts';
import { booksOf, clean, closeAll, rounds, twoInstances } from '../../testing/instances.ts';
import { bookRide } from './bookRide.ts';
import { cancelRide } from './cancelRide.ts';

let instances: [Context, Context];
beforeAll(async () => {
  instances = await twoInstances();
});
afterAll(() => closeAll(instances));

const bookAll = (rider: Person, keys: readonly string[]) =>
  Promise.allSettled(
    keys.map((key, index) =>
      bookRide(instances[index % 2 === 0 ? 0 : 1], requestBy(rider, { body: given.trip, key })),
    ),
  );

const bookedBy = (rider: Person) =>
  instances[1].store.read
    .selectFrom('rides')
    .select('id')
    .where('rider_id', '=', rider.id)
    .where('status', '=', 'pending')
    .execute();

const clear = (rider: Person, id: string) => {
  const body = { cancelled_by: 'rider' as const, reason: 'Next round', confirmation: true as const };
  return cancelRide(instances[0], requestBy(rider, { params: { id }, body }));
};

/** Presses again and again; answers how many answers there were of each kind, and always sees one ride. */
const race = async (
  keysOf: (round: number) => string[],
  expected: { answered: number; refused: string[] },
) => {
  const rider = await given.user(instances[0], 'rider');
  await given.approvedDriver(instances[0]);
  for (let round = 0; round < rounds; round += 1) {
    const settled = await bookAll(rider, keysOf(round));
    const answers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(refused).toEqual(expected.refused);
    expect(answers).toHaveLength(expected.answered);
    const [ride] = await bookedBy(rider);
    for (const answer of answers) expect(answer.body.request_id).toBe(ride?.id);
    expect(await bookedBy(rider)).toHaveLength(1);
    await clear(rider, ride?.id ?? '');
  }
  expect(await booksOf(instances[0])).toEqual(clean);
};

test('four presses under one key at two instances: one ride, four equal answers', { timeout: 120_000 }, () =>
  race((round) => Array.from({ length: 4 }, () => `once-${round}`), { answered: 4, refused: [] }),
);

test('four presses under four keys at two instances: one ride', { timeout: 120_000 }, () =>
  race((round) => Array.from({ length: 4 }, (_, index) => `${round}-${index}`), {
    answered: 1,
    refused: ['active_ride_exists', 'active_ride_exists', 'active_ride_exists'],
  }),
);
