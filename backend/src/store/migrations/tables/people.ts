import type { Transaction } from 'kysely';
import type { Database } from '../../schema.ts';

type Db = Transaction<Database>;

const createUsers = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('token_id', 'text', (column) => column.notNull())
    .addColumn('previous_token_id', 'text')
    .addColumn('previous_valid_until', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('rotated_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
};

const createDrivers = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('driver_profiles')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('vehicle_make', 'text', (column) => column.notNull())
    .addColumn('vehicle_model', 'text', (column) => column.notNull())
    .addColumn('vehicle_year', 'integer', (column) => column.notNull())
    .addColumn('license_plate', 'text', (column) => column.notNull())
    .addColumn('license_number', 'text', (column) => column.notNull())
    .addColumn('vehicle_type', 'text', (column) => column.notNull())
    .addColumn('is_approved', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('driver_state')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('radius_km', 'integer', (column) => column.notNull())
    .addColumn('auto_accept', 'integer', (column) => column.notNull())
    .addColumn('notifications_enabled', 'integer', (column) => column.notNull())
    .addColumn('is_online', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('driver_state_online').on('driver_state').column('is_online').execute();
};

const createLocations = (db: Db): Promise<void> =>
  db.schema
    .createTable('locations')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('latitude', 'double precision', (column) => column.notNull())
    .addColumn('longitude', 'double precision', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('accuracy', 'double precision')
    .addColumn('reported_at', 'bigint', (column) => column.notNull())
    .execute();

export const createPeople = async (db: Db): Promise<void> => {
  await createUsers(db);
  await createDrivers(db);
  await createLocations(db);
};
