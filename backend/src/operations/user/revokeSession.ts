import { findOwnSession } from '../../auth/sessions.queries.ts';
import { revokeSession as endSession } from '../../auth/sessions.ts';
import { transact } from '../../command.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

const end = async (unit: UnitOfWork, userId: string, sessionId: string): Promise<void> => {
  const session = await findOwnSession(unit.db, userId, sessionId);
  // Another user's id gets the same 404 as an unknown one.
  if (!session) throw new Refusal('session_not_found', 'Session not found');
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

/** Revokes one of the caller's sessions; a revoked one stays revoked. */
export const revokeSession: Handler<'revokeSession'> = async (context, { params, caller, requestId }) => {
  await transact(context, { requestId, claims: [caller.id] }, (unit) =>
    end(unit, caller.id, params.sessionId),
  );
  context.hub.closeSession(params.sessionId, 1008, 'Invalid token');
  return { status: 200, body: { message: 'Signed out there' } };
};
