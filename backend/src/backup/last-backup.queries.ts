import type { Read, Write } from '../store/store.ts';

const name = 'last_backup';

type LastBackup = { at: number; by: string };

/** Stores the time and the author of the newest backup. A restore does not change them. */
export const keepLastBackup = async (db: Write, backup: LastBackup): Promise<void> => {
  const value = JSON.stringify(backup);
  await db
    .insertInto('meta')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};

/** When the newest backup was made, and the name of who made it; null before the first one. */
export const readLastBackup = async (db: Read): Promise<{ at: number; by: string | null } | null> => {
  const row = await db.selectFrom('meta').select('value').where('name', '=', name).executeTakeFirst();
  if (!row) return null;
  const { at, by }: LastBackup = JSON.parse(row.value);
  const person = await db.selectFrom('users').select('name').where('id', '=', by).executeTakeFirst();
  return { at, by: person?.name ?? null };
};
