import type { BackupData } from '@mobility/openapi';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Context } from '../context.ts';
import { previewRestore } from '../operations/admin/previewRestore.ts';
import { restoreBackup } from '../operations/admin/restoreBackup.ts';
import { login } from '../operations/auth/login.ts';
import {
  createTestContext,
  dumpOf,
  given,
  outcomeOf,
  type Person,
  requestBy,
  uploadOf,
} from '../testing/index.ts';
import { createVault } from './vault.ts';

let context: Context;
let admin: Person;
beforeEach(async () => {
  context = await createTestContext();
  admin = await given.livedInDatabase(context);
});
afterEach(() => context.store.close());

const restore = (file: BackupData, on = context, by = admin) =>
  restoreBackup(on, requestBy(by, { body: uploadOf({ ...file, password: by.password }) }));
const signIn = (on: Context, { email, password }: Pick<Person, 'email' | 'password'>) =>
  outcomeOf(login(on, requestBy(admin, { body: { email, password } })));

const elsewhere = async (email: string): Promise<[Context, Person]> => {
  const other = { ...(await createTestContext()), vault: createVault([new Uint8Array(32).fill(9)]) };
  onTestFinished(() => other.store.close());
  return [other, await given.user(other, 'admin', { email, password: 'the new admin' })];
};
const key = Buffer.alloc(32, 3);
/** A backup of an installation with this key. */
const foreignFile = (on: Context) => given.backupFile({ ...on, vault: createVault([key]) }, admin);

test('a backup needs the key of the installation that made it', async () => {
  const file = await foreignFile(context);
  const [other, newAdmin] = await elsewhere(admin.email);
  const before = await dumpOf(other);
  const tried = (given?: string) =>
    outcomeOf(
      previewRestore(
        other,
        requestBy(newAdmin, { body: uploadOf({ ...file, ...(given && { key: given }) }) }),
      ),
    );
  const needed = expect.stringContaining('Enter the key of that installation');
  expect(await tried()).toEqual([400, 'backup_key_needed', needed]);
  for (const wrong of ['short', Buffer.alloc(32, 4).toString('base64')])
    expect(await tried(wrong)).toEqual([
      400,
      'backup_key_needed',
      'This is not the key of the installation that made the backup.',
    ]);
  expect(await dumpOf(other)).toEqual(before);
  expect(await tried(key.toString('base64'))).toEqual([200]);
});

test('with that key all passwords and cards of the backup are valid, and the admin who restores keeps the current password', async () => {
  const rider = await given.user(context, 'rider');
  const file = await foreignFile(context);
  const [other, newAdmin] = await elsewhere(admin.email);
  const withKey = { ...file, key: key.toString('base64') } as BackupData;
  expect((await restore(withKey, other, newAdmin)).body.restore_stats.errors).toEqual([]);
  expect(await signIn(other, { email: admin.email, password: 'the new admin' })).toEqual([200]);
  expect(await signIn(other, rider)).toEqual([200]);
  const cards = ({ store }: Context) => store.read.selectFrom('saved_cards').select('token').execute();
  expect(await cards(other)).toEqual(await cards(context));
});

test('users who have another id in the backup are listed as changed, not as added and removed', async () => {
  const rider = await given.user(context, 'rider');
  const file = { ...(await foreignFile(context)), key: key.toString('base64') } as BackupData;
  const [other, newAdmin] = await elsewhere(admin.email);
  await given.user(other, 'rider', { email: rider.email, password: 'of this one' });
  const { body } = await previewRestore(other, requestBy(newAdmin, { body: uploadOf(file) }));
  const emails = (people: { email: string }[] = []) => people.map(({ email }) => email);
  expect(body.users_removed).toBe(0);
  expect(emails(body.added_users)).not.toContain(rider.email);
  expect(emails(body.role_changes)).not.toContain(admin.email);
  const moved = body.person_changes?.filter(({ name, from_name }) => name === from_name);
  expect(emails(moved).sort()).toEqual([admin.email, rider.email].sort());
  expect(emails(body.person_changes)[0]).toBe(admin.email);
  expect(emails(body.password_changes)).toEqual([rider.email]);
});

test('a file that was changed and got a new checksum is refused', async () => {
  const file = await given.backupFile(context, admin);
  const stranger = { vault: createVault([new Uint8Array(32).fill(9)]) };
  const forged = given.forged(stranger, file, ({ collections: { users } }) => {
    users?.rows[0]?.splice(users.columns.indexOf('name'), 1, 'Another name');
  });
  expect(await outcomeOf(restore(forged))).toEqual([
    400,
    'backup_invalid',
    'The signature does not match: the file was changed outside of the server that made it',
  ]);
});
