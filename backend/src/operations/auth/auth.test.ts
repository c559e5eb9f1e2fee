import type { Session } from '@mobility/openapi';
import { describe, expect, it } from 'vitest';
import { serverLimits } from '../../domain/limits.ts';
import { openReadySocket } from '../../testing/open-socket.ts';
import { type Running, startServer } from '../../testing/start-server.ts';

const start = async () => {
  let time = Date.parse('2026-05-01T12:00:00Z');
  const server = await startServer({ now: () => time });
  const session = await server.signUp('rider', 'robin@example.com');
  const wait = (ms: number) => {
    time += ms;
  };
  return { server, session, wait };
};

const me = async (server: Running, token: string) =>
  (await server.call('GET', '/api/auth/me', { token })).status;
const renew = (server: Running, token: string) =>
  server.call<{ access_token: string; detail: string }>('POST', '/api/auth/refresh', { token });
const signIn = (server: Running, email: string, password: string) =>
  server.call('POST', '/api/auth/login', { body: { email, password } });
const lock = ({ context }: Running, id: string) =>
  context.store.transaction((db) =>
    db.updateTable('users').set({ is_active: 0 }).where('id', '=', id).execute(),
  );

describe('registering', () => {
  it('answers 201 with a valid token and the e-mail address in lower case', async () => {
    const { server } = await start();
    const { user, access_token } = await server.signUp('driver', 'Dana@Example.COM');
    expect(user).toMatchObject({
      email: 'dana@example.com',
      role: 'driver',
      is_active: true,
      is_approved: null,
    });
    expect(await me(server, access_token)).toBe(200);
    expect(JSON.stringify(user)).not.toContain('password');
  });

  it('refuses an e-mail that is taken, in upper or lower case', async () => {
    const { server } = await start();
    const body = {
      email: 'ROBIN@example.com',
      password: 'correct horse',
      name: 'R',
      phone: '1',
      role: 'rider',
    };
    const answer = await server.call('POST', '/api/auth/register', { body });
    expect([answer.status, answer.body.detail, answer.body.code]).toEqual([
      409,
      'Email already registered',
      'email_taken',
    ]);
  });

  it('creates one account for concurrent registrations with the same e-mail', async () => {
    const { server } = await start();
    const body = { email: 'x@example.com', password: 'correct horse', name: 'X', phone: '1', role: 'rider' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.call('POST', '/api/auth/register', { body })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
  });

  it.each(['abc123', 'password', '111111'])(
    'registration with the password %s is accepted',
    async (password) => {
      const { server } = await start();
      const body = { email: 'y@example.com', password, name: 'Y', phone: '1', role: 'rider' };
      expect((await server.call('POST', '/api/auth/register', { body })).status).toBe(201);
    },
  );

  it.each([
    ['an admin', { role: 'admin' }],
    ['a short password', { password: '12345' }],
    ['an invalid e-mail address', { email: 'robin' }],
    ['a blank name', { name: '  ' }],
    ['a chosen id', { id: '1' }],
  ])('registration with %s is refused', async (_, wrong) => {
    const { server } = await start();
    const body = {
      email: 'y@example.com',
      password: 'correct horse',
      name: 'Y',
      phone: '1',
      role: 'rider',
      ...wrong,
    };
    const answer = await server.call('POST', '/api/auth/register', { body });
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
  });
});

describe('signing in', () => {
  it('accepts the right password, and the e-mail in upper or lower case', async () => {
    const { server } = await start();
    expect((await signIn(server, ' Robin@Example.com', 'correct horse')).status).toBe(200);
  });

  it('answers the same for a wrong password and an unknown e-mail', async () => {
    const { server } = await start();
    const plain = ({ status, body: { detail, code } }: Awaited<ReturnType<typeof signIn>>) => [
      status,
      detail,
      code,
    ];
    const wrong = plain(await signIn(server, 'robin@example.com', 'wrong'));
    expect(wrong).toEqual([401, 'Invalid email or password', 'invalid_credentials']);
    expect(plain(await signIn(server, 'nobody@example.com', 'wrong'))).toEqual(wrong);
  });

  it('checks at most ten guesses in a quarter of an hour, also at once, and then lets the owner in', async () => {
    const { server, wait } = await start();
    let checked = 0;
    for (let minute = 0; minute < 14; minute++) {
      const guesses = Array.from({ length: 6 }, () => signIn(server, 'robin@example.com', 'guess'));
      checked += (await Promise.all(guesses)).filter(({ status }) => status === 401).length;
      wait(60_000);
    }
    expect(checked).toBe(10);
    const refused = await signIn(server, 'robin@example.com', 'guess');
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    wait(Number(refused.headers.get('retry-after')) * 1000);
    expect((await signIn(server, 'robin@example.com', 'correct horse')).status).toBe(200);
  });

  it('ends the sessions of a locked user, and reports the lock only after the right password', async () => {
    const { server, session } = await start();
    await lock(server, session.user.id);
    expect((await signIn(server, 'robin@example.com', 'wrong')).status).toBe(401);
    const answer = await signIn(server, 'robin@example.com', 'correct horse');
    expect([answer.status, answer.body.code]).toEqual([403, 'account_locked']);
    expect(await me(server, session.access_token)).toBe(401);
    expect((await renew(server, session.access_token)).status).toBe(401);
  });
});

describe('guesses for an account', () => {
  /** An account whose password strangers are guessing, and the proof of its owner's device. */
  const underAttack = async () => {
    const { server, session, wait } = await start();
    const guess = () => signIn(server, 'robin@example.com', 'guess');
    for (let times = 0; times < 12; times += 1) await guess();
    const open = (device_proof?: string) =>
      server.call<Session & { device_proof: string }>('POST', '/api/auth/login', {
        body: { email: 'robin@example.com', password: 'correct horse', device_proof },
      });
    return { server, session, wait, guess, open };
  };

  it('guesses of others do not keep out a device that signed in before', async () => {
    const { session, guess, open } = await underAttack();
    expect((await guess()).status).toBe(429);
    const { status, body } = await open(session.device_proof);
    expect(status).toBe(200);
    expect((await open(body.device_proof)).status).toBe(200);
  });

  it('guesses of others keep out a new device for at most three minutes', async () => {
    const { server, open, wait } = await underAttack();
    const { status, headers } = await open();
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(180);
    wait(180_000);
    expect((await signIn(server, 'robin@example.com', 'correct horse')).status).toBe(200);
  });

  it('the proof of a device counts for its own account only, and has a limit of its own', async () => {
    const { server, session, open } = await underAttack();
    const other = await server.signUp('rider', 'other@example.com');
    expect((await open(other.device_proof)).status).toBe(429);
    expect((await open('worthless')).status).toBe(429);
    const body = { email: 'robin@example.com', password: 'guess', device_proof: session.device_proof };
    const statuses = new Set<number>();
    for (let times = 0; times < 6; times += 1)
      statuses.add((await server.call('POST', '/api/auth/login', { body })).status);
    expect([...statuses]).toEqual([401, 429]);
  });
});

describe('a session', () => {
  it('expires, and can then still be renewed for 14 days', async () => {
    const { server, session, wait } = await start();
    wait(serverLimits.auth.tokenLife + 1000);
    const lapsed = await server.call('GET', '/api/auth/me', { token: session.access_token });
    expect([lapsed.status, lapsed.body.detail]).toEqual([401, 'Token expired']);
    wait(serverLimits.auth.refreshGrace - 2000);
    const renewed = await renew(server, session.access_token);
    expect(renewed.status).toBe(200);
    expect(await me(server, renewed.body.access_token)).toBe(200);
  });

  it('cannot be renewed later than that', async () => {
    const { server, session, wait } = await start();
    wait(serverLimits.auth.tokenLife + serverLimits.auth.refreshGrace + 2000);
    expect((await renew(server, session.access_token)).status).toBe(401);
  });

  it('keeps a replaced token for 60 seconds', async () => {
    const { server, session, wait } = await start();
    await renew(server, session.access_token);
    wait(serverLimits.auth.rotationGrace);
    expect(await me(server, session.access_token)).toBe(200);
    wait(1000);
    expect(await me(server, session.access_token)).toBe(401);
    expect((await renew(server, session.access_token)).status).toBe(401);
  });

  it('a replaced token stays valid for 60 seconds through several rotations', async () => {
    const { server, session, wait } = await start();
    const { access_token: second } = (await renew(server, session.access_token)).body;
    const { access_token: third } = (await renew(server, second)).body;
    wait(30_000);
    const { access_token: fourth } = (await renew(server, third)).body;
    for (const token of [session.access_token, second, third]) expect(await me(server, token)).toBe(200);
    expect((await renew(server, session.access_token)).body.access_token).toBe(fourth);
    expect(await me(server, fourth)).toBe(200);
  });

  it('a token that was replaced longer ago ends the session when it is presented', async () => {
    const { server, session, wait } = await start();
    const other = String((await signIn(server, 'robin@example.com', 'correct horse')).body.access_token);
    const { access_token: next } = (await renew(server, session.access_token)).body;
    const socket = await openReadySocket(`${server.url}/ws/${session.user.id}?token=${next}`);
    wait(serverLimits.auth.rotationGrace + 1000);
    expect(await me(server, next)).toBe(200);
    expect(await me(server, session.access_token)).toBe(401);
    expect(await me(server, next)).toBe(401);
    expect(await socket.closed).toEqual([1008, 'Invalid token']);
    expect(await me(server, other)).toBe(200);
    const { read } = server.context.store;
    const endings = read.selectFrom('audit').selectAll().where('action', '=', 'user_session_ended');
    expect(await endings.execute()).toMatchObject([{ entity_id: session.user.id, severity: 'high' }]);
  });

  it('a lapsed token that was replaced longer ago ends the session when it is renewed', async () => {
    const { server, session, wait } = await start();
    const { access_token: next } = (await renew(server, session.access_token)).body;
    wait(serverLimits.auth.tokenLife + 1000);
    expect((await renew(server, session.access_token)).status).toBe(401);
    expect((await renew(server, next)).status).toBe(401);
  });

  it('gives the same token to several tabs that renew it at the same time', async () => {
    const { server, session } = await start();
    const answers = await Promise.all(Array.from({ length: 10 }, () => renew(server, session.access_token)));
    const tokens = new Set(answers.map(({ body }) => body.access_token));
    expect(tokens.size).toBe(1);
    expect(await me(server, [...tokens].join())).toBe(200);
  });

  it('ends with all of its tokens when the user signs out, and no other session ends', async () => {
    const { server, session } = await start();
    const other = await signIn(server, 'robin@example.com', 'correct horse');
    const { access_token: next } = (await renew(server, session.access_token)).body;
    expect((await server.call('POST', '/api/auth/logout', { token: next })).status).toBe(200);
    for (const token of [next, session.access_token]) {
      expect(await me(server, token)).toBe(401);
      expect((await renew(server, token)).status).toBe(401);
    }
    expect(await me(server, String(other.body.access_token))).toBe(200);
  });

  it('is invalid on a server with another key', async () => {
    const { session } = await start();
    const other = await startServer();
    expect(await me(other, session.access_token)).toBe(401);
  });
});
