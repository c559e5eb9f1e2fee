import type { AccountDeletion } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { authenticate } from '../../auth/sessions.ts';
import { jobFor, transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import { payPenalty } from '../../domain/money/penalty-transfers.ts';
import { eraseLeftAccounts } from '../../jobs/erase-left-accounts.ts';
import { post } from '../../store/money/ledger.ts';
import { personalData } from '../../store/people/personal-data.ts';
import { findRide } from '../../store/rides/rides.ts';
import {
  auditMoney,
  createTestContext,
  given,
  outcomeOf,
  type Person,
  requestBy,
} from '../../testing/index.ts';
import { tablesOf } from '../../testing/partitions/tables.ts';
import { listAdminUsers } from '../admin/listAdminUsers.ts';
import { getCurrentUser } from '../auth/getCurrentUser.ts';
import { listMyRides } from '../rides/listMyRides.ts';
import { rateRide } from '../rides/rateRide.ts';
import { rateRider } from '../rides/rateRider.ts';
import { deleteAccount } from './deleteAccount.ts';
import { downloadMyData } from './downloadMyData.ts';
import { keepAccount } from './keepAccount.ts';
import { updateSettings } from './updateSettings.ts';

let context: Context;
const closed = vi.fn();
beforeAll(async () => {
  const made = await createTestContext();
  context = { ...made, hub: { ...made.hub, closeUser: closed } };
});
afterAll(() => context.store.close());

const leave = (person: Person, body: Partial<AccountDeletion> = {}) =>
  deleteAccount(context, requestBy(person, { body: { password: person.password, ...body } }));
const userOf = async (person: Person) => (await getCurrentUser(context, requestBy(person))).body;

/** Every text of every table. */
const everything = async (): Promise<string> => {
  const tables = Object.keys(personalData);
  const all = await Promise.all(
    tables.map((table) => sql`select * from ${sql.table(table)}`.execute(context.store.read)),
  );
  return JSON.stringify(all.map(({ rows }) => rows));
};

const livelyRide = async (names: { rider: string; driver: string }) => {
  const rider = await given.user(context, 'rider', { name: names.rider, balance: 100 });
  const driver = await given.approvedDriver(context, { name: names.driver });
  const ride = await given.completedRide(context, {
    rider,
    driver,
    payment: 'balance',
    trip: { special_requirements: `${names.rider} needs a wheelchair` },
  });
  const params = { id: ride.rideId };
  const comment = (name: string) => ({ rating: 4, comment: `A ride with ${name}` });
  await rateRide(context, requestBy(rider, { params, body: comment(names.driver) }));
  await rateRider(context, requestBy(driver, { params, body: comment(names.rider) }));
  await updateSettings(context, requestBy(rider, { body: { sms_notifications: false } }));
  return ride;
};

describe('my data', () => {
  test('the data export contains the stored rows without hashes and the private data of others', async () => {
    const { rider, driver, rideId } = await livelyRide({ rider: 'Zelda Quix', driver: 'Dario Yelm' });
    const { body } = await downloadMyData(context, requestBy(rider));
    expect(body).toMatchObject({
      user: { id: rider.id, email: rider.email },
      settings: { sms_notifications: false },
      driver_profile: null,
      rides: [{ id: rideId, driver_name: 'Dario Yelm', driver_location: null }],
    });
    expect(body.sessions).toHaveLength(1);
    const kinds = body.records.map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(['ledger_entries', 'payments as rider', 'ratings as rider', 'audit']),
    );
    const text = JSON.stringify(body);
    for (const secret of ['argon2', driver.email, 'token', driver.caller.sessionId])
      expect(text).not.toContain(secret);
    // The rider may see the average of the ratings received, but not a single one.
    expect(text).not.toContain('A ride with Zelda');
    expect(body.user.rating).toBe(4);
  });

  test('the data export of a driver contains the profile', async () => {
    const driver = await given.approvedDriver(context);
    const { body } = await downloadMyData(context, requestBy(driver));
    expect(body.driver_profile).toMatchObject({ license_number: 'D1234567' });
    expect(body.records.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['driver_state', 'locations']),
    );
  });

  test('the rules for personal data cover every table of the store', async () => {
    const tables = await tablesOf(context.store.read);
    const unknown = tables
      .map(({ name }) => name)
      .filter((name) => !(name in personalData) && name !== 'sqlite_sequence');
    expect(unknown).toEqual([]);
  });

  test('the rules for personal data list every column that refers to a user', async () => {
    const tables = await tablesOf(context.store.read);
    const ruled = new Set(
      Object.entries(personalData).flatMap(([table, rules]) =>
        rules.map(({ column }) => `${table}.${column}`),
      ),
    );
    const naming = tables.flatMap(({ name, columns }) =>
      columns
        .filter((column) => /^(user|rider|driver|sender|recipient)_id$|^recipient$/.test(column.name))
        .map((column) => `${name}.${column.name}`),
    );
    // A payment's rider and a ride's driver are named by the ride too; the audit's actor by its own rule.
    expect(naming.filter((column) => !ruled.has(column))).toEqual([]);
  });
});

describe('leaving', () => {
  test('deleting an account erases the personal data and keeps rides and ledger entries', async () => {
    const { rider, driver, rideId } = await livelyRide({ rider: 'Xaver Quorn', driver: 'Otto Uhl' });
    const before = await auditMoney(context);
    await given.deletedAccount(context, rider);
    const text = await everything();
    expect(before.sum).toBe(0);
    for (const trace of [rider.email, 'Xaver Quorn', 'A ride with Otto'])
      expect(text.includes(trace), trace).toBe(false);
    await expect(authenticate(context, rider.token)).rejects.toMatchObject({ code: 'unauthorized' });
    expect(closed).toHaveBeenCalledWith(rider.id, 1008, 'Invalid token');
    const sessions = context.store.read.selectFrom('sessions').select('id').where('user_id', '=', rider.id);
    expect(await sessions.execute()).toEqual([]);
    const after = await auditMoney(context);
    const left = before.accounts.get(`user:${rider.id}`);
    expect([after.sum, after.unbalanced]).toEqual([0, []]);
    expect([after.accounts.get(`user:${rider.id}`), after.accounts.get('unclaimed')]).toEqual([0, left]);
    const { body } = await listMyRides(context, requestBy(driver));
    expect(body).toMatchObject([{ id: rideId, rider_name: 'Deleted user', rating: 4 }]);
  });

  test('deleting a driver’s account erases the vehicle and the location', async () => {
    const { rider, driver } = await livelyRide({ rider: 'Quentin Ix', driver: 'Vroni Zapf' });
    await given.deletedAccount(context, driver);
    const { rows } = await sql`select * from driver_profiles where user_id = ${driver.id}`.execute(
      context.store.read,
    );
    expect(rows).toEqual([]);
    const text = await everything();
    for (const trace of [driver.email, 'Vroni Zapf']) expect(text.includes(trace), trace).toBe(false);
    const { body } = await listMyRides(context, requestBy(rider));
    expect(body).toMatchObject([{ driver_name: 'Deleted user', driver_license_plate: null }]);
  });

  test('a deleted account frees its e-mail address, and the old password no longer signs in', async () => {
    const rider = await given.user(context, 'rider', { email: 'again@example.com' });
    await given.deletedAccount(context, rider);
    const next = await given.user(context, 'rider', { email: 'again@example.com' });
    expect(next.id).not.toBe(rider.id);
  });

  test('a request to delete ends the sessions, and the user can sign in and keep the account', async () => {
    const rider = await given.user(context, 'rider');
    const { body } = await leave(rider);
    const left = Date.parse(String(body.deletion_due_at)) - context.now();
    expect(Math.abs(left - limits.auth.deletionGrace)).toBeLessThan(60_000);
    await expect(authenticate(context, rider.token)).rejects.toMatchObject({ code: 'unauthorized' });
    expect(await eraseLeftAccounts(context)).toBe(0);
    expect((await userOf(rider)).deletion_due_at).toBe(body.deletion_due_at);
    const { body: listed } = await listAdminUsers(context, requestBy(rider));
    expect(listed.find(({ id }) => id === rider.id)?.deletion_due_at).toBe(body.deletion_due_at);
    expect((await keepAccount(context, requestBy(rider))).body.deletion_due_at).toBeNull();
    expect((await userOf(rider)).deletion_due_at).toBeNull();
  });

  test('deleting an account requires giving up its exact positive balance', async () => {
    const rider = await given.user(context, 'rider', { balance: 12.3 });
    const refused = await outcomeOf(leave(rider));
    expect(refused.slice(0, 2)).toEqual([409, 'balance_not_waived']);
    expect(JSON.stringify(refused)).toContain('Ⓣ12.30');
    expect((await outcomeOf(leave(rider, { waived_balance: 12.29 })))[1]).toBe('balance_not_waived');
    expect((await leave(rider, { waived_balance: 12.3 })).status).toBe(200);
  });

  test('a ride that is under way when the grace period ends delays the deletion', async () => {
    const { rider } = await given.pendingRide(context);
    await context.store.transaction((db) =>
      db.updateTable('users').set({ deletion_due_at: context.now() }).where('id', '=', rider.id).execute(),
    );
    expect(await eraseLeftAccounts(context)).toBe(0);
    const due = Date.parse(String((await userOf(rider)).deletion_due_at));
    expect(due - context.now()).toBeGreaterThan(86_000_000);
  });

  test('an account is not deleted with a wrong password', async () => {
    const rider = await given.user(context, 'rider');
    expect((await outcomeOf(leave(rider, { password: 'wrong' }))).slice(0, 2)).toEqual([
      403,
      'wrong_password',
    ]);
    expect(await authenticate(context, rider.token)).toMatchObject({ id: rider.id });
  });

  test.each([
    ['a rider with a pending ride', async () => (await given.pendingRide(context)).rider],
    ['a driver during a ride', async () => (await given.inProgressRide(context)).driver],
  ])('an account cannot be deleted by %s', async (_, make) => {
    expect((await outcomeOf(leave(await make()))).slice(0, 2)).toEqual([409, 'active_ride_exists']);
  });

  test('an account with an unpaid fare or a negative balance cannot be deleted', async () => {
    const { rider: unpaid } = await given.completedRide(context);
    expect((await outcomeOf(leave(unpaid))).slice(0, 2)).toEqual([409, 'balance_owed']);
    const ride = await given.cancelledRide(context, { rider: await given.user(context, 'rider') });
    const row = await findRide(context.store.read, ride.rideId);
    const other = await given.user(context, 'driver');
    if (!row) throw new Error('The ride was made just now');
    await transact(context, jobFor(), (unit) =>
      post(unit, payPenalty(row, { fromId: ride.rider.id, toId: other.id, amount: 100, collected: 0 })),
    );
    expect((await outcomeOf(leave(ride.rider))).slice(0, 2)).toEqual([409, 'balance_owed']);
  });

  test('the last admin cannot delete the own account', async () => {
    await context.store.transaction((db) =>
      db.updateTable('users').set({ is_active: 0 }).where('role', '=', 'admin').execute(),
    );
    const [first, second] = [await given.user(context, 'admin'), await given.user(context, 'admin')];
    const outcomes = await Promise.all([outcomeOf(leave(first)), outcomeOf(leave(second))]);
    expect(outcomes.map(([status, code]) => code ?? status).toSorted()).toEqual([200, 'last_admin']);
  });
});
