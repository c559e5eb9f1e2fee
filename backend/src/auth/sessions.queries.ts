import type { Read } from '../store/store.ts';

/** How the audit trail describes that a user was locked. */
export const lockDescription = 'User locked';

/** Whether a user was locked at this moment. */
export const wasLockedAt = async (db: Read, userId: string, moment: number): Promise<boolean> => {
  const entry = await db
    .selectFrom('audit')
    .select('id')
    .where('entity_id', '=', userId)
    .where('created_at', '=', moment)
    .where('description', '=', lockDescription)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
};

/** When a session was revoked, if at all; undefined for an unknown session and for one of another user. */
export const findOwnSession = (db: Read, userId: string, sessionId: string) =>
  db
    .selectFrom('sessions')
    .select('revoked_at')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
