import type { Read } from '../store/store.ts';
import type { Restorer } from './restore.ts';

/** The address and the password hash of the admin who restores. */
export const findRestorer = (db: Read, id: string): Promise<Restorer> =>
  db.selectFrom('users').select(['email', 'password_hash']).where('id', '=', id).executeTakeFirstOrThrow();

/** The ids of the sessions whose token was issued after the given time, in milliseconds, except revoked ones. */
export const openSessions = async (db: Read, since: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('revoked_at', 'is', null)
    .where('rotated_at', '>', since)
    .execute();
  return rows.map(({ id }) => id);
};
