import type { Read, Write } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** Deletes a user's picture. */
export const deleteAvatar = async (db: Write, userId: string): Promise<void> => {
  await db.deleteFrom('avatars').where('user_id', '=', userId).execute();
  await db.updateTable('users').set({ avatar_id: null }).where('id', '=', userId).execute();
};

/** Gives a user this picture, in place of the one before. */
export const putAvatar = async (
  { db, now }: UnitOfWork,
  userId: string,
  { id, image }: { id: string; image: string },
): Promise<void> => {
  await deleteAvatar(db, userId);
  await db.insertInto('avatars').values({ id, user_id: userId, image, created_at: now }).execute();
  await db.updateTable('users').set({ avatar_id: id }).where('id', '=', userId).execute();
};

/** The picture with this id, in base64; undefined if there is none. */
export const findAvatar = async (db: Read, id: string): Promise<string | undefined> =>
  (await db.selectFrom('avatars').select('image').where('id', '=', id).executeTakeFirst())?.image;
