import type { BackupData } from '@mobility/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { restoreBackup } from '../../operations/admin/restoreBackup.ts';
import {
  createTestContext,
  dumpOf,
  given,
  outcomeOf,
  type Person,
  requestBy,
  uploadOf,
} from '../../testing/index.ts';

let context: Context;
let admin: Person;
let file: BackupData;
let before: Record<string, string[]>;
beforeAll(async () => {
  context = await createTestContext();
  admin = await given.livedInDatabase(context);
  file = await given.backupFile(context, admin);
  before = await dumpOf(context);
});
afterAll(() => context.store.close());

type Change = (copy: BackupData) => void;
const collectionOf = (copy: BackupData, name: string) => {
  const found = copy.collections[name];
  if (!found) throw new Error(`Unknown collection ${name}`);
  return found;
};
/** Puts a value into the first row of a table. */
const put =
  (name: string, column: string, value: string | number | null): Change =>
  (copy) => {
    const { columns, rows } = collectionOf(copy, name);
    rows[0]?.splice(columns.indexOf(column), 1, value);
  };
const repeatRow =
  (name: string): Change =>
  (copy) => {
    const { rows } = collectionOf(copy, name);
    rows.push([...(rows[0] ?? [])]);
  };
// Ignores the types, as a forged file does.
const set =
  (path: string[], value: unknown): Change =>
  (copy) => {
    const owner = path.slice(0, -1).reduce<object>((place, name) => Reflect.get(place, name), copy);
    Reflect.set(owner, path.at(-1) ?? '', value);
  };
const drop =
  (path: string[]): Change =>
  (copy) => {
    const owner = path.slice(0, -1).reduce<object>((place, name) => Reflect.get(place, name), copy);
    Reflect.deleteProperty(owner, path.at(-1) ?? '');
  };
const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

const unsigned: [string, unknown | (() => unknown), string][] = [
  ['an empty object', {}, 'This is not a Mobility backup'],
  ['another object', { users: [] }, 'This is not a Mobility backup'],
  ['an array', [], 'This is not a Mobility backup'],
  ['an empty backup_data', { backup_data: {} }, 'This is not a Mobility backup'],
  ['a file with another checksum', () => ({ ...file, checksum: `sha256:${'0'.repeat(64)}` }), 'The checksum'],
  ['a file that was changed', () => ({ ...file, created_at: '1999-01-01' }), 'The checksum'],
  ['a truncated file', () => ({ ...file, collections: { users: file.collections.users } }), 'is missing'],
];

const signed: [string, Change, string][] = [
  ['another format', set(['format'], 'other'), 'This is not a Mobility backup'],
  ['a newer format', set(['format_version'], 3), 'another format'],
  ['a format of an earlier release', set(['format_version'], 1), 'another format'],
  ['the schema of an earlier release', set(['schema_version'], 1), 'The columns of users'],
  ['the schema of a later release', set(['schema_version'], 1_000), 'newer release'],
  ['a schema of text', set(['schema_version'], '1'), 'The header of the backup is damaged'],
  ['a schema of zero', set(['schema_version'], 0), 'The header of the backup is damaged'],
  ['an additional field', set(['extra'], 1), 'missing or unknown fields'],
  ['a missing field', drop(['created_at']), 'missing or unknown fields'],
  ['a number in the header', set(['key_id'], 1), 'The header of the backup is damaged'],
  ['no collections', set(['collections'], null), 'no collections'],
  [
    'an unknown collection',
    set(['collections', 'sqlite_master'], { columns: [], rows: [] }),
    'does not know',
  ],
  ['a collection of sessions', set(['collections', 'sessions'], { columns: [], rows: [] }), 'does not know'],
  ['a missing collection', drop(['collections', 'audit']), 'The collection audit is missing'],
  [
    'a text instead of a collection',
    set(['collections', 'audit'], 'rows'),
    'The collection audit is missing',
  ],
  [
    'an unknown column',
    set(['collections', 'users', 'columns', '0'], 'id"; drop table users; --'),
    'The columns of users',
  ],
  ['a missing column', set(['collections', 'users', 'columns'], ['id']), 'The columns of users'],
  [
    'a text instead of rows',
    set(['collections', 'users', 'rows'], 'many'),
    'The collection users is missing',
  ],
  ['a row that is too short', set(['collections', 'users', 'rows', '0'], ['x']), 'Row 1 of users is damaged'],
  [
    'deep nesting',
    set(['collections', 'users', 'rows', '0', '0'], nested(5_000)),
    'Row 1 of users is damaged',
  ],
  [
    'an object as a value',
    set(['collections', 'users', 'rows', '0', '0'], { $gt: '' }),
    'Row 1 of users is damaged',
  ],
  [
    'a boolean as a value',
    set(['collections', 'users', 'rows', '0', '0'], true),
    'Row 1 of users is damaged',
  ],
  ['a number instead of a text', put('users', 'name', 7), 'wrong name'],
  ['an id in an invalid format', put('users', 'id', '../../etc/passwd'), 'wrong id'],
  ['an unknown role', put('users', 'role', 'emperor'), 'wrong role'],
  ['an invalid flag', put('users', 'is_active', 2), 'wrong is_active'],
  ['a missing value', put('users', 'email', null), 'wrong email'],
  ['a fraction of a cent', put('ledger_entries', 'amount', 0.5), 'wrong amount'],
  ['an amount that is not a safe integer', put('ledger_entries', 'amount', 2 ** 53), 'wrong amount'],
  ['a text with a null byte', put('users', 'name', 'a\0b'), 'wrong name'],
  ['a text that is too long', put('users', 'name', 'x'.repeat(10_001)), 'wrong name'],
  ['invalid JSON', put('audit', 'metadata', '{'), 'wrong metadata'],
  [
    'an unencrypted password hash',
    put('users', 'password_hash', '$argon2id$v=19$m=19456,t=2,p=1$AAAA$AAAA'),
    'A secret',
  ],
  ['two rows with the same id', repeatRow('rides'), 'Two rows of rides have the same key'],
  [
    'a row that refers to an unknown user',
    put('rides', 'rider_id', 'nobody'),
    'refers to a missing row of users',
  ],
  ['a ledger that does not sum to zero', put('ledger_entries', 'amount', 1_000_000), 'does not sum to zero'],
  [
    'two users with the same e-mail address',
    (copy) => {
      const { columns, rows } = collectionOf(copy, 'users');
      const at = columns.indexOf('email');
      for (const row of rows) row[at] = admin.email;
    },
    'Two rows of users have the same value in a unique field',
  ],
  [
    'no admin',
    (copy) => {
      const { columns, rows } = collectionOf(copy, 'users');
      const at = columns.indexOf('role');
      for (const row of rows) if (row[at] === 'admin') row[at] = 'rider';
    },
    'no active admin',
  ],
];

const expectRefused = async (body: unknown, sentence: string) => {
  const asked = requestBy<'restoreBackup'>(admin, {
    body: uploadOf(body),
    key: 'hostile-file',
  });
  expect(await outcomeOf(restoreBackup(context, asked))).toEqual([
    400,
    'backup_invalid',
    expect.stringContaining(sentence),
  ]);
  expect(await dumpOf(context)).toEqual(before);
};

test.each(unsigned)('a backup is refused and changes nothing: %s', async (_, body, sentence) => {
  await expectRefused(typeof body === 'function' ? body() : body, sentence);
});

test.each(signed)(
  'a backup with a valid checksum is refused and changes nothing: %s',
  { timeout: 60_000 },
  async (_, change, sentence) => {
    const isDeep = sentence.includes('Row 1 of users is damaged');
    // A wrong shape is refused before the checksum is computed.
    const copy = structuredClone(file);
    if (isDeep) change(copy);
    await expectRefused(isDeep ? copy : given.forged(context, file, change), sentence);
  },
);

test('a backup in which a rider has become an admin is accepted with the password, because an admin may make that change', async () => {
  const { rows, columns } = collectionOf(file, 'users');
  const at = rows.findIndex((row) => row[columns.indexOf('role')] === 'rider');
  const risen = given.forged(context, file, (copy) =>
    collectionOf(copy, 'users').rows[at]?.splice(columns.indexOf('role'), 1, 'admin'),
  );
  expect(
    await outcomeOf(
      restoreBackup(context, requestBy(admin, { body: uploadOf({ ...risen, password: admin.password }) })),
    ),
  ).toEqual([200]);
  const who = await context.store.read
    .selectFrom('users')
    .select('role')
    .where('id', '=', String(rows[at]?.[0]))
    .executeTakeFirstOrThrow();
  expect(who.role).toBe('admin');
});
