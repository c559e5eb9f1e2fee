import { sql } from 'kysely';
import type { Read } from '../store/store.ts';

/** How many accounts exist, by role. */
export const countUsers = (db: Read) =>
  db
    .selectFrom('users')
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`coalesce(sum(case when role = 'driver' then 1 else 0 end), 0)`.as('drivers'),
      sql<number>`coalesce(sum(case when role = 'rider' then 1 else 0 end), 0)`.as('riders'),
    ])
    .executeTakeFirstOrThrow();

/** How many rides exist and are completed, and the fares of the completed ones in cents. */
export const countRides = (db: Read) =>
  db
    .selectFrom('rides')
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`coalesce(sum(case when status = 'completed' then 1 else 0 end), 0)`.as('completed'),
      sql<number>`coalesce(sum(case when status = 'completed' then fare else 0 end), 0)`.as('revenue'),
    ])
    .executeTakeFirstOrThrow();

/** How many drivers are online. */
export const countOnlineDrivers = (db: Read) =>
  db
    .selectFrom('driver_state')
    .where('is_online', '=', 1)
    .select(sql<number>`count(*)`.as('online'))
    .executeTakeFirstOrThrow();
