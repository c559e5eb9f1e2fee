import { deepEqual } from 'node:assert/strict';
import type { Context } from '../../context.ts';
import { processRidePayment } from '../../operations/payments/processRidePayment.ts';
import { balanceOf } from '../../store/money/ledger.ts';
import { given } from '../given/given.ts';
import type { DrivenRide } from '../given/given-rides.ts';
import { requestBy } from '../request.ts';
import { driversOf, itemOfRound, type Race, ridersOf } from './race.ts';

const fare = 732;
const keys = ['a', 'b', 'a', 'b'];

/** Pays a ride from the rider's balance, under a key. */
export const press = (context: Context, { rideId, rider }: DrivenRide, key: string) => {
  const body = { payment_method: 'balance' as const };
  return processRidePayment(context, requestBy(rider, { params: { id: rideId }, body, key }));
};

const paymentsOf = ({ store }: Context, { rideId }: DrivenRide) =>
  store.read
    .selectFrom('ledger_transactions')
    .select('kind')
    .where('ride_id', '=', rideId)
    .where('kind', '=', 'payment')
    .execute();

/** Two payments under two keys, each repeated: one succeeds, and a repetition gets the same answer. */
export const paymentRace: Race = {
  winners: ['one payment'],
  prepare: async (instances) => {
    const [one, other] = instances;
    const [riderOf, field] = [ridersOf(one), await driversOf(one, 20)];
    return async (round) => {
      const rider = await riderOf(round);
      const driver = itemOfRound(field, round);
      const ride = await given.completedRide(one, { driver, rider, payment: 'initiated' });
      const before = await balanceOf(other.store.read, rider.id);
      const settled = await Promise.allSettled(
        keys.map((key, index) => press(itemOfRound(instances, index + round), ride, `${key}-${round}`)),
      );
      const paid = settled.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      const refused = settled.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
      deepEqual(refused, ['already_paid', 'already_paid']);
      deepEqual(paid[0], paid[1]);
      deepEqual((await paymentsOf(one, ride)).length, 1);
      deepEqual(await balanceOf(other.store.read, rider.id), before - fare);
      return 'one payment';
    };
  },
};
