import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

/** Gives the links of mails that were written before the server's address was known that address. */
export const nameAddress = async (store: Store, before: string, known: string): Promise<void> => {
  await store.transaction((db) =>
    db
      .updateTable('emails')
      .set({ text: sql<string>`replace(text, ${`${before}/`}, ${`${known}/`})` })
      .where('text', 'like', `%${before}/%`)
      .execute(),
  );
};
