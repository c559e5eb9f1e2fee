import type { Context } from '../../context.ts';
import { arrivalMinutes } from '../../domain/distance.ts';
import { accepted, goneFor } from '../../domain/messages/ride-messages.ts';
import { holdFee } from '../../domain/money/ledger.ts';
import { Refusal } from '../../domain/refusal.ts';
import { pickupOf, type RideRow } from '../../domain/ride.ts';
import { writeAudit } from '../../store/audit.ts';
import { post } from '../../store/money/ledger.ts';
import { enqueue, enqueueAll } from '../../store/outbox.ts';
import { waitingDrivers } from '../../store/rides/offers.ts';
import { userNameOf } from '../../store/rides/rides.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';
import { placeOfDriver } from '../reach.ts';
import { claimRide, takenText } from './claim-ride.ts';

type Port = Pick<Context, 'positions'>;

const arrivalOf = async (port: Port, driverId: string, ride: RideRow): Promise<number> => {
  const place = await placeOfDriver(port, driverId);
  return place ? arrivalMinutes(place, pickupOf(ride)) : 1;
};

const notifyOfAccept = async (
  port: Port,
  unit: UnitOfWork,
  driverId: string,
  ride: RideRow,
): Promise<void> => {
  const minutes = await arrivalOf(port, driverId, ride);
  await enqueue(unit, ride.rider_id, accepted(ride, await userNameOf(unit.db, driverId), minutes));
  const others = await waitingDrivers(unit.db, ride, driverId);
  await enqueueAll(unit, others, goneFor(ride, takenText));
};

/** Assigns a pending ride to one driver and holds the platform fee. Refuses with 402, 403, 404 or 409. */
export const acceptRide = async (
  port: Port,
  unit: UnitOfWork,
  driverId: string,
  rideId: string,
): Promise<RideRow> => {
  const ride = await claimRide(port, unit, driverId, rideId);
  if ((await post(unit, holdFee(ride, driverId))) !== 'posted') {
    throw new Refusal('insufficient_balance', 'Your balance does not cover the platform fee');
  }
  await notifyOfAccept(port, unit, driverId, ride);
  await writeAudit(unit, {
    action: 'ride_accepted',
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: driverId,
    description: 'Ride accepted',
  });
  return ride;
};
