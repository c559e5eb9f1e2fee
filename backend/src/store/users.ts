import type { User } from '@mobility/openapi';
import { sql } from 'kysely';
import type { Flag } from './schema.ts';
import type { Read } from './store.ts';

type UserRow = {
  id: string;
  email: string;
  name: string;
  phone: string | null;
  role: User['role'];
  is_active: Flag;
  created_at: number;
  is_approved: Flag | null;
  driver_online: Flag | null;
  rating: number | null;
  total_rides: number;
};

const usersWithFigures = (db: Read) =>
  db
    .selectFrom('users')
    .leftJoin('driver_profiles', 'driver_profiles.user_id', 'users.id')
    .leftJoin('driver_state', 'driver_state.user_id', 'users.id')
    .select((row) => [
      'users.id',
      'users.email',
      'users.name',
      'users.phone',
      'users.role',
      'users.is_active',
      'users.created_at',
      'driver_profiles.is_approved',
      'driver_state.is_online as driver_online',
      row
        .selectFrom('ratings')
        .whereRef('ratings.driver_id', '=', 'users.id')
        .select(sql<number | null>`avg(ratings.rating)`.as('rating'))
        .as('rating'),
      sql<number>`(select count(*) from rides where rides.status = 'completed'
        and (rides.rider_id = users.id or rides.driver_id = users.id))`.as('total_rides'),
    ]);

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** A driver is online by choice, everybody else by being connected. */
const toUser = (row: UserRow, isConnected: (userId: string) => boolean): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  phone: row.phone,
  rating: row.rating === null ? null : oneDecimal(row.rating),
  total_rides: row.total_rides,
  created_at: new Date(row.created_at).toISOString(),
  is_online: row.role === 'driver' ? row.driver_online === 1 : isConnected(row.id),
  is_active: row.is_active === 1,
  is_approved: row.is_approved === null ? null : row.is_approved === 1,
});

/** A user as the contract shows them to themselves and to admins; undefined when unknown. */
export const findUser = async (
  db: Read,
  id: string,
  isConnected: (userId: string) => boolean,
): Promise<User | undefined> => {
  const row = await usersWithFigures(db).where('users.id', '=', id).executeTakeFirst();
  return row && toUser(row, isConnected);
};

/** All users, newest first; at most 10,000, which is the contract's limit. */
export const listUsers = async (db: Read, isConnected: (userId: string) => boolean): Promise<User[]> => {
  const rows = await usersWithFigures(db)
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(10_000)
    .execute();
  return rows.map((row) => toUser(row, isConnected));
};
