import { deepEqual } from 'node:assert/strict';
import type { Context } from '../../context.ts';
import type { Lane } from './lane.ts';

/** Throws unless the rides of the lane are exactly those that it was told are paid, each completed and paid once. */
export const checkLane = async ({ store }: Context, { rider, driver, paid }: Lane): Promise<void> => {
  const rides = await store.read
    .selectFrom('rides')
    .innerJoin('payments', 'payments.ride_id', 'rides.id')
    .select(['rides.id', 'rides.status', 'rides.settlement', 'rides.driver_id', 'payments.status as payment'])
    .where('rides.rider_id', '=', rider.id)
    .execute();
  const told = paid.map((id) => ({
    id,
    status: 'completed',
    settlement: 'paid',
    driver_id: driver.id,
    payment: 'paid',
  }));
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  deepEqual(rides.toSorted(byId), told.toSorted(byId));
  const booked = store.read
    .selectFrom('rides')
    .select((row) => row.fn.countAll().as('rides'))
    .where('rider_id', '=', rider.id);
  deepEqual(Number((await booked.executeTakeFirstOrThrow()).rides), paid.length);
};
