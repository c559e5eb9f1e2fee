import type { BookRideRequest } from '@mobility/openapi';
import type { Context } from '../context.ts';
import { requested } from '../domain/messages/ride-messages.ts';
import { refuseOverdue } from '../domain/money/debt.ts';
import { planRide, type RideRow } from '../domain/ride.ts';
import { requireServed } from '../domain/service-area.ts';
import { debtOf } from '../payments/debt-of.ts';
import { writeAudit } from '../store/audit.ts';
import { enqueueAll } from '../store/outbox.ts';
import { toNotify } from '../store/rides/offers.ts';
import { userNameOf } from '../store/rides/rides.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';
import type { InRange } from './offers/drivers-in-range.ts';
import { offerNewRide } from './offers/offer-ride.ts';
import { quotedFare } from './quoted-fare.ts';
import { insertRide } from './rides.queries.ts';
import { newStartPin } from './start-pin.ts';

/**
 * Books a ride for a rider and offers it to the nearest of the drivers who were found for it. Returns the ride and how many drivers are in range.
 * Refuses a rider who owes too much or has an active ride, a trip that is too short, too long or outside the service
 * area, and a quote that has expired or is for another trip.
 */
export const book = async (
  context: Context,
  unit: UnitOfWork,
  riderId: string,
  { trip, found }: { trip: BookRideRequest; found: InRange },
): Promise<{ ride: RideRow; inRange: number }> => {
  const ride = planRide(trip, {
    id: unit.newId(),
    riderId,
    now: unit.now,
    expiresAfter: context.config.rideExpiry,
    fare: quotedFare(context, riderId, trip, unit.now),
    startPin: await newStartPin(unit.db, riderId),
  });
  requireServed(context.config.serviceArea, trip);
  await insertRide(unit, ride);
  // After the insert, which waits for a transaction that ends the rider's last ride and may add to the debt.
  refuseOverdue(await debtOf(unit.db, riderId));
  const { asked, inRange } = await offerNewRide(context, unit, ride, found);
  await enqueueAll(unit, toNotify(asked), requested(ride, await userNameOf(unit.db, riderId)));
  await writeAudit(unit, {
    action: 'ride_requested',
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: riderId,
    description: `Ride requested, offered to the nearest ${asked.length} of ${inRange} drivers in range`,
  });
  return { ride, inRange };
};
