import { describe, expect, it } from 'vitest';
import { configFromEnvironment } from '../../config.ts';
import type { Context } from '../../context.ts';
import { createClock, given, requestBy } from '../../testing/index.ts';
import { type Running, startServer } from '../../testing/start-server.ts';
import { sendValidationEmail } from './sendValidationEmail.ts';

const world = async () => {
  const clock = createClock();
  const server = await startServer({ now: clock.now, publicUrl: 'https://ride.example' });
  const admin = await given.user(server.context, 'admin');
  const rider = await given.user(server.context, 'rider', { name: 'Robin\r\nBcc: spy@example.com' });
  const send = (key?: string) =>
    server.call<{ message: string }>('POST', `/api/admin/users/${rider.id}/send-validation`, {
      token: admin.token,
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });
  const emails = () => server.context.store.read.selectFrom('emails').selectAll().orderBy('id').execute();
  const tokenOf = async (): Promise<string> => {
    // Ids of one millisecond are in no order.
    clock.advance(1);
    await send();
    const text = (await emails()).at(-1)?.text ?? '';
    return /https:\/\/ride\.example\/verify-email\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  };
  const isVerified = async () => {
    const { body } = await server.call('GET', '/api/auth/me', { token: rider.token });
    return body.email_verified;
  };
  return { clock, server, admin, rider, send, emails, tokenOf, isVerified };
};
const verify = (server: Running, token: string) =>
  server.call('POST', '/api/auth/verify-email', { body: { token } });
const open = (server: Running, token: string) => fetch(`${server.url}/verify-email?token=${token}`);
const press = (server: Running, token: string) =>
  fetch(`${server.url}/verify-email`, { method: 'POST', body: new URLSearchParams({ token }) });

describe('a validation link', () => {
  it('a validation link verifies the address once', async () => {
    const { server, tokenOf, isVerified, send } = await world();
    expect(await isVerified()).toBe(false);
    const token = await tokenOf();
    const answers = await Promise.all([verify(server, token), verify(server, token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await isVerified()).toBe(true);
    const { body } = await verify(server, token);
    expect(body.code).toBe('validation_link_invalid');
    expect((await send()).body.message).toMatch(/verified already$/);
  });

  it.each([
    [{ PORT: '0' }, null],
    [{ PORT: '0', PUBLIC_URL: 'https://ride.example' }, 'https://ride.example'],
  ])('the link leads to where the server of %o listens, or to its public address', async (env, named) => {
    const { publicUrl } = configFromEnvironment(env);
    const server = await startServer({ publicUrl });
    const [admin, rider] = [
      await given.user(server.context, 'admin'),
      await given.user(server.context, 'rider'),
    ];
    await server.call('POST', `/api/admin/users/${rider.id}/send-validation`, { token: admin.token });
    const { text } = await server.context.store.read
      .selectFrom('emails')
      .select('text')
      .executeTakeFirstOrThrow();
    const own = server.url.replace('127.0.0.1', 'localhost');
    expect(text).toContain(`${named ?? own}/verify-email?token=`);
  });

  it('a mail that was written before the server listened on a free port leads there, too', async () => {
    const { publicUrl } = configFromEnvironment({ PORT: '0' });
    const seed = async (context: Context) => {
      const [admin, rider] = [await given.user(context, 'admin'), await given.user(context, 'rider')];
      await sendValidationEmail(context, requestBy(admin, { params: { id: rider.id } }));
    };
    const server = await startServer({ publicUrl, city: { seed, start: async () => async () => {} } });
    const { text } = await server.context.store.read
      .selectFrom('emails')
      .select('text')
      .executeTakeFirstOrThrow();
    expect(text).toContain(`${server.url.replace('127.0.0.1', 'localhost')}/verify-email?token=`);
  });

  it.each([
    [86_399_999, 200, 1],
    [86_400_000, 404, 0],
  ])('a validation link used after %i milliseconds gets the status %i', async (passed, status, verified) => {
    const { clock, server, tokenOf } = await world();
    const token = await tokenOf();
    clock.advance(passed);
    expect((await open(server, token)).status).toBe(status);
    expect((await verify(server, token)).status).toBe(status);
    const users = server.context.store.read.selectFrom('users').select('id');
    expect(await users.where('email_verified_at', 'is not', null).execute()).toHaveLength(verified);
  });

  it('a validation link is invalid after a newer one is sent or the address changes', async () => {
    const { server, admin, rider, tokenOf, isVerified } = await world();
    const older = await tokenOf();
    const newer = await tokenOf();
    expect((await verify(server, older)).status).toBe(404);
    const change = { token: admin.token, body: { email: 'other@example.com' } };
    await server.call('PATCH', `/api/admin/users/${rider.id}`, change);
    expect((await verify(server, newer)).status).toBe(404);
    expect(await isVerified()).toBe(false);
  });

  it('only the hash of a validation token is stored, and the link is sent once per key', async () => {
    const { server, send, emails, tokenOf } = await world();
    const token = await tokenOf();
    const rows = await server.context.store.read.selectFrom('email_validations').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    await send('key-of-one-intent');
    await send('key-of-one-intent');
    expect(await emails()).toHaveLength(2);
  });
});

describe('the page behind the link', () => {
  it('the page of a validation link requires a confirmation before it uses the token, and works without the application', async () => {
    const { server, tokenOf, isVerified } = await world();
    const token = await tokenOf();
    const asked = await open(server, token);
    expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(asked.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(await isVerified()).toBe(false);
    expect((await press(server, token)).status).toBe(200);
    expect(await isVerified()).toBe(true);
    expect((await press(server, token)).status).toBe(404);
    expect((await open(server, token)).status).toBe(404);
  });

  it.each(['', 'nonsense', '"><script>'])(
    'the page of a validation link escapes the token %j',
    async (token) => {
      const { server } = await world();
      const page = await open(server, encodeURIComponent(token));
      expect(page.status).toBe(404);
      expect(await page.text()).not.toContain('<script>');
      expect((await press(server, token)).status).toBe(404);
    },
  );
});

describe('sending it', () => {
  it('a validation link can be sent only to an existing user', async () => {
    const { server, admin } = await world();
    const path = '/api/admin/users/nobody/send-validation';
    const answer = await server.call('POST', path, { token: admin.token });
    expect([answer.status, answer.body.detail]).toEqual([404, 'User not found']);
  });
});
