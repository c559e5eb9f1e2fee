import { deepEqual } from 'node:assert/strict';
import type { Context } from '../../context.ts';
import { cancelRide } from '../../operations/rides/cancelRide.ts';
import { updateRide } from '../../operations/rides/updateRide.ts';
import { given } from '../given/given.ts';
import type { DrivenRide } from '../given/given-rides.ts';
import { outcomeOf } from '../refusal.ts';
import { requestBy } from '../request.ts';
import { driversOf, inTurn, itemOfRound, type Race, ridersOf } from './race.ts';

const cancellation = { cancelled_by: 'rider', reason: 'Changed plans', confirmation: true } as const;

const cancel = (context: Context, { rideId, rider }: DrivenRide, more: { confirmed_penalty?: number } = {}) =>
  cancelRide(context, requestBy(rider, { params: { id: rideId }, body: { ...cancellation, ...more } }));

const accept = (context: Context, { rideId, driver }: DrivenRide) =>
  outcomeOf(updateRide(context, requestBy(driver, { params: { id: rideId }, body: { action: 'accept' } })));

const rideNow = async ({ store }: Context, id: string) => {
  const ride = store.read
    .selectFrom('rides')
    .select(['status', 'driver_id', 'penalty_amount'])
    .where('id', '=', id);
  return { ...(await ride.executeTakeFirstOrThrow()) };
};

/** One ride a round, with the rider and the driver who meet. Each driver drives twice, so that each command is first once. */
const ridesOf = async (context: Context): Promise<(round: number) => Promise<DrivenRide>> => {
  const [riderOf, field] = [ridersOf(context), await driversOf(context, 20)];
  return async (round) => {
    const { rideId, rider } = await given.pendingRide(context, { rider: await riderOf(round) });
    return { rideId, rider, driver: itemOfRound(field, Math.floor(round / 2)) };
  };
};

/**
 * A cancellation against an accept, each first in turn: before the accept there is no penalty and no driver, after it
 * there are both.
 */
export const cancelRace: Race = {
  winners: ['accepted first', 'cancelled first'],
  prepare: async ([one, other]) => {
    const rideOf = await ridesOf(one);
    return async (round) => {
      const ride = await rideOf(round);
      const [cancelled, [accepted, code]] = await inTurn(
        round,
        () => cancel(one, ride),
        () => accept(other, ride),
      );
      const wasAccepted = accepted === 200;
      deepEqual([accepted, code], wasAccepted ? [200, undefined] : [409, 'ride_taken']);
      deepEqual(cancelled.body.penalty_amount, wasAccepted ? 0.73 : 0);
      deepEqual(await rideNow(one, ride.rideId), {
        status: 'cancelled',
        driver_id: wasAccepted ? ride.driver.id : null,
        penalty_amount: wasAccepted ? 73 : 0,
      });
      return wasAccepted ? 'accepted first' : 'cancelled first';
    };
  },
};

/** A cancellation confirmed at no penalty races an accept: the server refuses one of them, and no penalty is paid. */
export const freeCancelRace: Race = {
  winners: ['accepted', 'cancelled'],
  prepare: async ([one, other]) => {
    const rideOf = await ridesOf(one);
    return async (round) => {
      const ride = await rideOf(round);
      const [cancelled, accepted] = await inTurn(
        round,
        () => outcomeOf(cancel(one, ride, { confirmed_penalty: 0 })),
        () => accept(other, ride),
      );
      const { penalty_amount, status } = await rideNow(one, ride.rideId);
      if (cancelled[0] === 200) {
        deepEqual([accepted.slice(0, 2), status, penalty_amount], [[409, 'ride_taken'], 'cancelled', 0]);
        return 'cancelled';
      }
      deepEqual([cancelled.slice(0, 2), accepted[0]], [[409, 'penalty_changed'], 200]);
      deepEqual([status, penalty_amount], ['accepted', null]);
      // The driver drives again in the next round.
      await cancel(one, ride);
      return 'accepted';
    };
  },
};
