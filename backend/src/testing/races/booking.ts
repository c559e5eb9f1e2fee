import { deepEqual } from 'node:assert/strict';
import type { Context } from '../../context.ts';
import { bookRide } from '../../operations/rides/bookRide.ts';
import { cancelRide } from '../../operations/rides/cancelRide.ts';
import { given } from '../given/given.ts';
import type { Instances } from '../instances.ts';
import type { Person } from '../person.ts';
import { requestBy } from '../request.ts';
import { itemOfRound, type Race, ridersOf } from './race.ts';

type Presses = 'one key' | 'four keys';
const presses = [0, 1, 2, 3];

const keyOf = (kind: Presses, round: number, press: number): string =>
  kind === 'one key' ? `once-${round}` : `${round}-${press}`;

const expected = {
  'one key': { answered: 4, refused: [] as string[] },
  'four keys': { answered: 1, refused: Array.from({ length: 3 }, () => 'active_ride_exists') },
};

const pressAll = async (instances: Instances, rider: Person, keys: readonly string[]) => {
  const settled = await Promise.allSettled(
    keys.map((key, index) =>
      bookRide(itemOfRound(instances, index), requestBy(rider, { body: given.trip, key })),
    ),
  );
  return {
    answers: settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    refused: settled.flatMap((one) => (one.status === 'rejected' ? [one.reason.code ?? one.reason] : [])),
  };
};

const bookedBy = ({ store }: Context, { id }: Person) =>
  store.read
    .selectFrom('rides')
    .select('id')
    .where('rider_id', '=', id)
    .where('status', '=', 'pending')
    .execute();

const clear = (context: Context, rider: Person, id: string) => {
  const body = { cancelled_by: 'rider' as const, reason: 'Next round', confirmation: true as const };
  return cancelRide(context, requestBy(rider, { params: { id }, body }));
};

/** Four bookings at the same time, under one key or four: one ride is created, and every successful answer names it. */
export const bookingRace = (kind: Presses): Race => ({
  winners: ['one ride'],
  prepare: async (instances) => {
    const [context, other] = instances;
    const riderOf = ridersOf(context);
    await given.approvedDriver(context);
    return async (round) => {
      const rider = await riderOf(round);
      const keys = presses.map((press) => keyOf(kind, round, press));
      const { answers, refused } = await pressAll(instances, rider, keys);
      deepEqual({ answered: answers.length, refused }, expected[kind]);
      const booked = await bookedBy(other, rider);
      const named = new Set(answers.map(({ body }) => body.request_id));
      deepEqual(
        booked.map(({ id }) => id),
        [...named],
      );
      for (const { id } of booked) await clear(context, rider, id);
      return 'one ride';
    };
  },
});
