import type { BookRideRequest, Ride } from '@mobility/openapi';
import { type Caller, trip } from './caller.ts';

/** Books a ride without a page; the answer is the ride that waits for a driver. */
export const bookByCall = async (rider: Caller, details: Partial<BookRideRequest> = {}): Promise<Ride> => {
  await rider.bookRide({ ...trip, ...details });
  const ride = (await rider.listMyRides()).find(({ status }) => status === 'pending');
  if (!ride) throw new Error('The ride was not booked');
  return ride;
};

/** A whole ride without a page, from the request to the destination; not paid yet. The driver must be online. */
export const rideByCall = async (
  rider: Caller,
  driver: Caller,
  details?: Partial<BookRideRequest>,
): Promise<Ride> => {
  const ride = await bookByCall(rider, details);
  for (const action of ['accept', 'arrive', 'start', 'complete'] as const) {
    await driver.updateRide(ride.id, { action });
  }
  return ride;
};
