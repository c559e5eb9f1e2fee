import { Refusal } from '../domain/refusal.ts';
import { epochOf } from '../store/epoch.ts';
import type { Read } from '../store/store.ts';
import { newestSchema } from './reading/staging.ts';

const changed = () =>
  new Refusal(
    'database_changed',
    'Another restore has replaced the database, or a newer release has upgraded it. Nothing was changed',
  );

/** The version of the schema: the number of migrations that have run. */
export const schemaVersionOf = async (db: Read): Promise<number> => {
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('name', '=', 'schema_version')
    .executeTakeFirstOrThrow();
  return Number(row.value);
};

/**
 * Refuses a database that an instance of a newer release has migrated: this one knows neither all of its tables nor all
 * of its columns, so a backup would lack them and a restore would leave them as they are.
 */
export const requireOwnSchema = async (db: Read): Promise<void> => {
  if ((await schemaVersionOf(db)) > newestSchema) throw changed();
};

/** Refuses a database that a restore of another instance has replaced since it had this epoch. */
export const requireEpoch = async (db: Read, epoch: string): Promise<void> => {
  if ((await epochOf(db)) !== epoch) throw changed();
};
