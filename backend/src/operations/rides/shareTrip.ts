import { isActive } from '@mobility/openapi/lifecycle';
import { transact } from '../../command.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { requireParty, requireRide } from '../../rides/ride-access.ts';
import { writeAudit } from '../../store/audit.ts';
import { createTripShare } from '../../store/rides/trip-shares.ts';

/** Creates a link to the caller's ride under way. */
export const shareTrip: Handler<'shareTrip'> = (context, { params, caller, requestId }) =>
  transact(context, { requestId, claims: [caller.id, params.id] }, async (unit) => {
    const ride = await requireRide(unit.db, params.id);
    requireParty(ride, caller, 'Only the rider of a ride can share it');
    if (!isActive(ride)) throw new Refusal('ride_not_active', 'Only a ride under way can be shared');
    const token = await createTripShare(unit, ride.id);
    await writeAudit(unit, {
      action: 'trip_shared',
      entity_type: 'ride',
      entity_id: ride.id,
      user_id: caller.id,
      description: 'The rider made a link to the ride',
    });
    return { status: 200 as const, body: { token } };
  });
