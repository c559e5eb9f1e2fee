import { savedPlacesAtMost, savedPlacesHeld } from '@mobility/openapi/lists';
import { command } from '../../command.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { toSavedPlace } from '../../people/saved-place.ts';
import { writeAudit } from '../../store/audit.ts';
import { deleteReplaced, insertPlace, placesOf } from '../../store/people/saved-places.ts';

/** Saves a place and deletes the one that it replaces, if there is one. */
export const savePlace: Handler<'savePlace'> = (context, request) =>
  command(context, request, 'savePlace', async (unit) => {
    const { caller, body } = request;
    const place = { ...body, name: body.name.trim(), address: body.address.trim() };
    await deleteReplaced(unit, caller.id, place);
    if ((await placesOf(unit.db, caller.id)).length >= savedPlacesHeld)
      throw new Refusal('place_limit_reached', `At most ${savedPlacesAtMost} places can be saved`);
    const saved = await insertPlace(unit, caller.id, place);
    // Without name and address: the audit trail outlives the place.
    await writeAudit(unit, {
      action: 'user_place_saved',
      entity_type: 'user',
      entity_id: caller.id,
      user_id: caller.id,
      severity: 'low',
      description: 'A place was saved',
    });
    return { status: 201 as const, body: toSavedPlace(saved) };
  });
