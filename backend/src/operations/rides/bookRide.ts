import type { BookRideRequest } from '@mobility/openapi';
import type { Context } from '../../context.ts';
import { planRide, type RideRow } from '../../domain/ride.ts';
import { requested } from '../../domain/ride-messages.ts';
import { offerRide } from '../../matching/offer-ride.ts';
import { type Handler, Refusal } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { toNotify } from '../../store/offers.ts';
import { enqueueAll } from '../../store/outbox.ts';
import { nameOf } from '../../store/rides.ts';
import { isUniqueViolation, type Unit } from '../../store/unit.ts';
import { command } from '../command.ts';
import { autoAccept } from './auto-accept.ts';
import { quotedFare } from './quoted-fare.ts';

const insertRide = async (unit: Unit, ride: RideRow): Promise<void> => {
  try {
    await unit.db.insertInto('rides').values(ride).execute();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Refusal(409, 'active_ride_exists', 'You already have an active ride');
  }
};

const book = async (context: Context, unit: Unit, riderId: string, trip: BookRideRequest) => {
  const ride = planRide(trip, {
    id: unit.newId(),
    riderId,
    now: unit.now,
    expiresAfter: context.config.rideExpiry,
    fare: quotedFare(context, riderId, trip, unit.now),
  });
  await insertRide(unit, ride);
  const { asked, inRange } = await offerRide(context, unit, ride);
  await enqueueAll(unit, toNotify(asked), requested(ride, await nameOf(unit.db, riderId)));
  await writeAudit(unit, {
    action: 'ride_requested',
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: riderId,
    description: `Ride requested, offered to the nearest ${asked.length} of ${inRange} drivers in range`,
  });
  return { status: 201 as const, body: { request_id: ride.id, matches_found: inRange } };
};

/** Requests a ride and offers it to the nearest drivers in range; the others follow in waves. */
export const bookRide: Handler<'bookRide'> = async (context, request) => {
  const answer = await command(context, request, 'bookRide', (unit) =>
    book(context, unit, request.caller.id, request.body),
  );
  await autoAccept(context, answer.body.request_id);
  return answer;
};
