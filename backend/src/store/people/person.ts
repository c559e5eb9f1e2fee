import { sql } from 'kysely';
import { accountOf } from '../../domain/money/ledger.ts';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { forgetName } from './forget-name.ts';
import { deletedName, type PersonalRows, personalData } from './personal-data.ts';

/** The user whose rows are read or erased. */
export type UserRef = { id: string; email: string };
type Records = { kind: string; rows: Record<string, unknown>[] };

const identifierIn = ({ id, email }: UserRef, { names }: PersonalRows): string => {
  if (names === 'email') return email;
  return names === 'account' ? accountOf(id) : id;
};

const everyRule = (): [string, PersonalRows][] =>
  Object.entries(personalData).flatMap(([table, rules]) =>
    rules.map((rule): [string, PersonalRows] => [table, rule]),
  );

const kindOf = (table: string, { column }: PersonalRows): string =>
  // If a table refers to two users, the key of the export also names the column.
  column === 'driver_id' || column === 'rider_id' ? `${table} as ${column.slice(0, -3)}` : table;

/** All rows about a user, by table, without the columns that must stay private. */
export const recordsOf = async (db: Read, user: UserRef): Promise<Records[]> => {
  const records: Records[] = [];
  for (const [table, rule] of everyRule()) {
    if (rule.show.length === 0) continue;
    const columns = sql.join(rule.show.map((column) => sql.ref(column)));
    const { rows } = await sql<Record<string, unknown>>`
      select ${columns} from ${sql.table(table)} where ${sql.ref(rule.column)} = ${identifierIn(user, rule)}
    `.execute(db);
    if (rows.length > 0) records.push({ kind: kindOf(table, rule), rows });
  }
  return records;
};

const end = async (unit: UnitOfWork, user: UserRef, table: string, rule: PersonalRows): Promise<void> => {
  const theirs = sql`where ${sql.ref(rule.column)} = ${identifierIn(user, rule)}`;
  if (rule.ending === 'keep') return;
  if (rule.ending === 'delete') {
    await sql`delete from ${sql.table(table)} ${theirs}`.execute(unit.db);
    return;
  }
  const values = Object.entries(rule.ending).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(values)} ${theirs}`.execute(unit.db);
};

/**
 * Erases the personal data of a user. Rides and ledger entries stay, under 'Deleted user', and the address is free
 * again.
 */
export const erasePerson = async (unit: UnitOfWork, user: UserRef): Promise<void> => {
  await forgetName(unit, user.id);
  for (const [table, rule] of everyRule()) await end(unit, user, table, rule);
  await unit.db
    .updateTable('users')
    .set({
      name: deletedName,
      email: `${user.id.toLowerCase()}@deleted.invalid`,
      phone: null,
      avatar_id: null,
      language: null,
      // No password has this hash.
      password_hash: '',
      is_active: 0,
      deleted_at: unit.now,
    })
    .where('id', '=', user.id)
    .execute();
};
