import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

type Db = Transaction<Database>;

/** Adds waves of offers, and an index of drivers by their last change. */
const createWaves = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('ride_waves')
    .addColumn('ride_id', 'text', (column) => column.primaryKey().references('rides.id'))
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('wave', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('locations_newest').on('locations').column('reported_at').execute();
  await db.schema.createIndex('driver_state_newest').on('driver_state').column('updated_at').execute();
};

/** Adds the simulated city: its members, and whether and how fast it runs. */
const createSimulation = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('simulated_users')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('simulation')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('running', 'integer', (column) => column.notNull())
    .addColumn('speed', 'double precision', (column) => column.notNull())
    .addColumn('holder', 'text')
    .addColumn('held_until', 'bigint', (column) => column.notNull())
    .execute();
  await db
    .insertInto('simulation')
    .values({ id: 1, running: 1, speed: 1, holder: null, held_until: 0 })
    .execute();
};

export const matching = async (db: Db): Promise<void> => {
  await createWaves(db);
  await createSimulation(db);
};
