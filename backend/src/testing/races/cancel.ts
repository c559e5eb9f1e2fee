import { deepEqual } from 'node:assert/strict';
import type { Context } from '../../context.ts';
import { cancelRide } from '../../operations/rides/cancelRide.ts';
import { updateRide } from '../../operations/rides/updateRide.ts';
import { given } from '../given/given.ts';
import type { DrivenRide } from '../given/given-rides.ts';
import { outcomeOf } from '../refusal.ts';
import { requestBy } from '../request.ts';
import { driversOf, inTurn, itemOfRound, type Race, ridersOf } from './race.ts';

const cancel = (context: Context, { rideId, rider }: DrivenRide) => {
  const body = { cancelled_by: 'rider' as const, reason: 'Changed plans', confirmation: true as const };
  return cancelRide(context, requestBy(rider, { params: { id: rideId }, body }));
};

const accept = (context: Context, { rideId, driver }: DrivenRide) =>
  outcomeOf(updateRide(context, requestBy(driver, { params: { id: rideId }, body: { action: 'accept' } })));

const rideNow = async ({ store }: Context, id: string) => {
  const ride = store.read
    .selectFrom('rides')
    .select(['status', 'driver_id', 'penalty_amount'])
    .where('id', '=', id);
  return { ...(await ride.executeTakeFirstOrThrow()) };
};

/**
 * A cancellation against an accept, each first in turn: before the accept there is no penalty and no driver, after it
 * there are both.
 */
export const cancelRace: Race = {
  winners: ['accepted first', 'cancelled first'],
  prepare: async ([one, other]) => {
    const [riderOf, field] = [ridersOf(one), await driversOf(one, 20)];
    return async (round) => {
      const { rideId, rider } = await given.pendingRide(one, { rider: await riderOf(round) });
      // Two rounds per driver, so that each command is first once.
      const ride = { rideId, rider, driver: itemOfRound(field, Math.floor(round / 2)) };
      const [cancelled, [accepted, code]] = await inTurn(
        round,
        () => cancel(one, ride),
        () => accept(other, ride),
      );
      const wasAccepted = accepted === 200;
      deepEqual([accepted, code], wasAccepted ? [200, undefined] : [409, 'ride_taken']);
      deepEqual(cancelled.body.penalty_amount, wasAccepted ? 0.73 : 0);
      deepEqual(await rideNow(one, rideId), {
        status: 'cancelled',
        driver_id: wasAccepted ? ride.driver.id : null,
        penalty_amount: wasAccepted ? 73 : 0,
      });
      return wasAccepted ? 'accepted first' : 'cancelled first';
    };
  },
};
