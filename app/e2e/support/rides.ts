import type { BookRideRequest, Ride } from '@mobility/openapi';
import { type Caller, trip } from './caller.ts';

/** Books a ride through the API. Returns the pending ride. */
export const bookByCall = async (rider: Caller, details: Partial<BookRideRequest> = {}): Promise<Ride> => {
  await rider.bookRide({ ...trip, ...details });
  const ride = (await rider.listMyRides()).find(({ status }) => status === 'pending');
  if (!ride) throw new Error('The ride was not booked');
  return ride;
};

/** Books and completes a ride through the API; it is not paid yet. The driver must be online. */
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
