import type { Ride } from '@mobility/openapi';
import { withRefunds } from '../money/refunded-rides.ts';
import type { Read } from '../store.ts';
import { offeredTo } from './exclusive-offers.ts';

/** Adds to rides what only admins see: what the riders got back, and who alone is offered a pending ride. `now` in milliseconds. */
export const forAdmins = async (db: Read, rides: readonly Ride[], now: number): Promise<Ride[]> => {
  const [refunded, offers] = await Promise.all([withRefunds(db, rides), offeredTo(db, rides, now)]);
  return refunded.map((ride) => {
    const offer = offers.get(ride.id);
    return offer ? { ...ride, offered_to: offer } : ride;
  });
};
