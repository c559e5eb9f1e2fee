import { given, type Person } from '@mobility/backend/testing';
import type { Role } from '@mobility/openapi';
import { freeEmail } from './free-email.ts';
import { as, type Context, noValues, numberIn, type Parameters, type StateHandler } from './state.ts';

const roleIn = (role: unknown): Role => (role === 'driver' || role === 'admin' ? role : 'rider');

const someUser = async (
  context: Context,
  { role, balance, riding, profile }: Parameters,
): Promise<Person> => {
  if (profile) return given.driverWithProfile(context);
  if (riding) return (await given.acceptedRide(context)).rider;
  return given.user(context, roleIn(role), { balance: numberIn(balance) });
};

const adminAndUser: StateHandler = async (context, parameters) => {
  const { id } = await someUser(context, parameters);
  if (parameters.taken) {
    await freeEmail(context, String(parameters.taken));
    await given.user(context, 'rider', { email: String(parameters.taken) });
  }
  return as(await given.user(context, 'admin'), id);
};

const adminAndPaidRide: StateHandler = async (context) => {
  const { rider } = await given.completedRide(context, { payment: 'balance' });
  return as(await given.user(context, 'admin'), rider.id);
};

const adminAndCredit: StateHandler = async (context) => {
  await given.creditByHand(context, await given.user(context, 'rider'));
  return as(await given.user(context, 'admin'));
};

const adminAlone: StateHandler = async (context) => {
  const admin = await given.lastAdmin(context);
  return as(admin, admin.id);
};

const unpaidRide = async (context: Context, { payment, escalated }: Parameters): Promise<string> => {
  if (escalated) return (await given.escalatedRide(context)).rideId;
  if (payment === 'running') return (await given.inProgressRide(context)).rideId;
  return (await given.completedRide(context, { payment: payment === 'balance' ? 'balance' : 'none' })).rideId;
};

const adminAndRide: StateHandler = async (context, parameters) => {
  const rideId = await unpaidRide(context, parameters);
  return as(await given.user(context, 'admin'), rideId);
};

const adminAndRides: StateHandler = async (context) => {
  await given.completedRide(context);
  await given.pendingRide(context);
  return as(await given.user(context, 'admin'));
};

const outgoingMail: StateHandler = async (context, { demo }) => {
  await given.validationToken(context);
  context.config.demo = demo === true;
  return as(await given.user(context, 'admin'));
};

const validationMail: StateHandler = async (context) => ({
  ...noValues,
  id: await given.validationToken(context),
});

const resetMail: StateHandler = async (context) => ({
  ...noValues,
  id: await given.resetToken(context),
});

/** The states of the admin console. */
export const adminStates: Record<string, StateHandler> = {
  'an admin and a user': adminAndUser,
  'an admin and a rider with a paid ride': adminAndPaidRide,
  'an admin and a credit by hand': adminAndCredit,
  'an admin and no other': adminAlone,
  'an admin and a completed ride': adminAndRide,
  'an admin, a completed ride and a pending one': adminAndRides,
  'an admin and outgoing mail': outgoingMail,
  'a validation mail': validationMail,
  'a reset mail': resetMail,
};
