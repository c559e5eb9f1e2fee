import { revokeSession as endSession } from '../../auth/sessions.ts';
import { type Handler, Refusal } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import type { Unit } from '../../store/unit.ts';
import { transact } from '../command.ts';

const end = async (unit: Unit, userId: string, sessionId: string): Promise<void> => {
  const session = await unit.db
    .selectFrom('sessions')
    .select('revoked_at')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  // Somebody else's is as unknown as one that never was.
  if (!session) throw new Refusal(404, 'session_not_found', 'Session not found');
  if (session.revoked_at !== null) return;
  await endSession(unit.db, sessionId, unit.now);
  await writeAudit(unit, {
    action: 'user_session_revoked',
    entity_type: 'session',
    entity_id: sessionId,
    user_id: userId,
    severity: 'low',
    description: 'Signed out elsewhere',
  });
};

/** Ends one of the caller's own sessions, wherever it is; one that has ended stays ended. */
export const revokeSession: Handler<'revokeSession'> = async (context, { params, caller, requestId }) => {
  await transact(context, requestId, (unit) => end(unit, caller.id, params.sessionId));
  context.hub.closeSession(params.sessionId, 1008, 'Invalid token');
  return { status: 200, body: { message: 'Signed out there' } };
};
