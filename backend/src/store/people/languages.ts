import type { Language } from '@mobility/openapi';
import type { Read, Write } from '../store.ts';

/** The language of a user's mails; null until it is known. */
export const languageOf = async (db: Read, userId: string): Promise<Language | null> => {
  const user = await db.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirst();
  return user?.language ?? null;
};

/** Stores the language that a user has chosen. */
export const setLanguage = async (db: Write, userId: string, language: Language): Promise<void> => {
  await db.updateTable('users').set({ language }).where('id', '=', userId).execute();
};

/** Stores the language that a sign-in asked for, if there is one and the user has none yet. */
export const adoptLanguage = async (db: Write, userId: string, language: Language | null): Promise<void> => {
  if (!language) return;
  await db
    .updateTable('users')
    .set({ language })
    .where('id', '=', userId)
    .where('language', 'is', null)
    .execute();
};
