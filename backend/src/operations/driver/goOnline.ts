import { transact } from '../../command.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { changeDriverState, readDriver } from '../../store/people/drivers.ts';
import { savePlaces } from '../../store/rides/locations.ts';

/** Takes the driver online, from now on at the positions of this session; needs an approved profile and a known location. */
export const goOnline: Handler<'goOnline'> = (context, { caller, requestId }) =>
  transact(context, { requestId, claims: [caller.id] }, async (unit) => {
    const { isApproved } = await readDriver(unit.db, context.positions.of, caller);
    if (!isApproved) throw new Refusal('driver_not_approved', 'Your driver profile is not approved yet');
    const place = (await context.positions.of([caller.id])).get(caller.id);
    if (!place) {
      throw new Refusal('location_required', 'Please update your location before going online');
    }
    // Other processes find the driver by the stored place.
    await savePlaces(unit.db, new Map([[caller.id, place]]), 'the newest');
    await changeDriverState(unit, caller.id, { is_online: 1, position_session: caller.sessionId });
    await writeAudit(unit, {
      action: 'driver_online',
      entity_type: 'driver',
      entity_id: caller.id,
      user_id: caller.id,
      description: 'Driver went online',
    });
    return { status: 200 as const, body: { message: 'You are now online' } };
  });
