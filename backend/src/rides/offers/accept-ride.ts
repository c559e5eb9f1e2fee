import type { Context } from '../../context.ts';
import { arrivalMinutes } from '../../domain/distance.ts';
import { accepted, goneFor } from '../../domain/messages/ride-messages.ts';
import { pickupOf } from '../../domain/ride.ts';
import { writeAudit } from '../../store/audit.ts';
import { enqueue, enqueueAll } from '../../store/outbox.ts';
import { waitingDrivers } from '../../store/rides/offers.ts';
import { userNameOf } from '../../store/rides/rides.ts';
import type { Read } from '../../store/store.ts';
import { together } from '../../store/transactions/together.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';
import { rideInReach } from '../reach.ts';
import { type Candidate, type Claim, claimRide, takenText } from './claim-ride.ts';

/** A driver who wants a ride, as the rider sees the driver. */
type Accepting = Candidate & { name: string };

/** Reads what an accept needs of the ride and its driver. Refuses with 404. */
export const readyToAccept = async (
  context: Pick<Context, 'positions'>,
  db: Read,
  driverId: string,
  rideId: string,
): Promise<Accepting> => {
  const [name, found] = await together(userNameOf(db, driverId), rideInReach(context, db, driverId, rideId));
  return { driverId, name, ...found };
};

/**
 * Assigns a pending ride to one driver and holds the platform fee. A driver who accepts the same ride again gets the
 * same answer, and nobody is notified again. Refuses with 402, 403 or 409.
 */
export const acceptRide = async (unit: UnitOfWork, candidate: Accepting): Promise<Claim> => {
  const { driverId, name, place, ride: seen } = candidate;
  const [claim, others] = await together(claimRide(unit, candidate), waitingDrivers(unit.db, seen, driverId));
  const { ride, isRepeated } = claim;
  if (isRepeated) return claim;
  const minutes = place ? arrivalMinutes(place, pickupOf(ride)) : 1;
  await enqueue(unit, ride.rider_id, accepted(ride, name, minutes));
  await enqueueAll(unit, others, goneFor(ride, takenText, { kind: 'request_taken' }));
  await writeAudit(unit, {
    action: 'ride_accepted',
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: driverId,
    description: 'Ride accepted',
  });
  return claim;
};
