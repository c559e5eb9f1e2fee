import type { Read } from '../store/store.ts';

/** When a session was revoked, if at all; undefined for an unknown session and for one of another user. */
export const findOwnSession = (db: Read, userId: string, sessionId: string) =>
  db
    .selectFrom('sessions')
    .select('revoked_at')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
