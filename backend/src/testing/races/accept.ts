import { deepEqual } from 'node:assert/strict';
import type { Context } from '../../context.ts';
import { cancelRide } from '../../operations/rides/cancelRide.ts';
import { updateRide } from '../../operations/rides/updateRide.ts';
import { given } from '../given/given.ts';
import type { WaitingRide } from '../given/given-rides.ts';
import type { Instances } from '../instances.ts';
import type { Person } from '../person.ts';
import { outcomeOf } from '../refusal.ts';
import { requestBy } from '../request.ts';
import { driversOf, itemOfRound, type Race, ridersOf } from './race.ts';

/** The number of drivers who accept each ride. */
export const drivers = 20;

type Outcome = [number, string?, string?];
/** Accepts as one driver at the instance of the index: `[200]`, or the refusal. */
export type Accept = (driver: Person, rideId: string, index: number) => Promise<Outcome>;

const takenText = 'This ride request has been accepted by another driver';
const oneWinner: Outcome[] = [
  [200],
  ...Array.from({ length: drivers - 1 }, (): Outcome => [409, 'ride_taken', takenText]),
];

const acceptAt =
  (instances: Instances): Accept =>
  (driver, rideId, index) => {
    const request = requestBy<'updateRide'>(driver, { params: { id: rideId }, body: { action: 'accept' } });
    return outcomeOf(updateRide(itemOfRound(instances, index), request));
  };

const clear = (context: Context, { rideId, rider }: WaitingRide) => {
  const body = { cancelled_by: 'rider' as const, reason: 'Next round', confirmation: true as const };
  return cancelRide(context, requestBy(rider, { params: { id: rideId }, body }));
};

const driverNow = async ({ store }: Context, rideId: string): Promise<string | null> => {
  const ride = store.read.selectFrom('rides').select('driver_id').where('id', '=', rideId);
  return (await ride.executeTakeFirstOrThrow()).driver_id;
};

/** All drivers accept one ride at the same time: exactly one gets it, and only that driver's call succeeds. */
export const acceptRace = (accept?: Accept): Race => ({
  winners: ['a driver'],
  prepare: async (instances) => {
    const [context] = instances;
    const [riderOf, field] = [ridersOf(context), await driversOf(context, drivers)];
    const tryOne = accept ?? acceptAt(instances);
    return async (round) => {
      const ride = await given.pendingRide(context, { rider: await riderOf(round) });
      // The order changes from round to round.
      const order = field.map((_, index) => itemOfRound(field, index + round));
      const outcomes = await Promise.all(order.map((driver, index) => tryOne(driver, ride.rideId, index)));
      deepEqual(
        outcomes.toSorted((a, b) => a[0] - b[0]),
        oneWinner,
      );
      const winner = order[outcomes.findIndex(([status]) => status === 200)];
      deepEqual(await driverNow(context, ride.rideId), winner?.id);
      await clear(context, ride);
      return 'a driver';
    };
  },
});
