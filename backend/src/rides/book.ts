import type { BookRideRequest } from '@mobility/openapi';
import type { AuditSentence } from '@mobility/openapi/audit-sentences';
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
import type { Read } from '../store/store.ts';
import { together } from '../store/transactions/together.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';
import { driversInRange } from './offers/drivers-in-range.ts';
import { offerNewRide } from './offers/offer-ride.ts';
import { quotedFare } from './quoted-fare.ts';
import { insertRide } from './rides.queries.ts';
import { newStartPin } from './start-pin.ts';

/** What is known of a rider before the booking. */
type Rider = { id: string; name: string; startPin: string | null };

/** Reads what a booking needs of its rider, and brings the positions of the drivers up to date. */
export const readyToBook = async ({ positions }: Context, db: Read, riderId: string): Promise<Rider> => {
  const [name, startPin] = await together(
    userNameOf(db, riderId),
    newStartPin(db, riderId),
    positions.refresh(),
  );
  return { id: riderId, name, startPin };
};

type Booked = { ride: RideRow; inRange: number; isAutomatic: boolean };

const descriptionOf = (asked: number, inRange: number): AuditSentence<'ride_requested'> => {
  if (inRange === 0) return 'Ride requested, no driver in range';
  const drivers = inRange === 1 ? 'driver' : 'drivers';
  return `Ride requested, offered to the nearest ${asked} of ${inRange} ${drivers} in range`;
};

/**
 * Books a ride for a rider and offers it to the nearest drivers. Returns the ride, how many drivers are in range, and
 * whether one of those who were asked accepts automatically. Refuses a rider who owes too much or has an active ride, a
 * trip that is too short, too long or outside the service area, and a quote that has expired or is for another trip.
 */
export const book = async (
  context: Context,
  unit: UnitOfWork,
  { id: riderId, name, startPin }: Rider,
  trip: BookRideRequest,
): Promise<Booked> => {
  const ride = planRide(trip, {
    id: unit.newId(),
    riderId,
    now: unit.now,
    expiresAfter: context.config.rideExpiry,
    fare: quotedFare(context, riderId, trip, unit.now),
    startPin,
  });
  requireServed(context.config.serviceArea, trip);
  // In this order: the insert waits for a transaction that ends the rider's last ride and may add to the debt.
  const [, debt, found] = await together(
    insertRide(unit, ride),
    debtOf(unit.db, riderId),
    driversInRange(context, unit.db, ride),
  );
  refuseOverdue(debt);
  const { asked, inRange } = await offerNewRide(context, unit, ride, found);
  await enqueueAll(unit, toNotify(asked), requested(ride, name));
  await writeAudit(unit, {
    action: 'ride_requested',
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: riderId,
    description: descriptionOf(asked.length, inRange),
  });
  return { ride, inRange, isAutomatic: asked.some(({ auto_accept }) => auto_accept === 1) };
};
