import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds the places that riders save: one home, one work, and others, each name once. */
export const savedPlaces = async (db: Transaction<Database>): Promise<void> => {
  await db.schema
    .createTable('saved_places')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('latitude', 'double precision', (column) => column.notNull())
    .addColumn('longitude', 'double precision', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await sql`create unique index saved_places_once on saved_places (user_id, kind) where kind <> 'other'`.execute(
    db,
  );
  await sql`create unique index saved_places_names on saved_places (user_id, name) where kind = 'other'`.execute(
    db,
  );
};
