import type { Role } from '@mobility/openapi';
import { sql } from 'kysely';
import type { Read } from '../store/store.ts';

/** How many accounts of a role exist, without deleted ones. One range of an index for each role. */
const countRole = async (db: Read, role: Role): Promise<number> => {
  const row = await db
    .selectFrom('users')
    .where('deleted_at', 'is', null)
    .where('role', '=', role)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
};

/** How many accounts exist, by role, without deleted ones. */
export const countUsers = async (db: Read): Promise<{ total: number; drivers: number; riders: number }> => {
  const [drivers, riders] = [await countRole(db, 'driver'), await countRole(db, 'rider')];
  return { total: drivers + riders + (await countRole(db, 'admin')), drivers, riders };
};

/** How many rides exist and are completed, and the fares of the completed ones in cents, from the kept totals. */
export const countRides = (db: Read) =>
  db.selectFrom('ride_totals').select(['rides as total', 'completed', 'revenue']).executeTakeFirstOrThrow();

/** How many drivers are online. */
export const countOnlineDrivers = (db: Read) =>
  db
    .selectFrom('driver_state')
    // A literal, because only the exact expression matches the index of the drivers who are online.
    .where(sql<boolean>`driver_state.is_online = 1`)
    .select(sql<number>`count(*)`.as('online'))
    .executeTakeFirstOrThrow();
