import type { Context } from '../../context.ts';
import { shareTrip } from '../../operations/rides/shareTrip.ts';
import { stopSharingTrip } from '../../operations/rides/stopSharingTrip.ts';
import { requestBy } from '../request.ts';
import type { WaitingRide } from './given-rides.ts';

/** The token of a link to the ride. */
export const tripLink = async (context: Context, { rideId, rider }: WaitingRide): Promise<string> =>
  (await shareTrip(context, requestBy(rider, { params: { id: rideId } }))).body.token;

/** Revokes the links to the ride. */
export const noTripLinks = (context: Context, { rideId, rider }: WaitingRide) =>
  stopSharingTrip(context, requestBy(rider, { params: { id: rideId } }));
