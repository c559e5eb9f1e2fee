import { given } from '@mobility/backend/testing';
import { as, type StateHandler } from './state.ts';

const dispute: StateHandler = async (context, { status, caller }) => {
  const made =
    status === 'refunded' || status === 'rejected'
      ? await given.resolvedDispute(context, status)
      : await given.disputedRide(context);
  const person = caller === 'admin' ? await given.user(context, 'admin') : made.rider;
  return as(person, caller === 'admin' ? made.disputeId : made.rideId);
};

const penalisedRide: StateHandler = async (context) => {
  const { rider, rideId } = await given.penalisedRide(context);
  return as(rider, rideId);
};

const adminAndBackup: StateHandler = async (context) => {
  const admin = await given.livedInDatabase(context);
  return { ...as(admin), file: await given.backupFile(context, admin) };
};

/** The states of disputes, and of a database that can be restored. */
export const disputeStates: Record<string, StateHandler> = {
  'a dispute': dispute,
  'a ride that was cancelled with a penalty': penalisedRide,
  'an admin and a backup': adminAndBackup,
};
