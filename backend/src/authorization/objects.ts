import { notifyRideParticipants } from '../operations/admin/notifyRideParticipants.ts';
import * as accounts from '../testing/given/given-account.ts';
import * as admins from '../testing/given/given-admin.ts';
import * as cards from '../testing/given/given-cards.ts';
import * as disputes from '../testing/given/given-disputes.ts';
import * as people from '../testing/given/given-people.ts';
import * as places from '../testing/given/given-places.ts';
import * as rides from '../testing/given/given-rides.ts';
import * as safety from '../testing/given/given-safety.ts';
import * as shares from '../testing/given/given-shares.ts';
import * as words from '../testing/given/given-words.ts';
import { requestBy } from '../testing/request.ts';
import { type Actor, actors, type World } from './world.ts';

/** The object that a path or a body names, and its owners. */
export type Owned = { id: string; owners: readonly Actor[] };
export type MakeOwned = (world: World) => Promise<Owned>;

const cast = ({ people: { rider, driver } }: World) => ({ rider, driver });
const both: readonly Actor[] = ['rider', 'driver'];

/** The rider waits for a driver. */
const pendingRide: MakeOwned = async (world) => {
  const { rideId } = await rides.pendingRide(world.server.context, { rider: world.people.rider });
  return { id: rideId, owners: ['rider'] };
};

/** A pending ride in reach of the driver, and out of reach of the other driver. */
export const offeredRide: MakeOwned = async (world) => {
  const { id } = await pendingRide(world);
  return { id, owners: ['driver'] };
};

/** A driver is on the way. */
export const acceptedRide: MakeOwned = async (world) => {
  const { rideId } = await rides.acceptedRide(world.server.context, cast(world));
  return { id: rideId, owners: both };
};

/** The token of a link to a ride; everyone who has it may use it. */
export const tripLink: MakeOwned = async (world) => {
  const ride = await rides.pendingRide(world.server.context, { rider: world.people.rider });
  return { id: await shares.tripLink(world.server.context, ride), owners: actors };
};

/** The driver is at the pickup. */
export const arrivingRide: MakeOwned = async (world) => {
  const { rideId } = await rides.arrivingRide(world.server.context, cast(world));
  return { id: rideId, owners: both };
};

/** The driver has waited at the pickup for long enough to end the ride. */
export const waitedRide: MakeOwned = async (world) => {
  const ride = await arrivingRide(world);
  await world.server.context.store.transaction((db) =>
    db.updateTable('rides').set({ arrived_at: 0 }).where('id', '=', ride.id).execute(),
  );
  return ride;
};

/** The ride is in progress. */
export const inProgressRide: MakeOwned = async (world) => {
  const { rideId } = await rides.inProgressRide(world.server.context, cast(world));
  return { id: rideId, owners: both };
};

/** A completed ride, paid in the given way. */
export const completedRide =
  (payment: 'none' | 'initiated' | 'balance' | 'cash' = 'none'): MakeOwned =>
  async (world) => {
    const { rideId } = await rides.completedRide(world.server.context, { ...cast(world), payment });
    return { id: rideId, owners: both };
  };

/** A user account; every admin may act on it. */
export const account =
  (of: 'rider' | 'driver'): MakeOwned =>
  async ({ people }) => ({ id: people[of].id, owners: ['admin'] });

/** Two new drivers without a profile. */
export const newDrivers: MakeOwned = async (world) => {
  const { context } = world.server;
  world.people.driver = await people.user(context, 'driver');
  world.people.otherDriver = await people.user(context, 'driver');
  return { id: world.people.driver.id, owners: ['driver', 'otherDriver'] };
};

/** An object whose owner does not matter to an admin. */
export const forAdmin =
  (make: MakeOwned): MakeOwned =>
  async (world) => ({ id: (await make(world)).id, owners: ['admin'] });

/** The rider's notification of an admin message about a ride. */
export const notification: MakeOwned = async (world) => {
  const { context } = world.server;
  const { id } = await acceptedRide(world);
  const body = { message: 'Please wait at the corner', target: 'rider' as const };
  await notifyRideParticipants(context, requestBy(world.people.admin, { params: { id }, body }));
  return { id: (await words.lastNotification(context, world.people.rider)).id, owners: ['rider'] };
};

const lastMessages = new Map<string, string>();
/** The last message of a conversation that `thread` has made. */
export const lastMessageOf = (threadId: string): string => lastMessages.get(threadId) ?? 'none';

/** The conversation that starts with a reply to it. */
export const thread: MakeOwned = async (world) => {
  const { thread_id, notification_id } = await words.reply(
    world.server.context,
    world.people.rider,
    await notification(world),
    'I am there',
  );
  lastMessages.set(String(thread_id), String(notification_id));
  return { id: String(thread_id), owners: ['admin'] };
};

/** The rider's session on the gateway's page. */
export const paymentSession: MakeOwned = async (world) => {
  const { context } = world.server;
  const ride = await rides.completedRide(context, cast(world));
  const { body } = await rides.initiate(context, ride, 'stripe');
  return { id: String(body.session_id), owners: ['rider'] };
};

/** Nothing: the gateway takes cards on a page of its own. */
export const paymentPage: MakeOwned = async ({ server }) => {
  cards.hostedCheckout(server.context);
  return { id: 'none', owners: [...actors] };
};

/** A saved card of the rider. */
export const card: MakeOwned = async ({ server, people }) => ({
  id: (await cards.savedCard(server.context, people.rider)).id,
  owners: ['rider'],
});

export const place: MakeOwned = async ({ server, people }) => ({
  id: (await places.savedPlace(server.context, people.rider)).id,
  owners: ['rider'],
});

/** The rider's dispute, which every admin may resolve. */
export const dispute: MakeOwned = async ({ server, people }) => ({
  id: (await disputes.disputedRide(server.context, { rider: people.rider })).disputeId,
  owners: ['admin'],
});

/** The rider's other session. */
export const session: MakeOwned = async ({ server, people }) => ({
  id: await accounts.anotherSession(server.context, people.rider),
  owners: ['rider'],
});

const { pickup_location, dropoff_location, vehicle_type } = rides.trip;
/** The trip of `quote`. */
export const quotedTrip = { pickup_location, dropoff_location, vehicle_type };

/** A quote for the rider. */
export const quote: MakeOwned = async ({ server, people }) => ({
  id: await accounts.quote(server.context, people.rider),
  owners: ['rider'],
});

/** The rider's e-mail address for signing in; everyone who knows it and the password may use it. */
export const address: MakeOwned = async ({ people }) => ({ id: people.rider.email, owners: actors });

/** The token of a reset e-mail; everyone who has the token may use it. */
export const resetToken: MakeOwned = async ({ server }) => ({
  id: await safety.resetToken(server.context),
  owners: actors,
});

/** The token of a validation e-mail; everyone who has the token may use it. */
export const mailedToken: MakeOwned = async ({ server }) => ({
  id: await admins.validationToken(server.context),
  owners: actors,
});
