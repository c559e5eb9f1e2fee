import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

const moment = sql`coalesce(completed_at, created_at)`;

/** Adds indexes in which the rides of a page are adjacent, with and without a status filter. */
export const histories = async (db: Transaction<Database>): Promise<void> => {
  for (const [name, owner] of [
    ['rides_of_rider', 'rider_id'],
    ['rides_of_driver', 'driver_id'],
  ] as const) {
    await db.schema.dropIndex(name).execute();
    await sql`create index ${sql.ref(name)} on rides (${sql.ref(owner)}, (${moment}), id)`.execute(db);
    await sql`create index ${sql.ref(`${name}_in_status`)} on rides (${sql.ref(owner)}, status, (${moment}), id)`.execute(
      db,
    );
  }
  await sql`create index rides_by_moment on rides ((${moment}), id)`.execute(db);
  await sql`create index rides_in_status on rides (status, (${moment}), id)`.execute(db);
};
