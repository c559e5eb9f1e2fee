import type { Selectable } from 'kysely';
import type { SessionsTable } from '../store/schema.ts';
import type { Read, Write } from '../store/store.ts';
import type { Staging } from './reading/staging.ts';
import type { Restorer } from './restore.ts';

/** The address and the password hash of the admin who restores. */
export const findRestorer = (db: Read, id: string): Promise<Restorer> =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

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

/**
 * The id of an admin after a restore. Where the backup has no such id, it is that of the account with the e-mail address,
 * unless that one is another person here.
 */
export const idAfter = async (
  db: Read,
  { prepare }: Pick<Staging, 'prepare'>,
  { id, email }: Restorer,
): Promise<string> => {
  if (prepare('select 1 from users where id = ?').get(id)) return id;
  const moved = prepare('select id from users where email = ?').get(email);
  if (!moved) return id;
  const other = String(moved.id);
  const taken = await db.selectFrom('users').select('id').where('id', '=', other).executeTakeFirst();
  return taken ? id : other;
};

/** Whether signing in to an account takes more than its password. */
const hasSecondFactor = async (db: Read, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('two_factor')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

/**
 * Keeps the session of an admin if the restored data have that admin, under this id, as an active one. Under another id it
 * goes as far as the kept password would: it ends where the account asks for a second factor. Returns whether it was kept.
 */
export const keepSession = async (db: Write, session: OpenSession, id: string): Promise<boolean> => {
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'admin')
    .where('is_active', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!owner || (id !== session.user_id && (await hasSecondFactor(db, id)))) return false;
  await db
    .insertInto('sessions')
    .values({ ...session, user_id: id })
    .execute();
  return true;
};
