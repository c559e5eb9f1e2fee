import { transact } from '../../command.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { changeContact } from '../../people/users.queries.ts';
import { writeAudit } from '../../store/audit.ts';
import { findUser } from '../../store/people/users.ts';

/** Changes the caller's name and phone number; an empty number removes it. */
export const updateMyProfile: Handler<'updateMyProfile'> = (context, { body, caller, requestId }) =>
  transact(context, { requestId, claims: [caller.id] }, async (unit) => {
    await changeContact(unit.db, caller.id, body.name.trim(), body.phone?.trim() || null);
    await writeAudit(unit, {
      action: 'user_profile_changed',
      entity_type: 'user',
      entity_id: caller.id,
      user_id: caller.id,
      description: 'Name or phone number changed',
    });
    const user = await findUser(unit.db, caller.id, context.hub.online);
    if (!user) throw new Refusal('unauthorized', 'Invalid token');
    return { status: 200 as const, body: user };
  });
