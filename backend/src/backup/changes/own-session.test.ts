import type { Role } from '@mobility/openapi';
import { expect, onTestFinished, test } from 'vitest';
import type { Context } from '../../context.ts';
import { createTestContext, given, type Person } from '../../testing/index.ts';
import { openReadySocket } from '../../testing/open-socket.ts';
import { startServer } from '../../testing/start-server.ts';

const path = '/api/admin/database/restore';
const change = (context: Context, id: string, values: object) =>
  context.store.transaction((db) => db.updateTable('users').set(values).where('id', '=', id).execute());

/** A server with an admin, and a backup that `fill` has filled in another database. */
const setUp = async (fill: (other: Context, admin: Person, own: Context) => Promise<unknown>) => {
  const server = await startServer();
  const { context, url, call } = server;
  const admin = await given.user(context, 'admin', { email: 'ada@mobility.example' });
  const other = { ...(await createTestContext()), vault: context.vault };
  onTestFinished(() => other.store.close());
  const keeper = await given.user(other, 'admin', { email: 'keeper@mobility.example' });
  const found = await fill(other, admin, context);
  const file = { ...(await given.backupFile(other, keeper)), password: admin.password };
  const { closed } = await openReadySocket(`${url}/ws/${admin.id}?token=${admin.token}`);
  const restore = () =>
    call('POST', path, { token: admin.token, body: file, headers: { 'idempotency-key': 'moving-house-1' } });
  const me = (token = admin.token) => call('GET', '/api/auth/me', { token });
  return { ...server, admin, found, restore, me, closed };
};

/** The account with the admin's address in a backup. */
const account = (other: Context, { email }: Person, role: Role = 'admin', id = other.newId()) => {
  const ids = [id];
  const newId = () => ids.pop() ?? other.newId();
  return given.user({ ...other, newId }, role, { email, password: 'of the other one' });
};

test('an admin whose account has another id in the backup stays signed in with it', async () => {
  const { admin, found, restore, me, closed, call, url, context } = await setUp((other, admin) =>
    account(other, admin),
  );
  const { id } = found as Person;
  expect((await restore()).status).toBe(200);
  expect(await closed).toEqual([1000, 'Another user']);
  expect((await me()).body).toMatchObject({ id, email: admin.email, role: 'admin' });
  const renewed = await call<{ access_token: string }>('POST', '/api/auth/refresh', { token: admin.token });
  expect((await me(renewed.body.access_token)).body.id).toBe(id);
  await openReadySocket(`${url}/ws/${id}?token=${renewed.body.access_token}`);
  const audit = () =>
    context.store.read.selectFrom('audit').select('user_id').where('entity_type', '=', 'database').execute();
  expect(await audit()).toEqual([{ user_id: id }]);
});

test('a restore whose answer was lost is not done again for an admin who has another id by now', async () => {
  const { restore, context } = await setUp((other, admin) => account(other, admin));
  const first = await restore();
  const rider = await given.user(context, 'rider');
  expect(await restore()).toMatchObject({ status: 200, body: first.body });
  expect(
    await context.store.read.selectFrom('users').select('id').where('id', '=', rider.id).execute(),
  ).toHaveLength(1);
});

test.each<[string, Parameters<typeof setUp>[0]]>([
  ['is missing', async () => undefined],
  ['is that of a rider', (other, admin) => account(other, admin, 'rider')],
  ['is locked', async (other, admin) => change(other, (await account(other, admin)).id, { is_active: 0 })],
  ['asks for a second factor', async (other, admin) => given.twoFactor(other, await account(other, admin))],
  [
    'is another person here',
    async (other, admin, own) => account(other, admin, 'admin', (await given.user(own, 'rider')).id),
  ],
  ['is that of a rider with the same id', (other, admin) => account(other, admin, 'rider', admin.id)],
])('an admin whose account in the backup %s is signed out', async (_, fill) => {
  const { restore, me, closed } = await setUp(fill);
  expect((await restore()).status).toBe(200);
  expect(await closed).toEqual([1008, 'Invalid token']);
  expect((await me()).status).toBe(401);
});
