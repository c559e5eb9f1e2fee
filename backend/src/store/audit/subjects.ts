import type { AuditLog } from '@mobility/openapi';
import { type AuditRow, toAuditLog } from '../audit.ts';
import { preparedFor } from '../live/prepared-for.ts';
import type { Read } from '../store.ts';
import { namedSentence, releaseOf } from './release-sentence.ts';

/** Whose thing an entry is about. */
type Subject = { id: string; name: string; email: string };

/** Entries about these are about a user, whose id they have. */
const personal = new Set(['balance', 'driver', 'driver_preferences', 'driver_profile', 'settings', 'user']);

type Key = { id: string };
const idsOf = (keys: readonly Key[]): string[] => keys.map(({ id }) => id);

const selectPeople = preparedFor(['id'], (db: Read, keys: readonly Key[]) =>
  db.selectFrom('users').select(['id', 'name', 'email']).where('id', 'in', idsOf(keys)),
);

const selectRiders = preparedFor(['id'], (db: Read, keys: readonly Key[]) =>
  db
    .selectFrom('rides')
    .innerJoin('users', 'users.id', 'rides.rider_id')
    .select(['rides.id', 'users.name', 'users.email'])
    .where('rides.id', 'in', idsOf(keys)),
);

const selectPayers = preparedFor(['id'], (db: Read, keys: readonly Key[]) =>
  db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.rider_id')
    .select(['payments.id', 'users.name', 'users.email'])
    .where('payments.id', 'in', idsOf(keys)),
);

const selectDisputants = preparedFor(['id'], (db: Read, keys: readonly Key[]) =>
  db
    .selectFrom('disputes')
    .innerJoin('users', 'users.id', 'disputes.rider_id')
    .select(['disputes.id', 'users.name', 'users.email'])
    .where('disputes.id', 'in', idsOf(keys)),
);

/** The senders of the notifications, who receive the replies. The sender 'Admin' means all admins, and has no user. */
const selectAnswered = preparedFor(['id'], (db: Read, keys: readonly Key[]) =>
  db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.sender_id')
    .select(['notifications.id', 'users.name', 'users.email'])
    .where('notifications.id', 'in', idsOf(keys)),
);

/** The users in conversations with the admins. */
const selectWriters = preparedFor(['id'], (db: Read, keys: readonly Key[]) =>
  db
    .selectFrom('conversation_participants')
    .innerJoin('users', 'users.id', 'conversation_participants.user_id')
    .select(['conversation_participants.thread_id as id', 'users.name', 'users.email'])
    .where('conversation_participants.thread_id', 'in', idsOf(keys))
    .where('users.role', '!=', 'admin'),
);

/** The ids of the drivers in an entry about a released ride. */
const driversIn = (log: AuditLog): string[] => {
  const { driver_id = null, chosen_driver_id = null } = releaseOf(log) ?? {};
  return [driver_id, chosen_driver_id].flatMap((id) => id ?? []);
};

type About = Pick<AuditRow, 'entity_type' | 'entity_id' | 'user_name' | 'user_email'>;

/** The users that entries are about, and other users, by the ids of what the entries are about. */
const subjectsOf = async (
  db: Read,
  rows: readonly About[],
  others: readonly string[],
): Promise<Map<string, Subject>> => {
  const keysOf = (ids: readonly string[]): Key[] => [...new Set(ids)].map((id) => ({ id }));
  const idsAbout = (isOf: (type: string) => boolean): string[] =>
    rows.flatMap(({ entity_type, entity_id }) => (isOf(entity_type) && entity_id) || []);
  const keysOfType = (wanted: string): Key[] => keysOf(idsAbout((type) => type === wanted));
  const found = await Promise.all([
    selectPeople(db, keysOf([...idsAbout((type) => personal.has(type)), ...others])),
    selectRiders(db, keysOfType('ride')),
    selectPayers(db, keysOfType('payment')),
    selectDisputants(db, keysOfType('dispute')),
    selectAnswered(db, keysOfType('notification')),
    selectWriters(db, keysOfType('conversation')),
  ]);
  return new Map(found.flat().map((subject) => [subject.id, subject]));
};

/** A card is its owner's, who alone saves, prefers and removes it: a removed one is found nowhere else. */
const ownerOf = (row: About): Pick<Subject, 'name' | 'email'> | undefined => {
  const { entity_type, user_name: name, user_email: email } = row;
  return entity_type === 'card' && name && email ? { name, email } : undefined;
};

const subjectIn = (subjects: ReadonlyMap<string, Subject>, row: About): Partial<Subject> =>
  ownerOf(row) ?? subjects.get(row.entity_id ?? '') ?? {};

/** The names and the addresses of the users that entries are about, in the order of the entries. */
export const subjectTexts = async (db: Read, rows: readonly About[]): Promise<string[][]> => {
  const subjects = await subjectsOf(db, rows, []);
  return rows.map((row) => {
    const { name, email } = subjectIn(subjects, row);
    return [name ?? [], email ?? []].flat();
  });
};

/**
 * The entries in the form of the contract, each with the user it is about. An entry about a ride, a payment or a dispute has
 * the rider, one about a reply has its receiver, and one about a conversation its user. Drivers are named by the names that they have now.
 */
export const auditLogsOf = async (db: Read, rows: readonly AuditRow[]): Promise<AuditLog[]> => {
  const logs = rows.map(toAuditLog);
  const subjects = await subjectsOf(db, rows, logs.flatMap(driversIn));
  const nameOf = (id: string): string => subjects.get(id)?.name ?? 'a driver';
  return logs.map((log, index) => {
    const row = rows[index];
    const { name = null, email = null } = row ? subjectIn(subjects, row) : {};
    const release = releaseOf(log);
    const description = release ? namedSentence(release, nameOf) : log.description;
    return { ...log, description, subject_name: name, subject_email: email };
  });
};
