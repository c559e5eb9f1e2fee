import { jobFor, transact } from '../command.ts';
import type { Context } from '../context.ts';
import { cancelled, goneFor } from '../domain/messages/ride-messages.ts';
import type { RideRow } from '../domain/ride.ts';
import { writeAudit } from '../store/audit.ts';
import { enqueue, enqueueAll } from '../store/outbox.ts';
import { waitingDrivers } from '../store/rides/offers.ts';
import { changeRide } from '../store/rides/rides.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';

const expire = async (unit: UnitOfWork, seen: RideRow): Promise<boolean> => {
  const ride = await changeRide(unit, seen, {
    status: 'cancelled',
    cancelled_at: unit.now,
    cancelled_by: 'system',
    cancel_reason: 'No driver found',
    cancel_reason_code: 'no_driver_found',
    penalty_amount: 0,
  });
  // The ride was accepted or cancelled in between.
  if (!ride) return false;
  await enqueue(unit, ride.rider_id, cancelled(ride));
  const waiting = await waitingDrivers(unit.db, ride);
  await enqueueAll(
    unit,
    waiting,
    goneFor(ride, 'This ride request has expired', { kind: 'request_expired' }),
  );
  await writeAudit(unit, {
    action: 'ride_expired',
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: null,
    severity: 'low',
    description: 'No driver found',
  });
  return true;
};

/** Cancels, without a penalty, the pending rides that no driver accepted in time. Returns how many. */
export const expireRides = async (context: Context): Promise<number> => {
  const overdue = await context.store.read
    .selectFrom('rides')
    .selectAll()
    .where('status', '=', 'pending')
    .where('expires_at', '<=', context.now())
    .limit(500)
    .execute();
  let expired = 0;
  for (const ride of overdue) {
    if (await transact(context, jobFor(ride.id), (unit) => expire(unit, ride))) expired += 1;
  }
  return expired;
};
