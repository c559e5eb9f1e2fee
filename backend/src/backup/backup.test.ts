import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackupData } from '@mobility/openapi';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Context } from '../context.ts';
import { createBackup } from '../operations/admin/createBackup.ts';
import { getDatabaseStatus } from '../operations/admin/getDatabaseStatus.ts';
import { previewRestore } from '../operations/admin/previewRestore.ts';
import { restoreBackup } from '../operations/admin/restoreBackup.ts';
import { getCurrentUser } from '../operations/auth/getCurrentUser.ts';
import { login } from '../operations/auth/login.ts';
import { createClock } from '../testing/clock.ts';
import {
  auditMoney,
  createTestContext,
  dumpOf,
  given,
  keptOf,
  outcomeOf,
  type Person,
  requestBy,
  uploadOf,
} from '../testing/index.ts';
import { tablesOf } from '../testing/partitions/tables.ts';

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
const without = (dump: Record<string, string[]>, ...names: string[]) =>
  Object.fromEntries(Object.entries(dump).filter(([name]) => !names.includes(name)));
const epochOf = async ({ store }: Context) =>
  (await store.read.selectFrom('meta').select('value').where('name', '=', 'epoch').executeTakeFirstOrThrow())
    .value;

describe('getDatabaseStatus', () => {
  test('getDatabaseStatus counts the rows of every table', async () => {
    const { body } = await getDatabaseStatus(context, requestBy(admin));
    const tables = await tablesOf(context.store.read);
    expect(Object.keys(body.collections).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
    expect(body.total_collections).toBe(tables.length);
    const sum = Object.values(body.collections).reduce((total, count) => total + count, 0);
    expect([body.database_name, body.total_documents]).toEqual(['mobility', sum]);
    expect(body.collections.rides).toBe(4);
  });
});

describe('createBackup', () => {
  test('a backup contains all kept rows and no secret in plain text', async () => {
    const body = await given.backup(context, admin);
    expect(body.collections_count).toBe(Object.keys(body.backup_data.collections).length);
    expect(body.backup_data.collections.rides?.rows).toHaveLength(4);
    expect(Object.keys(body.backup_data.collections)).not.toEqual(
      expect.arrayContaining([
        'replaced_tokens',
        'sessions',
        'idempotency',
        'outbox',
        'email_validations',
        'emails',
        'socket_tickets',
        'trip_shares',
      ]),
    );
    const text = JSON.stringify(body);
    const hashes = await context.store.read.selectFrom('users').select('password_hash').execute();
    for (const { password_hash } of hashes) expect(text).not.toContain(password_hash);
    expect(text).not.toMatch(/argon2|tok_4242/);
    const audit = await context.store.read
      .selectFrom('audit')
      .selectAll()
      .where('user_id', '=', admin.id)
      .execute();
    expect(audit).toMatchObject([{ description: 'Database backed up', severity: 'high' }]);
  });

  test('a second backup at the same time is refused', async () => {
    const asked = async () => {
      const answer = await createBackup(context, requestBy(admin));
      answer.body.destroy();
      return answer;
    };
    const outcomes = await Promise.all(Array.from({ length: 3 }, () => outcomeOf(asked())));
    expect(outcomes).toEqual([
      [200],
      [409, 'database_busy', 'A backup or restore is already running'],
      [409, 'database_busy', 'A backup or restore is already running'],
    ]);
    expect(await outcomeOf(asked())).toEqual([200]);
  });

  test('a backup is a consistent snapshot while other calls write', async () => {
    const writing = Promise.all(
      Array.from({ length: 5 }, () => given.completedRide(context, { payment: 'cash' })),
    );
    const file = await given.backupFile(context, admin);
    await writing;
    const fresh = await createTestContext();
    const other = await given.user(fresh, 'admin', { email: admin.email });
    await restore(file, fresh, other);
    expect((await auditMoney(fresh)).unbalanced).toEqual([]);
    await fresh.store.close();
  });
});

describe('restoreBackup', () => {
  test('restores a dispute that a server of an earlier release opened during an upgrade, without its driver', async () => {
    await given.disputedRide(context);
    await context.store.transaction((db) => db.updateTable('disputes').set({ driver_id: null }).execute());
    const { backup_data } = await given.backup(context, admin);
    expect((await outcomeOf(restore(backup_data)))[0]).toBe(200);
  });

  test('a restore brings back all rows of the backup and removes later ones', async () => {
    const before = await keptOf(context);
    const epoch = await epochOf(context);
    const file = await given.backupFile(context, admin);
    await given.disputedRide(context);
    const { body } = await restore(file);
    const documents = Object.values(file.collections).reduce((sum, { rows }) => sum + rows.length, 0);
    expect(body.restore_stats).toEqual({
      collections_restored: Object.keys(file.collections).length,
      documents_restored: documents,
      errors: [],
    });
    const after = await keptOf(context);
    const positions = ['ledger_entries', 'payments', 'saved_cards', 'conversation_messages'];
    expect(without(after, 'audit', ...positions)).toEqual(without(before, 'audit', ...positions));
    for (const name of positions) expect(after[name]).toHaveLength(before[name]?.length ?? 0);
    expect(await epochOf(context)).not.toBe(epoch);
    expect((await auditMoney(context)).sum).toBe(0);
    expect((await auditMoney(context)).unbalanced).toEqual([]);
  });

  test('a restore ends every session but that of the admin who restores, and users sign in with their passwords of the backup', async () => {
    const rider = await given.user(context, 'rider', { password: 'a password of mine' });
    const file = await given.backupFile(context, admin);
    await restore(file);
    const sessions = await context.store.read.selectFrom('sessions').selectAll().execute();
    expect(sessions.map(({ id }) => id)).toEqual([admin.caller.sessionId]);
    expect(await outcomeOf(getCurrentUser(context, requestBy(admin)))).toEqual([200]);
    expect(await signIn(context, rider)).toEqual([200]);
    expect(await signIn(context, admin)).toEqual([200]);
  });

  test('a restored database accepts new rides', async () => {
    const file = await given.backupFile(context, admin);
    await restore(file);
    await given.disputedRide(context);
    await given.livedInDatabase(context);
    expect((await auditMoney(context)).sum).toBe(0);
  });

  test('a restore is audited as critical, and the same key gets the same answer', async () => {
    const file = await given.backupFile(context, admin);
    const asked = () => requestBy<'restoreBackup'>(admin, { body: uploadOf(file), key: 'one-intent' });
    const first = await restoreBackup(context, asked());
    const audit = await context.store.read
      .selectFrom('audit')
      .selectAll()
      .where('severity', '=', 'critical')
      .execute();
    expect(audit).toMatchObject([{ user_id: admin.id, description: 'Database restored from a backup' }]);
    expect(await restoreBackup(context, asked())).toEqual(first);
    expect(
      await context.store.read.selectFrom('audit').selectAll().where('severity', '=', 'critical').execute(),
    ).toEqual(audit);
  });

  test('a restore accepts the whole answer of createBackup as well as its backup_data', async () => {
    const whole = uploadOf(await given.backup(context, admin));
    expect(await outcomeOf(restoreBackup(context, requestBy(admin, { body: whole })))).toEqual([200]);
  });
});

test('the order of the fields and collections of a file does not matter', async () => {
  const file = await given.backupFile(context, admin);
  const sorted = (value: object) =>
    Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const body = uploadOf(sorted({ ...file, collections: sorted(file.collections) }));
  expect(await outcomeOf(restoreBackup(context, requestBy(admin, { body })))).toEqual([200]);
});

describe('a backup that changes roles and balances', () => {
  /** A backup in which a rider is an admin and has more money, with a valid checksum. */
  const granting = async () => {
    const rider = await given.user(context, 'rider', { balance: 10 });
    const file = given.forged(context, await given.backupFile(context, admin), ({ collections }) => {
      const { users, ledger_entries: entries } = collections;
      const [id, role] = [users?.columns.indexOf('id') ?? 0, users?.columns.indexOf('role') ?? 0];
      users?.rows.find((row) => row[id] === rider.id)?.splice(role, 1, 'admin');
      const [transaction, account, amount] = ['transaction_id', 'account', 'amount'].map(
        (name) => entries?.columns.indexOf(name) ?? 0,
      ) as [number, number, number];
      const booked = entries?.rows.find((row) => row[account] === `user:${rider.id}`)?.[transaction];
      for (const row of entries?.rows ?? [])
        if (row[transaction] === booked) row[amount] = Number(row[amount]) * 5;
    });
    return { rider, file };
  };
  const roleOf = async ({ id }: Person) =>
    (await context.store.read.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst())
      ?.role;

  test('the preview shows new admins and changed balances, and changes nothing', async () => {
    const { rider, file } = await granting();
    const late = await given.user(context, 'rider');
    const before = await dumpOf(context);
    const { body } = await previewRestore(context, requestBy(admin, { body: uploadOf(file) }));
    expect(body).toMatchObject({
      role_changes: [{ email: rider.email, from: 'rider', to: 'admin' }],
      role_changes_total: 1,
      balance_changes: [{ email: rider.email, from: 10, to: 50 }],
      balance_changes_total: 1,
      users_added: 0,
      users_removed: 1,
    });
    expect(await dumpOf(context)).toEqual(before);
    expect(late.id).not.toBe(rider.id);
  });

  test('the preview of the present state is empty', async () => {
    const file = await given.backupFile(context, admin);
    const { body } = await previewRestore(context, requestBy(admin, { body: uploadOf(file) }));
    expect(body).toMatchObject({ role_changes: [], balance_changes: [], users_added: 0, users_removed: 0 });
  });

  test('its restore needs the password of the admin', async () => {
    const { rider, file } = await granting();
    const refused = await outcomeOf(restoreBackup(context, requestBy(admin, { body: uploadOf(file) })));
    expect(refused).toEqual([
      403,
      'wrong_password',
      'This backup changes 1 role and 1 balance. Please confirm the restore with your password.',
    ]);
    const guessed = { ...file, password: 'guess' };
    expect((await outcomeOf(restoreBackup(context, requestBy(admin, { body: uploadOf(guessed) }))))[1]).toBe(
      'wrong_password',
    );
    expect(await roleOf(rider)).toBe('rider');
    await restore(file);
    expect(await roleOf(rider)).toBe('admin');
  });
});

test('the state before a restore is saved to the data folder, at most five times, and can be restored', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mobility-backup-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const clock = createClock();
  const own = await createTestContext({ dataDir, now: clock.now });
  onTestFinished(() => own.store.close());
  const boss = await given.livedInDatabase(own);
  const file = await given.backupFile(own, boss);
  const late = await given.user(own, 'rider');
  for (let round = 0; round < 6; round += 1) {
    clock.advance(1_000);
    await restore(file, own, boss);
  }
  const names = readdirSync(join(dataDir, 'backups'));
  expect(names).toHaveLength(5);
  expect((await signIn(own, late))[0]).toBe(401);
  // A refused backup leaves no file there either.
  const forged = given.forged(own, file, ({ collections: { users } }) => {
    for (const row of users?.rows ?? []) row[users?.columns.indexOf('email') ?? 0] = boss.email;
  });
  expect((await outcomeOf(restore(forged, own, boss)))[0]).toBe(400);
  expect(readdirSync(join(dataDir, 'backups'))).toEqual(names);
  const newest: BackupData = JSON.parse(readFileSync(join(dataDir, 'backups', names.at(-1) ?? ''), 'utf8'));
  expect((await outcomeOf(restore(newest, own, boss)))[0]).toBe(200);
});
