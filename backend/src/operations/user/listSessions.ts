import type { Handler } from '../../operation.ts';
import { sessionsOf } from '../../people/login-sessions.ts';

/** Lists the caller's sessions, newest first. */
export const listSessions: Handler<'listSessions'> = async (context, { caller }) => ({
  status: 200,
  body: await sessionsOf(context, caller.id, caller.sessionId),
});
