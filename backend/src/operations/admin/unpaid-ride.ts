import type { RideRow } from '../../domain/ride.ts';
import { Refusal } from '../../operation.ts';
import { latestPayment } from '../../store/payments.ts';
import type { Unit } from '../../store/unit.ts';
import { requireRide } from '../rides/ride-access.ts';

/** A completed ride that is not paid. Refuses with 404, 400 or 409. */
export const requireUnpaid = async (unit: Unit, rideId: string): Promise<RideRow> => {
  const ride = await requireRide(unit.db, rideId);
  if (ride.status !== 'completed') {
    throw new Refusal(400, 'ride_not_completed', 'Only completed rides can be unpaid');
  }
  const payment = await latestPayment(unit.db, ride.id);
  if (payment?.status === 'paid') throw new Refusal(409, 'already_paid', 'This ride is already paid');
  return ride;
};

/** The user as mail and messages address them. */
export const addressee = (unit: Unit, userId: string): Promise<{ id: string; name: string; email: string }> =>
  unit.db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
