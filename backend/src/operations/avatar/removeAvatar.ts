import { transact } from '../../command.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { deleteAvatar } from '../../store/people/avatars.ts';
import { findUser } from '../../store/people/users.ts';

/** Deletes the caller's picture, if there is one. */
export const removeAvatar: Handler<'removeAvatar'> = (context, { caller, requestId }) =>
  transact(context, { requestId, claims: [caller.id] }, async (unit) => {
    await deleteAvatar(unit.db, caller.id);
    await writeAudit(unit, {
      action: 'user_avatar_removed',
      entity_type: 'user',
      entity_id: caller.id,
      user_id: caller.id,
      description: 'Picture removed',
    });
    const user = await findUser(unit.db, caller.id, context.hub.online);
    if (!user) throw new Refusal('unauthorized', 'Invalid token');
    return { status: 200 as const, body: user };
  });
