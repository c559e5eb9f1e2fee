import type { Role } from '@mobility/openapi';
import { sql } from 'kysely';
import type { Position } from '../store/cursor.ts';
import { beforeFirst, isAfter } from '../store/in-order.ts';
import { preparedFor } from '../store/live/prepared-for.ts';
import { preparedForms } from '../store/prepared.ts';
import type { Read } from '../store/store.ts';

export type UserChoice = {
  role?: Role | undefined;
  lock?: 'locked' | 'unlocked' | undefined;
  approval?: 'pending' | undefined;
};

const driversToApprove = (db: Read) =>
  db
    .selectFrom('driver_profiles')
    .select('driver_profiles.user_id')
    .where(sql<boolean>`driver_profiles.is_approved = 0`)
    .where('driver_profiles.sent_back_reason', 'is', null);

const listedUsers = (db: Read) =>
  db
    .selectFrom('users')
    .leftJoin('driver_state', 'driver_state.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'users.is_active', 'users.created_at'])
    .select('driver_state.is_online as driver_online')
    .where('users.deleted_at', 'is', null);

/** The query of users after a position, newest first. */
export const usersQuery = (
  db: Read,
  { role, lock, approval }: UserChoice,
  after: Position | undefined,
  most: number,
) =>
  listedUsers(db)
    .$if(role !== undefined, (users) => users.where('users.role', '=', role ?? 'rider'))
    // A literal, because only the exact expression matches the index of locked users.
    .$if(lock === 'locked', (users) => users.where(sql<boolean>`users.is_active = 0`))
    .$if(lock === 'unlocked', (users) => users.where('users.is_active', '=', 1))
    .$if(approval === 'pending', (users) =>
      users.where('users.role', '=', 'driver').where('users.id', 'in', driversToApprove(db)),
    )
    .where(isAfter(sql.ref('users.created_at'), sql.ref('users.id'), after ?? beforeFirst('desc'), 'desc'))
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(most);

/** The users with these ids, and what the choices need to know of them. */
export const usersWithIds = preparedFor(['id'], (db: Read, keys: readonly { id: string }[]) =>
  listedUsers(db)
    .leftJoin('driver_profiles', 'driver_profiles.user_id', 'users.id')
    .select(['driver_profiles.is_approved', 'driver_profiles.sent_back_reason'])
    .where(
      'users.id',
      'in',
      keys.map(({ id }) => id),
    ),
);

type ChosenRow = Awaited<ReturnType<typeof usersWithIds>>[number];

/** Whether a user belongs to a choice. */
export const isChosen = (row: ChosenRow, { role, lock, approval }: UserChoice): boolean =>
  (!role || row.role === role) &&
  (!lock || row.is_active === (lock === 'locked' ? 0 : 1)) &&
  (!approval || (row.role === 'driver' && row.is_approved === 0 && row.sent_back_reason === null));

type Args = { value: number; id: string; most: number };
const readPage = preparedForms(['value', 'id', 'most'], (db: Read, choice: UserChoice, args: Args) =>
  usersQuery(db, choice, { value: args.value, id: args.id }, args.most),
);

/** At most `most` users of a choice after a position, newest first. */
export const usersAfter = (db: Read, choice: UserChoice, after: Position | undefined, most: number) =>
  readPage(db, choice, { ...(after ?? beforeFirst('desc')), most });

/** The query that counts the users of a choice, up to `most`. */
export const countedUsers = (db: Read, choice: UserChoice, most: number) =>
  db
    .selectFrom(usersQuery(db, choice, undefined, most).clearSelect().select('users.id').as('found'))
    .select((row) => row.fn.countAll().as('total'));
