import { describe, expect, it } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const start = async () => {
  const server = await startServer();
  const path = server.firstAdminPath ?? '';
  const token = new URL(path, server.url).searchParams.get('token') ?? '';
  const submit = (form: Record<string, string>) =>
    fetch(`${server.url}/first-admin`, { method: 'POST', body: new URLSearchParams({ token, ...form }) });
  return { server, path, submit };
};

const ada = { name: 'Ada', email: 'Ada@Example.com', password: 'correct horse' };

describe('the first admin', () => {
  it('the first admin is created once through the printed link, and can sign in', async () => {
    const { server, path, submit } = await start();
    expect((await fetch(server.url + path)).status).toBe(200);
    expect((await submit(ada)).status).toBe(201);
    const body = { email: 'ada@example.com', password: 'correct horse' };
    const session = await server.call<{ access_token: string }>('POST', '/api/auth/login', { body });
    expect(session.body).toMatchObject({ user: { role: 'admin', email: 'ada@example.com', phone: null } });
    const stats = await server.call('GET', '/api/admin/stats', { token: session.body.access_token });
    expect(stats.status).toBe(200);
    expect((await submit({ ...ada, email: 'eve@example.com' })).status).toBe(404);
    expect((await fetch(server.url + path)).status).toBe(404);
  });

  it('two forms sent at the same time create one admin', async () => {
    const { submit } = await start();
    const answers = await Promise.all([submit(ada), submit({ ...ada, email: 'eve@example.com' })]);
    expect(answers.map(({ status }) => status).toSorted()).not.toEqual([201, 201]);
    expect(answers.map(({ status }) => status)).toContain(201);
  });

  it.each(['', '?token=', '?token=abc', `?token=${'a'.repeat(43)}`])(
    'the form is refused with the token %j',
    async (query) => {
      const { server } = await start();
      expect((await fetch(`${server.url}/first-admin${query}`)).status).toBe(404);
    },
  );

  it.each([
    ['a short password', { password: 'abc' }, 'password'],
    ['no e-mail', { email: 'ada' }, 'email'],
    ['no name', { name: ' ' }, 'name'],
    ['a name that turns the direction of text', { name: 'A\u202eda' }, 'name'],
  ])(
    'no admin is created with %s, which is told at its field, and the link stays valid',
    async (_, wrong, field) => {
      const { submit } = await start();
      const refused = await submit({ ...ada, ...wrong });
      expect(refused.status).toBe(422);
      const page = await refused.text();
      expect(page.match(/<input [^>]*aria-invalid="true"[^>]*autofocus>/g)).toEqual([
        expect.stringContaining(`id="${field}"`),
      ]);
      expect(page).toContain(`aria-describedby="${field}-issue"`);
      expect(page).toMatch(new RegExp(`<input id="${field}"[^>]*>\\s*<p id="${field}-issue" role="alert">`));
      expect((await submit(ada)).status).toBe(201);
    },
  );

  it('each field that is refused says so, and the first of them has the focus', async () => {
    const { submit } = await start();
    const page = await (await submit({ name: '', email: '', password: '' })).text();
    expect(page.match(/role="alert"/g)).toHaveLength(3);
    expect(page.match(/<input id="(\w+)"[^>]*autofocus>/)?.[1]).toBe('name');
  });

  it('the field of an e-mail address that is taken shows the refusal', async () => {
    const { server, submit } = await start();
    const body = { ...ada, email: 'ada@example.com', phone: '1', role: 'rider' };
    expect((await server.call('POST', '/api/auth/register', { body })).status).toBeLessThan(300);
    const page = await (await submit(ada)).text();
    expect(page).toContain('<p id="email-issue" role="alert">This email is already registered.</p>');
  });

  it('any six characters are enough for a password', async () => {
    const { submit } = await start();
    expect((await submit({ ...ada, password: '123456' })).status).toBe(201);
  });

  it('the page runs no scripts and escapes the typed text', async () => {
    const { submit } = await start();
    const answer = await submit({ ...ada, password: '', name: '"><script>alert(1)</script>' });
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(await answer.text()).not.toContain('<script>');
  });

  it('the page is not available if there is an admin', async () => {
    expect((await startServer({ demo: true })).firstAdminPath).toBeNull();
  });
});
