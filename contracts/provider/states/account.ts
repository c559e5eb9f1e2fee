import { given } from '@mobility/backend/testing';
import booking from '@mobility/openapi/examples/BookRideRequest.json' with { type: 'json' };
import { as, numberIn, type StateHandler } from './state.ts';

const signedInTwice: StateHandler = async (context) => {
  const person = await given.user(context, 'rider');
  return as(person, await given.anotherSession(context, person));
};

const lastAdmin: StateHandler = async (context) => {
  const admin = await given.user(context, 'admin');
  await given.onlyAdmin(context, admin);
  return as(admin);
};

const quoted: StateHandler = async (context, { minutes_ago, to }, clock) => {
  const rider = await given.user(context, 'rider');
  const quotedRider = to === 'another rider' ? await given.user(context, 'rider') : rider;
  const id = await given.quote(context, quotedRider, booking);
  clock.advance((numberIn(minutes_ago) ?? 0) * 60_000);
  return as(rider, id);
};

const twoFactorUser: StateHandler = async (context, { email, password }) => {
  const described = {
    ...(email !== undefined && { email: String(email) }),
    ...(password !== undefined && { password: String(password) }),
  };
  const person = await given.user(context, 'rider', described);
  await given.twoFactor(context, person);
  return as(person);
};

const twoFactorStarted: StateHandler = async (context) => {
  const person = await given.user(context, 'rider');
  const secret = await given.twoFactorStarted(context, person);
  return as(person, given.codeFor(secret, context.now()));
};

const recoveryCode: StateHandler = async (context) => {
  const person = await given.user(context, 'rider');
  const { codes } = await given.twoFactor(context, person);
  return as(person, codes[0] ?? '');
};

const leaving: StateHandler = async (context) => {
  const person = await given.user(context, 'rider');
  await given.scheduledDeletion(context, person);
  return as(person);
};

/** The states of sign-ins, the last admin and quotes. */
export const accountStates: Record<string, StateHandler> = {
  'a user is signed in twice': signedInTwice,
  'the last admin': lastAdmin,
  'a rider and a quote': quoted,
  'a user with two-factor authentication': twoFactorUser,
  'a user who sets up two-factor authentication': twoFactorStarted,
  'a user with a recovery code': recoveryCode,
  'a user whose account is to be deleted': leaving,
};
