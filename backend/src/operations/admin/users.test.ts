import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestContext, given, outcomeOf, requestBy } from '../../testing/index.ts';
import { openReadySocket } from '../../testing/open-socket.ts';
import { startServer } from '../../testing/start-server.ts';
import { login } from '../auth/login.ts';
import { goOnline } from '../driver/goOnline.ts';
import { bookRide } from '../rides/bookRide.ts';
import { listAdminUsers } from './listAdminUsers.ts';
import { resetUserPassword } from './resetUserPassword.ts';
import { setUserStatus } from './setUserStatus.ts';
import { updateUser } from './updateUser.ts';

const world = async () => {
  const context = await createTestContext();
  onTestFinished(() => context.store.close());
  const admin = await given.user(context, 'admin', { name: 'Alex' });
  const set = (id: string, is_active: boolean, by = admin) =>
    setUserStatus(context, requestBy(by, { params: { id }, body: { is_active } }));
  const update = (id: string, body: object, by = admin) =>
    updateUser(context, requestBy(by, { params: { id }, body }));
  const statusOf = async (rideId: string) =>
    (
      await context.store.read
        .selectFrom('rides')
        .select('status')
        .where('id', '=', rideId)
        .executeTakeFirst()
    )?.status;
  return { context, admin, set, update, statusOf };
};
const signIn = ({ email, password }: { email: string; password: string }) =>
  ({ body: { email, password }, address: '127.0.0.1', userAgent: null, requestId: 'test' }) as never;

describe('locking a user', () => {
  it('locking a user ends all sessions and refuses logins until the user is unlocked', async () => {
    const { context, set } = await world();
    const rider = await given.user(context, 'rider');
    expect((await set(rider.id, false)).body).toMatchObject({ id: rider.id, is_active: false });
    expect(await outcomeOf(login(context, signIn(rider)))).toEqual([
      403,
      'account_locked',
      expect.any(String),
    ]);
    expect((await set(rider.id, true)).body).toMatchObject({ is_active: true });
    expect((await login(context, signIn(rider))).status).toBe(200);
    const open = await context.store.read
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', rider.id)
      .where('revoked_at', 'is', null)
      .execute();
    expect(open).toHaveLength(1);
  });

  it('a lock also applies to a login whose password was checked just before', async () => {
    const { context, set } = await world();
    const rider = await given.user(context, 'rider');
    const { store } = context;
    const between: typeof store.transaction = async (work) => {
      await set(rider.id, false);
      return store.transaction(work);
    };
    const slow = { ...context, store: { ...store, transaction: between } };
    expect(await outcomeOf(login(slow, signIn(rider)))).toEqual([
      401,
      'invalid_credentials',
      'Invalid email or password',
    ]);
  });

  it('locking a user closes the user’s sockets at once', async () => {
    const server = await startServer();
    const rider = await server.signUp();
    const admin = await given.user(server.context, 'admin');
    const socket = await openReadySocket(`${server.url}/ws/${rider.user.id}?token=${rider.access_token}`);
    const path = `/api/admin/users/${rider.user.id}/status`;
    const answer = await server.call('PATCH', path, { token: admin.token, body: { is_active: false } });
    expect(answer.status).toBe(200);
    expect(await socket.closed).toEqual([1008, 'Invalid token']);
    expect((await server.call('GET', '/api/auth/me', { token: rider.access_token })).status).toBe(401);
  });

  it('locking a driver takes the driver offline and stops offers', async () => {
    const { context, set } = await world();
    const driver = await given.approvedDriver(context);
    await set(driver.id, false);
    const rider = await given.user(context, 'rider');
    const { body } = await bookRide(context, requestBy(rider, { body: given.trip }));
    expect(body.matches_found).toBe(0);
    await set(driver.id, true);
    const { body: users } = await listAdminUsers(context, requestBy(rider));
    expect(users.find(({ id }) => id === driver.id)).toMatchObject({ is_online: false, is_active: true });
    expect((await goOnline(context, requestBy(driver))).status).toBe(200);
  });

  it('locking a driver gives back a ride before its start, and ends a ride in progress', async () => {
    const { context, set, statusOf } = await world();
    const accepted = await given.acceptedRide(context);
    await set(accepted.driver.id, false);
    expect(await statusOf(accepted.rideId)).toBe('pending');
    const running = await given.inProgressRide(context);
    await set(running.driver.id, false);
    expect(await statusOf(running.rideId)).toBe('cancelled');
  });

  it('locking a rider ends the pending ride, but not a ride in progress', async () => {
    const { context, set, statusOf } = await world();
    const waiting = await given.pendingRide(context);
    await set(waiting.rider.id, false);
    expect(await statusOf(waiting.rideId)).toBe('cancelled');
    const running = await given.inProgressRide(context);
    await set(running.rider.id, false);
    expect(await statusOf(running.rideId)).toBe('in_progress');
  });

  it('an admin can lock neither the own account, nor an unknown user, nor the last active admin', async () => {
    const { context, admin, set } = await world();
    expect(await outcomeOf(set(admin.id, false))).toEqual([
      409,
      'own_account',
      'You cannot lock your own account',
    ]);
    expect(await outcomeOf(set('nobody', false))).toEqual([404, 'user_not_found', 'User not found']);
    const other = await given.user(context, 'admin');
    const outcomes = await Promise.all([
      outcomeOf(set(other.id, false, admin)),
      outcomeOf(set(admin.id, false, other)),
    ]);
    expect(outcomes.map(([status]) => status).toSorted()).toEqual([200, 409]);
  });

  it('a lock is audited once, with high severity', async () => {
    const { context, admin, set } = await world();
    const rider = await given.user(context, 'rider');
    await set(rider.id, false);
    await set(rider.id, false);
    const rows = await context.store.read
      .selectFrom('audit')
      .selectAll()
      .where('entity_id', '=', rider.id)
      .execute();
    expect(rows).toMatchObject([{ action: 'admin_user_modified', severity: 'high', user_id: admin.id }]);
  });
});

describe('a password that an admin resets', () => {
  it('a password reset by an admin applies at once, and ends every session', async () => {
    const { context, admin } = await world();
    const rider = await given.user(context, 'rider');
    const asked = { params: { id: rider.id }, body: { new_password: 'brand new words' } };
    expect((await resetUserPassword(context, requestBy(admin, asked))).status).toBe(200);
    expect(await outcomeOf(login(context, signIn(rider)))).toEqual([
      401,
      'invalid_credentials',
      'Invalid email or password',
    ]);
    expect((await login(context, signIn({ ...rider, password: 'brand new words' }))).status).toBe(200);
    const [trail] = await context.store.read
      .selectFrom('audit')
      .selectAll()
      .where('severity', '=', 'high')
      .execute();
    expect(JSON.stringify(trail)).not.toContain('brand new');
  });

  it('a reset accepts any six characters, and refuses an unknown user', async () => {
    const { context, admin } = await world();
    const reset = (id: string, new_password: string) =>
      outcomeOf(resetUserPassword(context, requestBy(admin, { params: { id }, body: { new_password } })));
    expect(await reset((await given.user(context, 'rider')).id, 'abc123')).toEqual([200]);
    expect(await reset('nobody', 'brand new words')).toEqual([404, 'user_not_found', 'User not found']);
  });
});

describe('changing a user', () => {
  it('an update changes the given fields, and a new e-mail address is not verified', async () => {
    const { context, update } = await world();
    const rider = await given.user(context, 'rider');
    await context.store.transaction((db) =>
      db.updateTable('users').set({ email_verified_at: 1 }).where('id', '=', rider.id).execute(),
    );
    expect((await update(rider.id, { name: ' Robin ' })).body).toMatchObject({
      name: 'Robin',
      email_verified: true,
    });
    const { body } = await update(rider.id, { email: 'New@Example.com' });
    expect(body).toMatchObject({ name: 'Robin', email: 'new@example.com', email_verified: false });
    const entries = await context.store.read
      .selectFrom('audit')
      .select('metadata')
      .where('entity_id', '=', rider.id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ metadata }) => JSON.parse(metadata ?? '{}').changes)).toEqual([
      { name: { from: rider.name, to: 'Robin' } },
      { email: { from: rider.email, to: 'new@example.com' } },
    ]);
  });

  it('two users cannot have the same e-mail address, also with concurrent updates', async () => {
    const { context, update } = await world();
    const [a, b] = [await given.user(context, 'rider'), await given.user(context, 'rider')];
    expect(await outcomeOf(update(a.id, { email: b.email.toUpperCase() }))).toEqual([
      409,
      'email_taken',
      'Email already registered',
    ]);
    const race = await Promise.all([a, b].map(({ id }) => outcomeOf(update(id, { email: 'x@example.com' }))));
    expect(race.map(([status]) => status).toSorted()).toEqual([200, 409]);
    expect(await outcomeOf(update('nobody', { name: 'X' }))).toMatchObject([
      404,
      'user_not_found',
      'User not found',
    ]);
  });

  it('a user who gets another role is signed out', async () => {
    const { context, update } = await world();
    const driver = await given.approvedDriver(context);
    const { body } = await update(driver.id, { role: 'rider' });
    expect(body).toMatchObject({ role: 'rider', is_online: false });
    const alive = await context.store.read
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', driver.id)
      .where('revoked_at', 'is', null)
      .execute();
    expect(alive).toEqual([]);
  });

  it('the role of a user cannot change during an active ride', async () => {
    const { context, update } = await world();
    const { rider, driver } = await given.acceptedRide(context);
    for (const { id } of [rider, driver]) {
      expect(await outcomeOf(update(id, { role: 'admin' }))).toEqual([
        409,
        'active_ride_exists',
        expect.any(String),
      ]);
      expect((await update(id, { name: 'Still may be renamed' })).status).toBe(200);
    }
  });

  it('the last active admin stays an admin, also with concurrent updates', async () => {
    const { context, admin, update } = await world();
    const locked = await given.lockedUser(context, 'admin');
    expect(await outcomeOf(update(admin.id, { role: 'rider' }))).toEqual([
      409,
      'last_admin',
      expect.any(String),
    ]);
    expect((await update(locked.id, { role: 'rider' })).status).toBe(200);
    const other = await given.user(context, 'admin');
    const race = await Promise.all([admin, other].map(({ id }) => outcomeOf(update(id, { role: 'rider' }))));
    expect(race.map(([status]) => status).toSorted()).toEqual([200, 409]);
  });
});
