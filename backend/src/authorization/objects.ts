import * as rides from '../testing/given-rides.ts';
import type { Actor, World } from './world.ts';

/** Something that a path or a body names, and the people whose it is. */
export type Owned = { id: string; owners: readonly Actor[] };
export type MakeOwned = (world: World) => Promise<Owned>;

const cast = ({ people: { rider, driver } }: World) => ({ rider, driver });
const both: readonly Actor[] = ['rider', 'driver'];

/** A rider waits for a driver. */
export const pendingRide: MakeOwned = async (world) => {
  const { rideId } = await rides.pendingRide(world.server.context, { rider: world.people.rider });
  return { id: rideId, owners: ['rider'] };
};

/** A pending ride that every driver may take: it has no owner among them. */
export const offeredRide: MakeOwned = async (world) => {
  const { id } = await pendingRide(world);
  return { id, owners: ['driver', 'otherDriver'] };
};

/** A driver is on the way. */
export const acceptedRide: MakeOwned = async (world) => {
  const { rideId } = await rides.acceptedRide(world.server.context, cast(world));
  return { id: rideId, owners: both };
};

/** Over, and paid as told. */
export const completedRide =
  (payment: 'none' | 'initiated' | 'balance' | 'cash' = 'none'): MakeOwned =>
  async (world) => {
    const { rideId } = await rides.completedRide(world.server.context, { ...cast(world), payment });
    return { id: rideId, owners: both };
  };

/** The account of one of them; every admin may act on it. */
export const account =
  (of: 'rider' | 'driver'): MakeOwned =>
  async ({ people }) => ({ id: people[of].id, owners: ['admin'] });
