import type { Context } from '../context.ts';
import { notifyRideParticipants } from '../operations/admin/notifyRideParticipants.ts';
import { releaseRide } from '../operations/admin/releaseRide.ts';
import { remindUnpaidRide } from '../operations/admin/remindUnpaidRide.ts';
import { rateRider } from '../operations/rides/rateRider.ts';
import { cardRefund, disputedRide } from '../testing/given/given-disputes.ts';
import * as people from '../testing/given/given-people.ts';
import * as rides from '../testing/given/given-rides.ts';
import * as words from '../testing/given/given-words.ts';
import { requestBy } from '../testing/request.ts';
import { giveBelongings, type Participants } from './belongings.ts';

/** Part of all their names, so that the test can search answers for it. */
export const marker = 'Zanzibar';

// A place without other riders and drivers, so that no stranger may see a ride there.
const farAway = {
  pickup_location: { latitude: 34.0537, longitude: -118.2428, address: `1 ${marker} Street, Los Angeles` },
  dropoff_location: { latitude: 34.0224, longitude: -118.2851, address: `2 ${marker} Street, Los Angeles` },
};

const pair = async (context: Context) => ({
  rider: await people.user(context, 'rider', { name: `${marker} Rider`, balance: 1_234 }),
  driver: await people.approvedDriver(context, { name: `${marker} Driver`, radius: 37, balance: 4_321 }),
});

/** Rides that are over: disputed, rated, paid in cash, with a session on the gateway's page, and cancelled, once by an admin. */
const ridePast = async (context: Context, { rider, driver, admin }: Participants): Promise<void> => {
  const cast = { rider, driver };
  await disputedRide(context, cast);
  await cardRefund(context, cast);
  const { rideId } = await rides.completedRide(context, { ...cast, rating: 2 });
  await rateRider(
    context,
    requestBy(driver, { params: { id: rideId }, body: { rating: 3, comment: marker } }),
  );
  await remindUnpaidRide(context, requestBy(admin, { params: { rideId } }));
  await rides.completedRide(context, { ...cast, payment: 'cash' });
  await rides.initiate(context, await rides.completedRide(context, cast), 'stripe');
  await words.rideIsCancelled(context, await rides.acceptedRide(context, cast));
  const released = await rides.acceptedRide(context, cast);
  const release = { outcome: 'cancel' as const, reason: marker };
  await releaseRide(context, requestBy(admin, { params: { id: released.rideId }, body: release }));
  const poor = await people.user(context, 'rider', { name: `${marker} Poor` });
  await words.rideIsCancelled(context, await rides.acceptedRide(context, { rider: poor, driver }));
};

/** One ride in each active status. All their drivers are busy, so that no booking is offered to them. */
const rideNow = async (context: Context, { rider, driver, admin }: Participants): Promise<void> => {
  const ride = await rides.acceptedRide(context, { rider, driver });
  const params = { id: ride.rideId };
  const body = { message: `To ${marker}`, target: 'both' as const };
  await notifyRideParticipants(context, requestBy(admin, { params, body }));
  await words.reply(context, rider, await words.lastNotification(context, rider), marker);
  await words.rideMessage(context, ride, driver, marker);
  await rides.arrivingRide(context, await pair(context));
  await rides.inProgressRide(context, await pair(context));
  const waiting = await people.user(context, 'rider', { name: `${marker} Waiting` });
  await rides.pendingRide(context, { rider: waiting, trip: farAway });
};

/** Creates users with one row of every kind, on a server without other users. */
export const makeVictims = async (context: Context): Promise<void> => {
  const cast = { ...(await pair(context)), admin: await people.user(context, 'admin') };
  await ridePast(context, cast);
  await giveBelongings(context, cast);
  await rideNow(context, cast);
  // Otherwise every message to all admins would also be a message to this one.
  await context.store.transaction((db) =>
    db.updateTable('users').set({ is_active: 0 }).where('role', '=', 'admin').execute(),
  );
};
