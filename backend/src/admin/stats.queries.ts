import type { Role } from '@mobility/openapi';
import { sql } from 'kysely';
import type { Read } from '../store/store.ts';

/** How many accounts exist, by role, without deleted ones. */
export const countUsers = async (db: Read): Promise<{ total: number; drivers: number; riders: number }> => {
  const rows = await db
    .selectFrom('user_counts')
    .select((row) => ['role', row.fn.sum<number>('users').as('users')])
    .groupBy('role')
    .execute();
  const of = (role: Role): number => Number(rows.find((row) => row.role === role)?.users ?? 0);
  const [drivers, riders] = [of('driver'), of('rider')];
  return { total: drivers + riders + of('admin'), drivers, riders };
};

/** How many rides exist and are completed, and the fares of the completed ones that are not written off, in cents, from the kept totals. */
export const countRides = (db: Read) =>
  db
    .selectFrom('ride_totals')
    .select([
      sql<number>`coalesce(sum(rides), 0)`.as('total'),
      sql<number>`coalesce(sum(completed), 0)`.as('completed'),
      sql<number>`coalesce(sum(revenue), 0)`.as('revenue'),
    ])
    .executeTakeFirstOrThrow();

/** How many drivers have an approved profile. */
export const countApprovedDrivers = (db: Read) =>
  db
    .selectFrom('driver_profiles')
    .where('is_approved', '=', 1)
    .select(sql<number>`count(*)`.as('drivers'))
    .executeTakeFirstOrThrow();

/** How many drivers are online. */
export const countOnlineDrivers = (db: Read) =>
  db
    .selectFrom('driver_state')
    // A literal, because only the exact expression matches the index of the drivers who are online.
    .where(sql<boolean>`driver_state.is_online = 1`)
    .select(sql<number>`count(*)`.as('online'))
    .executeTakeFirstOrThrow();

/** The query of how many rides are in each status before their end. */
export const activeRides = (db: Read) =>
  db
    .selectFrom('rides')
    .where('status', 'in', ['pending', 'accepted', 'driver_arriving', 'in_progress'])
    .groupBy('status')
    .select(['status', sql<number>`count(*)`.as('total')]);
