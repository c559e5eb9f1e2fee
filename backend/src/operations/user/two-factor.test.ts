import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import {
  createClock,
  createTestContext,
  given,
  outcomeOf,
  type Person,
  requestBy,
} from '../../testing/index.ts';
import { resetUserPassword } from '../admin/resetUserPassword.ts';
import { login } from '../auth/login.ts';
import { confirmTwoFactor } from './confirmTwoFactor.ts';
import { disableTwoFactor } from './disableTwoFactor.ts';
import { downloadMyData } from './downloadMyData.ts';
import { getTwoFactor } from './getTwoFactor.ts';
import { startTwoFactor } from './startTwoFactor.ts';

let context: Context;
const clock = createClock();
beforeAll(async () => {
  context = await createTestContext({ now: clock.now });
});
afterAll(() => context.store.close());

const signIn = (person: Person, one_time_code?: string) => {
  const body = { email: person.email, password: person.password, ...(one_time_code && { one_time_code }) };
  return outcomeOf(login(context, requestBy(person, { body })));
};
/** Status and code of an outcome. */
const short = async (outcome: ReturnType<typeof outcomeOf>) => (await outcome).slice(0, 2);
/** The next code of an authenticator app: each is accepted once. */
const nextCode = (secret: string): string => {
  clock.advance(30_000);
  return given.codeFor(secret, context.now());
};
const stateOf = async (person: Person) => (await getTwoFactor(context, requestBy(person))).body;

describe('turning on', () => {
  test('a secret has no effect until a code confirms it', async () => {
    const rider = await given.user(context, 'rider');
    await given.twoFactorStarted(context, rider);
    expect(await stateOf(rider)).toEqual({ enabled: false, recovery_codes_left: 0 });
    expect(await signIn(rider)).toMatchObject([200]);
  });

  test('the setup needs the password, names the account, and is refused once it is on', async () => {
    const rider = await given.user(context, 'rider');
    const start = (password: string) => startTwoFactor(context, requestBy(rider, { body: { password } }));
    expect(await short(outcomeOf(start('wrong')))).toEqual([403, 'wrong_password']);
    const { body } = await start(rider.password);
    expect(body.uri).toContain(encodeURIComponent(rider.email));
    expect(body.uri).toContain(`secret=${body.secret}`);
    const code = given.codeFor(body.secret, context.now());
    await confirmTwoFactor(context, requestBy(rider, { body: { code } }));
    expect(await short(outcomeOf(start(rider.password)))).toEqual([409, 'two_factor_enabled']);
  });

  test('a wrong code turns nothing on', async () => {
    const rider = await given.user(context, 'rider');
    const secret = await given.twoFactorStarted(context, rider);
    const code = given.codeFor(secret, context.now(), 20);
    const confirm = confirmTwoFactor(context, requestBy(rider, { body: { code } }));
    expect(await short(outcomeOf(confirm))).toEqual([403, 'two_factor_code_invalid']);
    expect(await stateOf(rider)).toMatchObject({ enabled: false });
  });

  test('neither the secret nor a recovery code is readable in the store or in the data export', async () => {
    const rider = await given.user(context, 'rider');
    const { secret, codes } = await given.twoFactor(context, rider);
    const stored = [
      await context.store.read.selectFrom('two_factor').selectAll().execute(),
      await context.store.read.selectFrom('recovery_codes').selectAll().execute(),
      (await downloadMyData(context, requestBy(rider))).body,
    ];
    for (const readable of [secret, ...codes]) expect(JSON.stringify(stored)).not.toContain(readable);
    expect(new Set(codes).size).toBe(10);
  });
});

describe('signing in', () => {
  test.each(['rider', 'driver', 'admin'] as const)('a %s needs the password and a code', async (role) => {
    const person = await given.user(context, role);
    const { secret } = await given.twoFactor(context, person);
    expect(await short(signIn(person))).toEqual([401, 'two_factor_required']);
    expect(await short(signIn({ ...person, password: 'wrong' }))).toEqual([401, 'invalid_credentials']);
    expect(await short(signIn(person, '000000'))).toEqual([403, 'two_factor_code_invalid']);
    expect(await signIn(person, nextCode(secret))).toMatchObject([200]);
  });

  test('a code is accepted once, also when it arrives twice at the same time', async () => {
    const rider = await given.user(context, 'rider');
    const { secret } = await given.twoFactor(context, rider);
    const code = nextCode(secret);
    const outcomes = await Promise.all([signIn(rider, code), signIn(rider, code), signIn(rider, code)]);
    expect(outcomes.map(([status]) => status).toSorted()).toEqual([200, 403, 403]);
    expect(await short(signIn(rider, code))).toEqual([403, 'two_factor_code_invalid']);
  });

  test('the code that turned it on does not sign in', async () => {
    const rider = await given.user(context, 'rider');
    const { secret } = await given.twoFactor(context, rider);
    expect(await short(signIn(rider, given.codeFor(secret, context.now())))).toEqual([
      403,
      'two_factor_code_invalid',
    ]);
  });

  test('a code of the neighbouring step is accepted, and an older one is not', async () => {
    const rider = await given.user(context, 'rider');
    const { secret } = await given.twoFactor(context, rider);
    clock.advance(300_000);
    expect(await short(signIn(rider, given.codeFor(secret, context.now(), -2)))).toEqual([
      403,
      'two_factor_code_invalid',
    ]);
    expect(await signIn(rider, given.codeFor(secret, context.now(), -1))).toMatchObject([200]);
  });

  test('a recovery code signs in once, however it is typed', async () => {
    const rider = await given.user(context, 'rider');
    const { codes } = await given.twoFactor(context, rider);
    const [first = ''] = codes;
    expect(await signIn(rider, first.toLowerCase().replaceAll('-', ' '))).toMatchObject([200]);
    expect(await short(signIn(rider, first))).toEqual([403, 'two_factor_code_invalid']);
    expect(await stateOf(rider)).toEqual({ enabled: true, recovery_codes_left: 9 });
  });

  test('at most ten wrong codes are checked in fifteen minutes, and the owner can sign in afterwards', async () => {
    const rider = await given.user(context, 'rider');
    const { secret } = await given.twoFactor(context, rider);
    const guesses: unknown[] = [];
    for (let minute = 0; minute < 14; minute += 1) {
      for (let guess = 0; guess < 3; guess += 1) guesses.push((await signIn(rider, '000000'))[0]);
      clock.advance(60_000);
    }
    expect(guesses.filter((status) => status === 403).length).toBeLessThanOrEqual(10);
    expect(guesses).toContain(429);
    clock.advance(900_000);
    expect(await signIn(rider, given.codeFor(secret, context.now()))).toMatchObject([200]);
  });
});

describe('turning off', () => {
  test('needs the password and a code, and removes the secret and the recovery codes', async () => {
    const rider = await given.user(context, 'rider');
    const { secret } = await given.twoFactor(context, rider);
    const disable = (password: string, code: string) =>
      short(outcomeOf(disableTwoFactor(context, requestBy(rider, { body: { password, code } }))));
    expect(await disable('wrong', nextCode(secret))).toEqual([403, 'wrong_password']);
    expect(await disable(rider.password, '000000')).toEqual([403, 'two_factor_code_invalid']);
    expect((await disable(rider.password, nextCode(secret)))[0]).toBe(200);
    expect(await stateOf(rider)).toEqual({ enabled: false, recovery_codes_left: 0 });
    expect(await signIn(rider)).toMatchObject([200]);
  });

  test('an admin’s reset of the password turns it off, for a user who lost the app', async () => {
    const [rider, admin] = [await given.user(context, 'rider'), await given.user(context, 'admin')];
    await given.twoFactor(context, rider);
    const body = { new_password: 'another one' };
    await resetUserPassword(context, requestBy(admin, { params: { id: rider.id }, body }));
    expect(await signIn({ ...rider, password: 'another one' })).toMatchObject([200]);
  });
});
