import { type Clock, given, type Person, serverLimits } from '@mobility/backend/testing';
import { as, type Context, numberIn, type Parameters, type StateHandler } from './state.ts';

/** How to bring a card payment to each status of its checkout session. */
const bringTo: Record<string, (context: Context, ride: Ride, clock: Clock) => Promise<unknown>> = {
  pending: async () => {},
  paid: (context, ride) => given.payByCard(context, ride),
  failed: (context, ride) => given.payByCard(context, ride, '0002'),
  expired: async (_context, _ride, clock) => clock.advance(serverLimits.payment.expiresAfter),
};
type Ride = Awaited<ReturnType<typeof given.completedRide>>;

const checkoutSession: StateHandler = async (context, { payment, caller }, clock) => {
  const ride = await given.completedRide(context);
  const { body } = await given.initiate(context, ride, 'stripe');
  const bring = bringTo[String(payment)];
  if (!bring) throw new Error(`There is no way to a session that is ${payment}`);
  await bring(context, ride, clock);
  const isOther = caller === 'other rider';
  return as(isOther ? await given.user(context, 'rider') : ride.rider, body.session_id);
};

const driverPayments: StateHandler = async (context, { payment, confirmed, caller }) => {
  const paid = payment === 'cash' || payment === 'balance' ? payment : 'none';
  const ride = await given.completedRide(context, { payment: paid });
  if (confirmed) await given.confirmedCash(context, ride);
  const isOther = caller === 'other driver';
  return as(isOther ? await given.approvedDriver(context) : ride.driver, ride.rideId);
};

const cardsOf = async (context: Context, person: Person, count: number): Promise<string | undefined> => {
  let first: string | undefined;
  for (let index = 0; index < count; index += 1) {
    const { id } = await given.savedCard(context, person, String(4242 + index));
    first ??= id;
  }
  return first;
};

const savedCards: StateHandler = async (context, { count }: Parameters) => {
  const rider = await given.user(context, 'rider', { balance: 10 });
  return as(rider, await cardsOf(context, rider, numberIn(count) ?? 0));
};

const savedPlaces: StateHandler = async (context, { count }: Parameters) => {
  const rider = await given.user(context, 'rider');
  let first: string | undefined;
  for (let index = 0; index < (numberIn(count) ?? 0); index += 1) {
    const place = index === 0 ? given.newPlace('home', 'Home') : given.newPlace('other', `Place ${index}`);
    const { id } = await given.savedPlace(context, rider, place);
    first ??= id;
  }
  return as(rider, first);
};

const cardAndRide: StateHandler = async (context) => {
  const ride = await given.completedRide(context, { payment: 'initiated' });
  const { id } = await given.savedCard(context, ride.rider);
  return { ...as(ride.rider, ride.rideId), other: id };
};

const hosted: StateHandler = async (context) => {
  given.hostedCheckout(context);
  return as(await given.user(context, 'rider'));
};

/** The states of checkout sessions, driver payments, saved cards and saved places. */
export const paymentStates: Record<string, StateHandler> = {
  'a checkout session': checkoutSession,
  'a driver with a completed ride': driverPayments,
  'a rider with saved cards': savedCards,
  'a rider with saved places': savedPlaces,
  'a rider with a saved card and a ride to pay': cardAndRide,
  'a rider where the gateway takes cards on its own page': hosted,
};
