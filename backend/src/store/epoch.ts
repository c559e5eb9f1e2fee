import { prepared } from './prepared.ts';
import type { Read } from './store.ts';

const selectEpoch = prepared([], (db: Read, _: Record<string, never>) =>
  db.selectFrom('meta').select('value').where('name', '=', 'epoch'),
);

/** The epoch of the database: another one after a restore, when everything known before is void. */
export const epochOf = async (db: Read): Promise<string> => {
  const [row] = await selectEpoch(db, {});
  if (!row) throw new Error('The database has no epoch');
  return row.value;
};
