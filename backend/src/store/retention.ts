import { sql } from 'kysely';
import { serverLimits } from '../domain/limits.ts';
import { isConcurrent } from './claims/claims.ts';
import type { Read, Write } from './store.ts';

const day = 86_400_000;

/** Rows that are deleted some time after the moment in their column `age`. */
export type Rule = { table: string; key: readonly string[]; age: string; keptFor: number };

/** What is deleted, and when. All other tables are kept, as docs/operations.md says. */
export const retentionRules = (tokenLife: number): readonly Rule[] => [
  { table: 'outbox', key: ['position'], age: 'created_at', keptFor: day },
  { table: 'idempotency', key: ['user_id', 'operation', 'key'], age: 'created_at', keptFor: day },
  { table: 'socket_tickets', key: ['ticket_hash'], age: 'expires_at', keptFor: 0 },
  { table: 'sessions', key: ['id'], age: 'rotated_at', keptFor: tokenLife + serverLimits.auth.refreshGrace },
  { table: 'email_validations', key: ['token_hash'], age: 'expires_at', keptFor: 30 * day },
  { table: 'password_resets', key: ['token_hash'], age: 'expires_at', keptFor: 30 * day },
  { table: 'emails', key: ['id'], age: 'created_at', keptFor: 90 * day },
  { table: 'ride_offers', key: ['ride_id', 'driver_id'], age: 'created_at', keptFor: 90 * day },
];

/** The statement that deletes the oldest rows of a rule, at most so many. */
export const oldestOf = ({ table, key, age, keptFor }: Rule, now: number, most: number) => {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  return sql`delete from ${sql.table(table)} where (${keys}) in (select ${keys} from ${sql.table(table)}
    where ${sql.ref(age)} < ${now - keptFor} order by ${sql.ref(age)} limit ${most})`;
};

/** Deletes the waves of rides that no longer wait, at most so many. Returns their number. */
export const deleteWaves = async (db: Write, most: number): Promise<number> => {
  const over = db
    .selectFrom('ride_waves')
    .innerJoin('rides', 'rides.id', 'ride_waves.ride_id')
    .select('ride_waves.ride_id')
    .where('rides.status', '<>', 'pending')
    .limit(most)
    // A ride that is being offered again keeps its waves.
    .$if(isConcurrent(db), (waves) => waves.forUpdate('rides').skipLocked());
  const { numDeletedRows } = await db
    .deleteFrom('ride_waves')
    .where('ride_id', 'in', over)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** The next users in the order of their ids. */
export const usersAfter = async (db: Read, id: string, most: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', '>', id)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => row.id);
};
