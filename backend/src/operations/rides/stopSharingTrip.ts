import { transact } from '../../command.ts';
import type { Handler } from '../../operation.ts';
import { requireParty, requireRide } from '../../rides/ride-access.ts';
import { writeAudit } from '../../store/audit.ts';
import { revokeTripShares } from '../../store/rides/trip-shares.ts';

/** Revokes every link to the caller's ride. */
export const stopSharingTrip: Handler<'stopSharingTrip'> = (context, { params, caller, requestId }) =>
  transact(context, { requestId, claims: [caller.id, params.id] }, async (unit) => {
    const ride = await requireRide(unit.db, params.id);
    requireParty(ride, caller, 'Only the rider of a ride can share it');
    await revokeTripShares(unit, ride.id);
    await writeAudit(unit, {
      action: 'trip_sharing_stopped',
      entity_type: 'ride',
      entity_id: ride.id,
      user_id: caller.id,
      description: 'The rider revoked the links to the ride',
    });
    return { status: 200 as const, body: { message: 'Sharing stopped' } };
  });
