import { revokeSession } from '../../auth/sessions.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';

/** Revokes the session and closes its sockets. */
export const logout: Handler<'logout'> = async (context, { caller, requestId }) => {
  const { store, hub, now, newId } = context;
  await store.transaction(
    async (db) => {
      await revokeSession(db, caller.sessionId, now());
      await writeAudit(
        { db, now: now(), newId, requestId },
        {
          action: 'user_logout',
          entity_type: 'user',
          entity_id: caller.id,
          user_id: caller.id,
          description: 'Signed out',
        },
      );
    },
    [caller.id],
  );
  hub.closeSession(caller.sessionId, 1000, 'Signed out');
  return { status: 200, body: { message: 'Signed out' } };
};
