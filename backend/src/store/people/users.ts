import type { Language, User } from '@mobility/openapi';
import { sql } from 'kysely';
import { avatarPath } from '../../domain/avatar.ts';
import { defaultLanguage } from '../../domain/language.ts';
import { preparedFor } from '../live/prepared-for.ts';
import { prepared } from '../prepared.ts';
import type { Flag } from '../schema.ts';
import type { Read } from '../store.ts';

type UserRow = {
  id: string;
  email: string;
  name: string;
  phone: string | null;
  role: User['role'];
  is_active: Flag;
  created_at: number;
  email_verified_at: number | null;
  deletion_due_at: number | null;
  avatar_id: string | null;
  is_approved: Flag | null;
  is_sent_back: Flag;
  driver_online: Flag | null;
  rating: number | null;
  total_rides: number;
};

/** The average of a row of rating totals; null without a rating. */
const average = sql<number | null>`stars * 1.0 / nullif(ratings, 0)`;

const usersWithFigures = (db: Read) =>
  db
    .selectFrom('users')
    .leftJoin('driver_profiles', 'driver_profiles.user_id', 'users.id')
    .leftJoin('driver_state', 'driver_state.user_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.name',
      'users.phone',
      'users.role',
      'users.is_active',
      'users.created_at',
      'users.email_verified_at',
      'users.deletion_due_at',
      'users.avatar_id',
      'driver_profiles.is_approved',
      sql<Flag>`case when driver_profiles.sent_back_reason is null then 0 else 1 end`.as('is_sent_back'),
      'driver_state.is_online as driver_online',
      sql<number | null>`case users.role
        when 'driver' then (select ${average} from driver_rating_totals where user_id = users.id)
        when 'rider' then (select ${average} from rider_rating_totals where user_id = users.id)
      end`.as('rating'),
      sql<number>`(select coalesce(sum(rides), 0) from ride_counts
        where user_id = users.id and role in ('rider', 'driver') and status = 'completed')`.as('total_rides'),
    ]);

const selectUser = prepared(['id'], (db: Read, { id }: { id: string }) =>
  usersWithFigures(db).where('users.id', '=', id).where('users.deleted_at', 'is', null),
);

const selectUsers = preparedFor(['id'], (db: Read, keys: readonly { id: string }[]) =>
  usersWithFigures(db).where(
    'users.id',
    'in',
    keys.map(({ id }) => id),
  ),
);

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** A driver is online if the driver goes online; other users are online while they are connected. */
const toUser = (row: UserRow, isConnected: (userId: string) => boolean): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  phone: row.phone,
  avatar_url: avatarPath(row.avatar_id),
  rating: row.rating === null ? null : oneDecimal(Number(row.rating)),
  total_rides: Number(row.total_rides),
  created_at: new Date(row.created_at).toISOString(),
  is_online: row.role === 'driver' ? row.driver_online === 1 : isConnected(row.id),
  is_active: row.is_active === 1,
  email_verified: row.email_verified_at !== null,
  is_approved: row.is_approved === null ? null : row.is_approved === 1,
  ...(row.role === 'driver' && row.is_sent_back === 1 && { is_sent_back: true }),
  deletion_due_at: row.deletion_due_at === null ? null : new Date(row.deletion_due_at).toISOString(),
});

/** A user in the form that the contract shows to the user and to admins; undefined for an unknown id. */
export const findUser = async (
  db: Read,
  id: string,
  isConnected: (userId: string) => boolean,
): Promise<User | undefined> => {
  const [row] = await selectUser(db, { id });
  return row && toUser(row, isConnected);
};

/** The users with these ids, in the order of the ids. */
export const usersByIds = async (
  db: Read,
  ids: readonly string[],
  isConnected: (userId: string) => boolean,
): Promise<User[]> => {
  const rows = await selectUsers(
    db,
    ids.map((id) => ({ id })),
  );
  const byId = new Map(rows.map((row) => [row.id, toUser(row, isConnected)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** The e-mail address and name of an existing user, and the language of the user's mails. */
export const addressOf = async (
  db: Read,
  id: string,
): Promise<{ name: string; email: string; language: Language }> => {
  const users = db.selectFrom('users').select(['name', 'email', 'language']).where('id', '=', id);
  const { language, ...user } = await users.executeTakeFirstOrThrow();
  return { ...user, language: language ?? defaultLanguage };
};
