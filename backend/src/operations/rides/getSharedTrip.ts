import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { toRide } from '../../rides/ride-view.ts';
import { sharedTrip } from '../../rides/shared-trip.ts';
import { ridesByIds, withPlaces } from '../../store/rides/ride-rows.ts';
import { findTripShare } from '../../store/rides/trip-shares.ts';

/** Returns the ride that a link leads to, for everyone who has the link. */
export const getSharedTrip: Handler<'getSharedTrip'> = async (context, { params }) => {
  const { store, positions } = context;
  const { read } = store;
  const share = await findTripShare(read, params.token);
  if (!share) throw new Refusal('trip_not_found', 'This link does not lead to a ride');
  if (share.revoked_at !== null) throw new Refusal('sharing_stopped', 'This ride is no longer shared');
  const [row] = await withPlaces(positions.of, await ridesByIds(read, [share.ride_id]));
  if (!row) throw new Refusal('trip_not_found', 'This link does not lead to a ride');
  const viewer = { id: row.rider_id, role: 'rider' as const, now: context.now() };
  return { status: 200, body: sharedTrip(toRide(row, viewer)) };
};
