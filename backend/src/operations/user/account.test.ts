import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { verifyPassword } from '../../auth/password.ts';
import { authenticate, startSession } from '../../auth/sessions.ts';
import type { Context } from '../../context.ts';
import { settingsOf } from '../../store/people/settings.ts';
import {
  createClock,
  createTestContext,
  given,
  outcomeOf,
  type Person,
  requestBy,
} from '../../testing/index.ts';
import { changePassword } from './changePassword.ts';
import { getSettings } from './getSettings.ts';
import { listSessions } from './listSessions.ts';
import { revokeSession } from './revokeSession.ts';
import { updateMyProfile } from './updateMyProfile.ts';
import { updateSettings } from './updateSettings.ts';

let context: Context;
const clock = createClock();
const closed = vi.fn();
beforeAll(async () => {
  const made = await createTestContext({ now: clock.now });
  context = { ...made, hub: { ...made.hub, closeSession: closed } };
});
afterAll(() => context.store.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const signInAgain = (person: Person): Promise<string> =>
  context.store.transaction((db) =>
    startSession(db, context, person, { address: '203.0.113.77', userAgent: firefox }),
  );
const auditOf = async (person: Person): Promise<string[]> => {
  const rows = await context.store.read
    .selectFrom('audit')
    .select('action')
    .where('user_id', '=', person.id)
    .execute();
  return rows.map(({ action }) => action);
};

const changesOf = async ({ id }: Person): Promise<unknown[]> => {
  const rows = await context.store.read
    .selectFrom('audit')
    .select('metadata')
    .where('entity_id', '=', id)
    .where('action', 'in', ['user_profile_changed', 'user_settings_changed'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ metadata }) => JSON.parse(metadata ?? '{}').changes);
};

describe('the profile', () => {
  test('an update of the profile changes the trimmed name and phone of this user only', async () => {
    const [rider, other] = [await given.user(context, 'rider'), await given.user(context, 'rider')];
    const { body } = await updateMyProfile(
      context,
      requestBy(rider, { body: { name: ' Ana ', phone: '+49 711 1' } }),
    );
    expect(body).toMatchObject({ id: rider.id, name: 'Ana', phone: '+49 711 1', email: rider.email });
    const none = await updateMyProfile(context, requestBy(rider, { body: { name: 'Ana', phone: '' } }));
    expect(none.body.phone).toBeNull();
    const names = await context.store.read
      .selectFrom('users')
      .select('name')
      .where('id', '=', other.id)
      .execute();
    expect(names).toEqual([{ name: other.name }]);
    expect(await auditOf(rider)).toContain('user_profile_changed');
  });

  test('the audit entry has the fields that changed, with their values before and after', async () => {
    const rider = await given.user(context, 'rider');
    await updateMyProfile(context, requestBy(rider, { body: { name: rider.name, phone: '+49 711 1' } }));
    await updateMyProfile(context, requestBy(rider, { body: { name: 'Ana', phone: '+49 711 1' } }));
    await updateSettings(context, requestBy(rider, { body: { start_pin: true, sms_notifications: true } }));
    expect(await changesOf(rider)).toEqual([
      { phone: { from: '+1 415 555 0100', to: '+49 711 1' } },
      { name: { from: rider.name, to: 'Ana' } },
      { start_pin: { from: false, to: true } },
    ]);
  });
});

describe('the settings', () => {
  test('all settings but the start PIN are on by default, and turning one off changes only that one', async () => {
    const rider = await given.user(context, 'rider');
    const on = {
      email_notifications: true,
      sms_notifications: true,
      location_sharing: true,
      start_pin: false,
    };
    expect((await getSettings(context, requestBy(rider))).body).toEqual(on);
    const { body } = await updateSettings(context, requestBy(rider, { body: { location_sharing: false } }));
    expect(body).toEqual({ ...on, location_sharing: false });
    await updateSettings(context, requestBy(rider, { body: { email_notifications: false } }));
    expect(await settingsOf(context.store.read, rider.id)).toEqual({
      ...on,
      location_sharing: false,
      email_notifications: false,
    });
    const back = await updateSettings(context, requestBy(rider, { body: { location_sharing: true } }));
    expect(back.body.location_sharing).toBe(true);
  });
});

describe('the password', () => {
  const change = (person: Person, current_password: string, new_password: string) =>
    changePassword(context, requestBy(person, { body: { current_password, new_password } }));

  test('a new password keeps this session and ends the others with their sockets', async () => {
    const rider = await given.user(context, 'rider');
    const other = await signInAgain(rider);
    const { sessionId } = await authenticate(context, other);
    closed.mockClear();
    expect((await change(rider, rider.password, 'a better one')).status).toBe(200);
    expect(await authenticate(context, rider.token)).toMatchObject({ id: rider.id });
    await expect(authenticate(context, other)).rejects.toMatchObject({ code: 'unauthorized' });
    expect(closed.mock.calls).toEqual([[sessionId, 1008, 'Invalid token']]);
    const { password_hash } = await context.store.read
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', rider.id)
      .executeTakeFirstOrThrow();
    expect(await verifyPassword('a better one', password_hash)).toBe(true);
    expect(await auditOf(rider)).toContain('user_password_changed');
  });

  test('a wrong current password is 403, never 401, and changes nothing', async () => {
    const rider = await given.user(context, 'rider');
    const other = await signInAgain(rider);
    expect(await outcomeOf(change(rider, 'wrong', 'a better one'))).toEqual([
      403,
      'wrong_password',
      'Your current password is not correct',
    ]);
    expect(await authenticate(context, other)).toMatchObject({ id: rider.id });
  });

  test('any six characters are enough for a password', async () => {
    const rider = await given.user(context, 'rider');
    expect((await change(rider, rider.password, 'abc123')).status).toBe(200);
  });

  test('the current password can be guessed at most ten times in a quarter of an hour', async () => {
    const rider = await given.user(context, 'rider');
    const outcomes: (string | undefined)[] = [];
    for (let guess = 0; guess < 30; guess++) {
      outcomes.push((await outcomeOf(change(rider, `guess ${guess}`, 'a better one')))[1]);
      clock.advance(10_000);
    }
    expect(outcomes.filter((code) => code === 'wrong_password').length).toBeLessThanOrEqual(10);
    expect(outcomes).toContain('rate_limited');
    clock.advance(900_000);
    expect((await change(rider, rider.password, 'a better one')).status).toBe(200);
  });

  test('two concurrent changes change the password once', async () => {
    const rider = await given.user(context, 'rider');
    const both = await Promise.all([
      outcomeOf(change(rider, rider.password, 'the one')),
      outcomeOf(change(rider, rider.password, 'the other')),
    ]);
    expect(both.map(([status]) => status).toSorted()).toEqual([200, 403]);
  });
});

describe('the sessions', () => {
  test('the sessions show where the user is signed in, newest first, and mark the current one', async () => {
    const rider = await given.user(context, 'rider');
    clock.advance(1000);
    await signInAgain(rider);
    const { body } = await listSessions(context, requestBy(rider));
    expect(body).toMatchObject([
      { device: 'Firefox on Linux', address: '203.0.113.0/24', current: false, ended_at: null },
      { id: rider.caller.sessionId, device: null, address: null, current: true },
    ]);
    expect(
      JSON.stringify(await context.store.read.selectFrom('sessions').selectAll().execute()),
    ).not.toContain('203.0.113.77');
  });

  test('a user can end their sessions on other devices, and they stay ended', async () => {
    const rider = await given.user(context, 'rider');
    const other = await signInAgain(rider);
    const { sessionId } = await authenticate(context, other);
    closed.mockClear();
    const end = () => revokeSession(context, requestBy(rider, { params: { sessionId } }));
    expect((await end()).status).toBe(200);
    await expect(authenticate(context, other)).rejects.toMatchObject({ code: 'unauthorized' });
    expect(closed).toHaveBeenCalledWith(sessionId, 1008, 'Invalid token');
    const ended = (await listSessions(context, requestBy(rider))).body.find(({ id }) => id === sessionId);
    clock.advance(5000);
    expect((await end()).status).toBe(200);
    const later = (await listSessions(context, requestBy(rider))).body.find(({ id }) => id === sessionId);
    expect(later?.ended_at).toBe(ended?.ended_at);
  });

  test('a session of another user is unknown, and its sockets stay open', async () => {
    const [rider, other] = [await given.user(context, 'rider'), await given.user(context, 'rider')];
    closed.mockClear();
    const request = requestBy<'revokeSession'>(rider, { params: { sessionId: other.caller.sessionId } });
    expect((await outcomeOf(revokeSession(context, request))).slice(0, 2)).toEqual([
      404,
      'session_not_found',
    ]);
    expect(await authenticate(context, other.token)).toMatchObject({ id: other.id });
    expect(closed).not.toHaveBeenCalled();
  });
});
