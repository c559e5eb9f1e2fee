import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds the session whose positions of a driver count. Sessions are deleted some time after their end, so it is no reference. */
export const positionSession = async (db: Transaction<Database>): Promise<void> => {
  await db.schema.alterTable('driver_state').addColumn('position_session', 'text').execute();
};
