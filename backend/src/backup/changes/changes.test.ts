import { expect, test } from 'vitest';
import { previewRestore } from '../../operations/admin/previewRestore.ts';
import { restoreBackup } from '../../operations/admin/restoreBackup.ts';
import { createTestContext, given, outcomeOf, requestBy, uploadOf } from '../../testing/index.ts';

test('a restore that locks, unlocks or gives another password needs the password of the admin', async () => {
  const context = await createTestContext();
  const admin = await given.user(context, 'admin');
  const rider = await given.user(context, 'rider');
  const file = await given.backupFile(context, admin);
  const restore = (body: object) =>
    outcomeOf(restoreBackup(context, requestBy(admin, { body: uploadOf({ ...file, ...body }) })));
  const set = (values: { is_active: 0 } | { password_hash: string }) =>
    context.store.transaction((db) =>
      db.updateTable('users').set(values).where('id', '=', rider.id).execute(),
    );
  await set({ is_active: 0 });
  expect(await restore({})).toEqual([
    403,
    'wrong_password',
    'This backup changes 1 account lock. Please confirm the restore with your password.',
  ]);
  await set({ password_hash: 'another' });
  const { body } = await previewRestore(context, requestBy(admin, { body: uploadOf(file) }));
  expect(body).toMatchObject({
    lock_changes_total: 1,
    password_changes: [{ email: rider.email, name: rider.name }],
    password_changes_total: 1,
  });
  expect((await restore({}))[2]).toBe(
    'This backup changes 1 account lock and 1 password. Please confirm the restore with your password.',
  );
  const answer = await restoreBackup(
    context,
    requestBy(admin, { body: uploadOf({ ...file, password: admin.password }) }),
  );
  expect(answer.status).toBe(200);
});

test('the admin keeps the own password, so a change of it alone needs no confirmation', async () => {
  const context = await createTestContext();
  const admin = await given.user(context, 'admin');
  const file = await given.backupFile(context, admin);
  await context.store.transaction((db) =>
    db.updateTable('users').set({ password_hash: 'newer' }).where('id', '=', admin.id).execute(),
  );
  const { body } = await previewRestore(context, requestBy(admin, { body: uploadOf(file) }));
  expect([body.password_changes, body.password_changes_total]).toEqual([[], 0]);
});

test('the preview tells whose account it locks and unlocks, those it unlocks first', async () => {
  const context = await createTestContext();
  const admin = await given.user(context, 'admin');
  const [open, locked] = [await given.user(context, 'rider'), await given.user(context, 'rider')];
  const setActive = (id: string, is_active: 0 | 1) =>
    context.store.transaction((db) =>
      db.updateTable('users').set({ is_active }).where('id', '=', id).execute(),
    );
  await setActive(open.id, 0);
  const file = await given.backupFile(context, admin);
  await setActive(open.id, 1);
  await setActive(locked.id, 0);
  const { body } = await previewRestore(context, requestBy(admin, { body: uploadOf(file) }));
  expect(body.lock_changes).toMatchObject([
    { email: locked.email, locked: false },
    { email: open.email, locked: true },
  ]);
  expect(body).toMatchObject({ lock_changes_total: 2, role_changes_total: 0 });
});

test('the preview names who has another name or address, but not who has neither', async () => {
  const context = await createTestContext();
  const admin = await given.user(context, 'admin');
  const [renamed, moved] = [await given.user(context, 'rider'), await given.user(context, 'driver')];
  const file = await given.backupFile(context, admin);
  const change = (id: string, values: { name?: string; email?: string }) =>
    context.store.transaction((db) => db.updateTable('users').set(values).where('id', '=', id).execute());
  await change(renamed.id, { name: 'Zora New' });
  await change(moved.id, { name: 'Anna New', email: 'moved@mobility.example' });
  const { body } = await previewRestore(context, requestBy(admin, { body: uploadOf(file) }));
  expect(body).toMatchObject({
    person_changes: [
      {
        name: moved.name,
        email: moved.email,
        from_name: 'Anna New',
        from_email: 'moved@mobility.example',
      },
      { name: renamed.name, email: renamed.email, from_name: 'Zora New', from_email: renamed.email },
    ],
    person_changes_total: 2,
    role_changes_total: 0,
  });
});

test('the preview names the drivers whose approval changes, and needs the password', async () => {
  const context = await createTestContext();
  const admin = await given.user(context, 'admin');
  const [barred, approved] = [await given.approvedDriver(context), await given.approvedDriver(context)];
  const approve = (id: string, is_approved: 0 | 1) =>
    context.store.transaction((db) =>
      db.updateTable('driver_profiles').set({ is_approved }).where('user_id', '=', id).execute(),
    );
  await approve(approved.id, 0);
  const file = await given.backupFile(context, admin);
  await approve(approved.id, 1);
  await approve(barred.id, 0);
  const request = () => requestBy(admin, { body: uploadOf(file) });
  const { body } = await previewRestore(context, request());
  expect(body).toMatchObject({
    approval_changes: [
      { email: barred.email, approved: true },
      { email: approved.email, approved: false },
    ],
    approval_changes_total: 2,
  });
  expect((await outcomeOf(restoreBackup(context, request())))[2]).toBe(
    'This backup changes 2 approvals. Please confirm the restore with your password.',
  );
});

test('the preview names who loses, gets or changes the second factor, and needs the password', async () => {
  const context = await createTestContext();
  const admin = await given.user(context, 'admin');
  const [loses, gets, changes] = [
    await given.user(context, 'rider', { name: 'Lea' }),
    await given.user(context, 'rider', { name: 'Gil' }),
    await given.user(context, 'rider', { name: 'Cem' }),
  ];
  const confirm = ({ id }: { id: string }, at: number) =>
    context.store.transaction((db) =>
      db
        .insertInto('two_factor')
        .values({ user_id: id, secret: 'sealed', created_at: at, confirmed_at: at, last_step: null })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ confirmed_at: at }))
        .execute(),
    );
  await confirm(gets, 1);
  await confirm(changes, 1);
  const file = await given.backupFile(context, admin);
  await context.store.transaction((db) =>
    db.deleteFrom('two_factor').where('user_id', '=', gets.id).execute(),
  );
  await confirm(changes, 2);
  await confirm(loses, 2);
  const request = () => requestBy(admin, { body: uploadOf(file) });
  const { body } = await previewRestore(context, request());
  expect(body.two_factor_changes).toEqual([
    { email: loses.email, name: 'Lea', enabled: false },
    expect.objectContaining({ enabled: true }),
    expect.objectContaining({ enabled: true }),
  ]);
  expect((await outcomeOf(restoreBackup(context, request())))[2]).toBe(
    'This backup changes 3 second factors. Please confirm the restore with your password.',
  );
});

test('the preview names the users who are removed, and everybody else as now', async () => {
  const context = await createTestContext();
  const admin = await given.user(context, 'admin');
  const renamed = await given.user(context, 'rider');
  const file = await given.backupFile(context, admin);
  await context.store.transaction((db) =>
    db
      .updateTable('users')
      .set({ name: 'Zora New', role: 'admin', is_active: 0 })
      .where('id', '=', renamed.id)
      .execute(),
  );
  const late = await given.user(context, 'rider', { name: 'Late Lu' });
  const { body } = await previewRestore(context, requestBy(admin, { body: uploadOf(file) }));
  const known = { email: renamed.email, name: 'Zora New' };
  expect(body).toMatchObject({
    removed_users: [{ email: late.email, name: 'Late Lu' }],
    users_removed: 1,
    role_changes: [{ ...known, from: 'admin', to: 'rider' }],
    lock_changes: [{ ...known, locked: false }],
  });
});

test('the preview names the users who are added, and a restore that adds or removes users needs the password', async () => {
  const context = await createTestContext();
  const admin = await given.user(context, 'admin');
  const gone = await given.user(context, 'rider', { name: 'Gone Gil' });
  const file = await given.backupFile(context, admin);
  await context.store.transaction(async (db) => {
    await db.deleteFrom('settings').where('user_id', '=', gone.id).execute();
    await db.deleteFrom('sessions').where('user_id', '=', gone.id).execute();
    await db.deleteFrom('users').where('id', '=', gone.id).execute();
  });
  const restore = (body: object) =>
    outcomeOf(restoreBackup(context, requestBy(admin, { body: uploadOf({ ...file, ...body }) })));
  const { body } = await previewRestore(context, requestBy(admin, { body: uploadOf(file) }));
  expect(body).toMatchObject({
    added_users: [{ email: gone.email, name: 'Gone Gil' }],
    users_added: 1,
    users_removed: 0,
    role_changes_total: 0,
  });
  expect(await restore({})).toEqual([
    403,
    'wrong_password',
    'This backup adds 1 user. Please confirm the restore with your password.',
  ]);
  await given.user(context, 'rider');
  expect((await restore({}))[2]).toBe(
    'This backup adds 1 user and removes 1 user. Please confirm the restore with your password.',
  );
  expect((await restore({ password: admin.password }))[0]).toBe(200);
});
