import { sql, type Transaction } from 'kysely';
import type { Database } from '../../schema.ts';

type Db = Transaction<Database>;

const createRideTable = (db: Db): Promise<void> =>
  db.schema
    .createTable('rides')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('rider_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('driver_id', 'text', (column) => column.references('users.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('pickup_latitude', 'double precision', (column) => column.notNull())
    .addColumn('pickup_longitude', 'double precision', (column) => column.notNull())
    .addColumn('pickup_address', 'text', (column) => column.notNull())
    .addColumn('dropoff_latitude', 'double precision', (column) => column.notNull())
    .addColumn('dropoff_longitude', 'double precision', (column) => column.notNull())
    .addColumn('dropoff_address', 'text', (column) => column.notNull())
    .addColumn('vehicle_type', 'text', (column) => column.notNull())
    .addColumn('passenger_count', 'integer', (column) => column.notNull())
    .addColumn('special_requirements', 'text')
    .addColumn('distance_km', 'double precision', (column) => column.notNull())
    .addColumn('duration_minutes', 'integer', (column) => column.notNull())
    .addColumn('estimated_fare', 'integer', (column) => column.notNull())
    .addColumn('fare', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('accepted_at', 'bigint')
    .addColumn('arrived_at', 'bigint')
    .addColumn('started_at', 'bigint')
    .addColumn('completed_at', 'bigint')
    .addColumn('cancelled_at', 'bigint')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('cancelled_by', 'text')
    .addColumn('cancel_reason', 'text')
    .addColumn('cancel_reason_code', 'text')
    .addColumn('penalty_amount', 'integer')
    .execute();

/** At most one active ride per rider and per driver, enforced by the database under concurrent writes. */
const createRideIndexes = async (db: Db): Promise<void> => {
  await db.schema
    .createIndex('rides_one_active_per_rider')
    .on('rides')
    .column('rider_id')
    .unique()
    .where(sql.ref('status'), 'in', sql`('pending', 'accepted', 'driver_arriving', 'in_progress')`)
    .execute();
  await db.schema
    .createIndex('rides_one_active_per_driver')
    .on('rides')
    .column('driver_id')
    .unique()
    .where(sql.ref('status'), 'in', sql`('accepted', 'driver_arriving', 'in_progress')`)
    .execute();
  await db.schema.createIndex('rides_newest').on('rides').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('rides_of_rider').on('rides').columns(['rider_id', 'created_at']).execute();
  await db.schema.createIndex('rides_of_driver').on('rides').columns(['driver_id', 'created_at']).execute();
  await db.schema.createIndex('rides_by_status').on('rides').columns(['status', 'expires_at']).execute();
};

const createOffers = (db: Db): Promise<void> =>
  db.schema
    .createTable('ride_offers')
    .addColumn('ride_id', 'text', (column) => column.notNull().references('rides.id'))
    .addColumn('driver_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('withdrawn', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ride_offers_once', ['ride_id', 'driver_id'])
    .execute();

const createRatings = (db: Db): Promise<void> =>
  db.schema
    .createTable('ratings')
    .addColumn('ride_id', 'text', (column) => column.primaryKey().references('rides.id'))
    .addColumn('rider_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('driver_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('rating', 'integer', (column) => column.notNull())
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();

export const createRides = async (db: Db): Promise<void> => {
  await createRideTable(db);
  await createRideIndexes(db);
  await createOffers(db);
  await createRatings(db);
  await db.schema.createIndex('ratings_of_driver').on('ratings').column('driver_id').execute();
};
