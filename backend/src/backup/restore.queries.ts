import type { Selectable } from 'kysely';
import type { SessionsTable } from '../store/schema.ts';
import type { Read, Write } from '../store/store.ts';
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

type OpenSession = Selectable<SessionsTable>;

/** The session of the admin who restores. */
export const findSession = (db: Read, id: string): Promise<OpenSession | undefined> =>
  db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();

/** Keeps a session if the backup has its admin, as an active one. Returns whether it does. */
export const keepSession = async (db: Write, session: OpenSession): Promise<boolean> => {
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', session.user_id)
    .where('role', '=', 'admin')
    .where('is_active', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!owner) return false;
  await db.insertInto('sessions').values(session).execute();
  return true;
};
