import { transact } from '../../command.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { cancelDeletion } from '../../people/users.queries.ts';
import { writeAudit } from '../../store/audit.ts';
import { findUser } from '../../store/people/users.ts';

/** Takes back the scheduled deletion of the caller's account. */
export const keepAccount: Handler<'keepAccount'> = (context, { caller, requestId }) =>
  transact(context, { requestId, claims: [caller.id] }, async (unit) => {
    if (await cancelDeletion(unit.db, caller.id))
      await writeAudit(unit, {
        action: 'user_deletion_withdrawn',
        entity_type: 'user',
        entity_id: caller.id,
        user_id: caller.id,
        description: 'The account is kept',
      });
    const user = await findUser(unit.db, caller.id, context.hub.online);
    if (!user) throw new Refusal('unauthorized', 'Invalid token');
    return { status: 200 as const, body: user };
  });
