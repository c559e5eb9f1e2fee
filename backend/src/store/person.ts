import { sql } from 'kysely';
import { accountOf } from '../domain/ledger.ts';
import { forgetName } from './forget-name.ts';
import { deletedName, type PersonalRows, personalData } from './personal-data.ts';
import type { Read } from './store.ts';
import type { Unit } from './unit.ts';

/** Whom the rows are about. */
export type Who = { id: string; email: string };
type Records = { kind: string; rows: Record<string, unknown>[] };

const nameOf = ({ id, email }: Who, { names }: PersonalRows): string => {
  if (names === 'email') return email;
  return names === 'account' ? accountOf(id) : id;
};

const everyRule = (): [string, PersonalRows][] =>
  Object.entries(personalData).flatMap(([table, rules]) =>
    rules.map((rule): [string, PersonalRows] => [table, rule]),
  );

const kindOf = (table: string, { column }: PersonalRows): string =>
  // Where a table names two people, the copy says as whom.
  column === 'driver_id' || column === 'rider_id' ? `${table} as ${column.slice(0, -3)}` : table;

/** The rows about somebody, by kind, without what is not theirs to know. */
export const recordsOf = async (db: Read, who: Who): Promise<Records[]> => {
  const records: Records[] = [];
  for (const [table, rule] of everyRule()) {
    if (rule.show.length === 0) continue;
    const columns = sql.join(rule.show.map((column) => sql.ref(column)));
    const { rows } = await sql<Record<string, unknown>>`
      select ${columns} from ${sql.table(table)} where ${sql.ref(rule.column)} = ${nameOf(who, rule)}
    `.execute(db);
    if (rows.length > 0) records.push({ kind: kindOf(table, rule), rows });
  }
  return records;
};

const end = async (unit: Unit, who: Who, table: string, rule: PersonalRows): Promise<void> => {
  const theirs = sql`where ${sql.ref(rule.column)} = ${nameOf(who, rule)}`;
  if (rule.ending === 'keep') return;
  if (rule.ending === 'delete') {
    await sql`delete from ${sql.table(table)} ${theirs}`.execute(unit.db);
    return;
  }
  const values = Object.entries(rule.ending).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(values)} ${theirs}`.execute(unit.db);
};

/** Erases what tells who somebody was; rides and money stay, under 'Deleted user'. The address is free again. */
export const erasePerson = async (unit: Unit, who: Who): Promise<void> => {
  await forgetName(unit, who.id);
  for (const [table, rule] of everyRule()) await end(unit, who, table, rule);
  await unit.db
    .updateTable('users')
    .set({
      name: deletedName,
      email: `${who.id.toLowerCase()}@deleted.invalid`,
      phone: null,
      // No password has this hash.
      password_hash: '',
      is_active: 0,
      deleted_at: unit.now,
    })
    .where('id', '=', who.id)
    .execute();
};
