import { insertPages, readPages } from '../../backup/pages.ts';
import { keptTables } from '../../backup/tables/tables.ts';
import type { Vault } from '../../backup/vault.ts';
import type { Read, Write } from '../../store/store.ts';

/** Seals nothing, because the rows stay within one process. */
const open: Pick<Vault, 'seal'> = { seal: (secret) => secret };
const mailsPerStatement = 300;

/** Copies the kept tables, sessions and e-mails of a store into an empty one. Queued live messages are not copied. */
export const copyRows = async (from: Read, to: Write): Promise<void> => {
  for (const table of keptTables) await insertPages(to, table, readPages(from, table, open));
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
