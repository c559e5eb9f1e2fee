import { type DrivenRide, given, type Person, type WaitingRide } from '@mobility/backend/testing';
import type { Role } from '@mobility/openapi';
import { freeEmail } from './free-email.ts';
import { as, type Context, noValues, numberIn, type Parameters, type StateHandler } from './state.ts';

const isRole = (role: unknown): role is Role => role === 'rider' || role === 'driver' || role === 'admin';

const noAccount: StateHandler = async (context, { email }) => {
  if (email) await freeEmail(context, String(email));
  return noValues;
};

const account: StateHandler = async (context, { email, password, locked }) => {
  await freeEmail(context, String(email));
  const described = { email: String(email), password: String(password) };
  await (locked ? given.lockedUser : given.user)(context, 'rider', described);
  return noValues;
};

const signedIn: StateHandler = async (context, { role, balance, locked }) => {
  if (!isRole(role)) throw new Error(`There is no role ${role}`);
  const described = { balance: numberIn(balance) };
  return as(await (locked ? given.lockedUser : given.user)(context, role, described));
};

const driverWith = async (context: Context, { profile, located, online }: Parameters): Promise<Person> => {
  if (profile === 'none') return given.user(context, 'driver');
  if (profile === 'waiting') return given.driverWithProfile(context);
  const at = located ? given.cityHall : null;
  return given.approvedDriver(context, { at, online: online === true });
};

const driver: StateHandler = async (context, parameters) => as(await driverWith(context, parameters));

const adminAndDriver: StateHandler = async (context, parameters) => {
  const { id } = await driverWith(context, parameters);
  return as(await given.user(context, 'admin'), id);
};

type Participants = { rider: Person };
const rides = {
  pending: given.pendingRide,
  accepted: given.acceptedRide,
  driver_arriving: given.arrivingRide,
  in_progress: given.inProgressRide,
  cancelled: given.cancelledRide,
};

const completed = (context: Context, cast: Participants, { payment, rating }: Parameters) => {
  const isKnown = payment === 'initiated' || payment === 'balance';
  return given.completedRide(context, {
    ...cast,
    payment: isKnown ? payment : 'none',
    rating: numberIn(rating),
  });
};

const rideIn = (
  context: Context,
  cast: Participants,
  parameters: Parameters,
): Promise<WaitingRide | DrivenRide> => {
  const { status } = parameters;
  if (status === 'completed') return completed(context, cast, parameters);
  const make = Object.entries(rides).find(([name]) => name === status)?.[1];
  if (!make) throw new Error(`There is no way to a ride that is ${status}`);
  return make(context, cast);
};

const ride: StateHandler = async (context, parameters, clock) => {
  const rider = await given.user(context, 'rider', { balance: numberIn(parameters.balance) ?? 100 });
  const made = await rideIn(context, { rider }, parameters);
  const driven = 'driver' in made ? made.driver : undefined;
  const people: Record<string, () => Promise<Person> | Person | undefined> = {
    rider: () => rider,
    driver: () => driven,
    admin: () => given.user(context, 'admin'),
    'other rider': () => given.user(context, 'rider'),
    'other driver': () => given.approvedDriver(context),
  };
  if (parameters.free_driver) await given.approvedDriver(context, { name: 'Ivo Idle' });
  clock.advance((numberIn(parameters.minutes_ago) ?? 0) * 60_000);
  const caller = await people[String(parameters.caller)]?.();
  if (!caller) throw new Error(`A ride that is ${parameters.status} has no ${parameters.caller}`);
  return as(caller, made.rideId);
};

const tripLink: StateHandler = async (context, parameters) => {
  const rider = await given.user(context, 'rider', { name: 'Maya Chen', balance: 100 });
  const isOver = parameters.status === 'completed';
  const ride = await (isOver ? given.inProgressRide : given.acceptedRide)(context, { rider });
  const token = await given.tripLink(context, ride);
  if (parameters.revoked) await given.noTripLinks(context, ride);
  if (isOver) await given.complete(context, ride);
  return as(rider, token);
};

const pendingRideAndDriver: StateHandler = async (context, parameters) => {
  const { balance, approved, online, busy, taken, far, vehicle_type } = parameters;
  const at = far ? { latitude: 40.7128, longitude: -74.006 } : given.cityHall;
  const ready = { balance: numberIn(balance), online: online !== false, at };
  const person = await (approved === false
    ? given.driverWithProfile(context)
    : given.approvedDriver(context, ready));
  if (busy) await given.acceptedRide(context, { driver: person });
  const trip = vehicle_type === 'premium' ? ({ vehicle_type } as const) : {};
  const { rideId } = await (taken ? given.acceptedRide(context) : given.pendingRide(context, { trip }));
  return as(person, rideId);
};

const unpaidRider: StateHandler = async (context, { rides: count }) => {
  const rider = await given.user(context, 'rider');
  const driver = await given.approvedDriver(context);
  for (let made = 0; made < (numberIn(count) ?? 1); made += 1) {
    await given.completedRide(context, { rider, driver });
  }
  return as(rider);
};

/** The states of accounts, drivers and rides. */
export const journeyStates: Record<string, StateHandler> = {
  'no account': noAccount,
  'an account': account,
  'a user is signed in': signedIn,
  'a rider with unpaid rides': unpaidRider,
  'a driver': driver,
  'an admin and a driver': adminAndDriver,
  'a ride': ride,
  'a link to a ride': tripLink,
  'a pending ride and a driver': pendingRideAndDriver,
};
