import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

type Db = Transaction<Database>;

const createSettings = (db: Db): Promise<void> =>
  db.schema
    .createTable('settings')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('email_notifications', 'integer', (column) => column.notNull())
    .addColumn('sms_notifications', 'integer', (column) => column.notNull())
    .addColumn('location_sharing', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();

const createRiderRatings = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('rider_ratings')
    .addColumn('ride_id', 'text', (column) => column.primaryKey().references('rides.id'))
    .addColumn('rider_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('driver_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('rating', 'integer', (column) => column.notNull())
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  // A covering index for the average rating of a rider.
  await db.schema
    .createIndex('rider_ratings_of_rider')
    .on('rider_ratings')
    .columns(['rider_id', 'rating'])
    .execute();
};

/** Adds settings, session details, ratings of riders, and the deletion of accounts. */
export const account = async (db: Db): Promise<void> => {
  await db.schema.alterTable('users').addColumn('deleted_at', 'bigint').execute();
  await db.schema.alterTable('sessions').addColumn('device', 'text').execute();
  await db.schema.alterTable('sessions').addColumn('address', 'text').execute();
  await createSettings(db);
  await createRiderRatings(db);
};
