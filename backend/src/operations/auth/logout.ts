import type { Handler } from '../../operation.ts';
import { revokeSession } from '../../sessions.ts';

/** Revokes the session and closes its sockets. */
export const logout: Handler<'logout'> = async ({ store, hub, now }, { caller }) => {
  await store.transaction((db) => revokeSession(db, caller.sessionId, now()));
  hub.closeSession(caller.sessionId, 1000, 'Signed out');
  return { status: 200, body: { message: 'Signed out' } };
};
