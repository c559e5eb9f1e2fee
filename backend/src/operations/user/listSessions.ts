import type { Handler } from '../../operation.ts';
import { sessionsOf } from '../../people/login-sessions.ts';

/** Where the caller is signed in, newest first. */
export const listSessions: Handler<'listSessions'> = async (context, { caller }) => ({
  status: 200,
  body: await sessionsOf(context, caller.id, caller.sessionId),
});
