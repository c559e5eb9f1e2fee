import type { BookRideRequest, PaymentMethod } from '@mobility/openapi';
import type { Context } from '../../context.ts';
import { initiateRidePayment } from '../../operations/payments/initiateRidePayment.ts';
import { processRidePayment } from '../../operations/payments/processRidePayment.ts';
import { bookRide } from '../../operations/rides/bookRide.ts';
import { cancelRide } from '../../operations/rides/cancelRide.ts';
import { rateRide } from '../../operations/rides/rateRide.ts';
import { updateRide } from '../../operations/rides/updateRide.ts';
import type { Person } from '../person.ts';
import { requestBy } from '../request.ts';
import { approvedDriver, cityHall, user } from './given-people.ts';

type GivenRide = { rider?: Person; driver?: Person; trip?: Partial<BookRideRequest> };
/** A ride without a driver. */
export type WaitingRide = { rideId: string; rider: Person };
/** A ride with its rider and driver. */
export type DrivenRide = WaitingRide & { driver: Person };

/** From City Hall to the Ferry Building: about 2.8 km. */
export const trip: BookRideRequest = {
  pickup_location: cityHall,
  dropoff_location: { latitude: 37.7955, longitude: -122.3937, address: 'Ferry Building, San Francisco, CA' },
  vehicle_type: 'economy',
  passenger_count: 1,
  special_requirements: null,
};

const step = (
  context: Context,
  { rideId, driver }: DrivenRide,
  action: 'accept' | 'arrive' | 'start' | 'complete',
) => updateRide(context, requestBy(driver, { params: { id: rideId }, body: { action } }));

/** A pending ride. */
export const pendingRide = async (context: Context, cast: GivenRide = {}): Promise<WaitingRide> => {
  const rider = cast.rider ?? (await user(context, 'rider', { name: 'Riley Rivera', balance: 100 }));
  const { body } = await bookRide(context, requestBy(rider, { body: { ...trip, ...cast.trip } }));
  return { rideId: body.request_id, rider };
};

/** An accepted ride. */
export const acceptedRide = async (context: Context, cast: GivenRide = {}): Promise<DrivenRide> => {
  const driver = cast.driver ?? (await approvedDriver(context, { name: 'Dana Diaz' }));
  const ride = { ...(await pendingRide(context, cast)), driver };
  await step(context, ride, 'accept');
  return ride;
};

/** A ride whose driver is at the pickup. */
export const arrivingRide = async (context: Context, cast: GivenRide = {}): Promise<DrivenRide> => {
  const ride = await acceptedRide(context, cast);
  await step(context, ride, 'arrive');
  return ride;
};

/** A ride in progress. */
export const inProgressRide = async (context: Context, cast: GivenRide = {}): Promise<DrivenRide> => {
  const ride = await arrivingRide(context, cast);
  await step(context, ride, 'start');
  return ride;
};

/** Completes a ride in progress. */
export const complete = (context: Context, ride: DrivenRide) => step(context, ride, 'complete');

type Paying = 'none' | 'initiated' | PaymentMethod;

/** Initiates the payment of a completed ride. */
export const initiate = (context: Context, { rideId, rider }: WaitingRide, method: PaymentMethod) =>
  initiateRidePayment(
    context,
    requestBy(rider, { params: { id: rideId }, body: { payment_method: method } }),
  );

/** The request that pays by a card with these last four digits. */
export const cardPayment = (last4 = '4242') => ({
  payment_method: 'stripe' as const,
  stripe_token: `tok_${last4}_1`,
  card_details: { last4, brand: 'visa' as const, expiry_month: 12, expiry_year: 2030 },
});

/** A completed ride, unpaid by default. */
export const completedRide = async (
  context: Context,
  { payment = 'none', rating, ...cast }: GivenRide & { payment?: Paying; rating?: number } = {},
): Promise<DrivenRide> => {
  const ride = await inProgressRide(context, cast);
  await complete(context, ride);
  const params = { id: ride.rideId };
  if (rating) await rateRide(context, requestBy(ride.rider, { params, body: { rating, comment: 'Given' } }));
  if (payment === 'none') return ride;
  await initiate(context, ride, payment === 'initiated' ? 'balance' : payment);
  if (payment === 'initiated') return ride;
  const body = payment === 'stripe' ? cardPayment() : { payment_method: payment };
  await processRidePayment(context, requestBy(ride.rider, { params, body }));
  return ride;
};

/** A ride that its rider cancelled while it was pending. */
export const cancelledRide = async (context: Context, cast: GivenRide = {}): Promise<WaitingRide> => {
  const ride = await pendingRide(context, cast);
  const body = { cancelled_by: 'rider' as const, reason: 'Plans changed', confirmation: true as const };
  await cancelRide(context, requestBy(ride.rider, { params: { id: ride.rideId }, body }));
  return ride;
};
