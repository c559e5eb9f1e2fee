import { command } from '../../command.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { deletePlace } from '../../store/people/saved-places.ts';

export const deleteSavedPlace: Handler<'deleteSavedPlace'> = (context, request) =>
  command(context, request, 'deleteSavedPlace', async (unit) => {
    const { caller, params } = request;
    const place = await deletePlace(unit, caller.id, params.placeId);
    if (!place) throw new Refusal('place_not_found', 'Place not found');
    await writeAudit(unit, {
      action: 'user_place_deleted',
      entity_type: 'user',
      entity_id: caller.id,
      user_id: caller.id,
      severity: 'low',
      description: 'A saved place was deleted',
    });
    return { status: 200 as const, body: { message: 'Place deleted' } };
  });
