import type { Vault } from '../auth/vault.ts';
import { insertRows, readRows } from '../store/backup/rows.ts';
import { keptTables } from '../store/backup/tables.ts';
import type { Read, Write } from '../store/store.ts';

/** Between two stores of one process nothing needs to be sealed. */
const open: Vault = { keyId: '', seal: (secret) => secret, open: (sealed) => sealed };
const mailsPerStatement = 300;

/** Copies what is kept of a store into an empty one, with who is signed in and the mail. What waits for delivery stays. */
export const copyRows = async (from: Read, to: Write): Promise<void> => {
  for (const table of keptTables) await insertRows(to, table, await readRows(from, table, open));
  const sessions = await from.selectFrom('sessions').selectAll().orderBy('id').execute();
  if (sessions.length > 0) await to.insertInto('sessions').values(sessions).execute();
  const mails = await from.selectFrom('emails').selectAll().orderBy('id').execute();
  for (let start = 0; start < mails.length; start += mailsPerStatement) {
    await to
      .insertInto('emails')
      .values(mails.slice(start, start + mailsPerStatement))
      .execute();
  }
};
