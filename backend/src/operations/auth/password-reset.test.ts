import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { authenticate } from '../../auth/sessions.ts';
import type { Context } from '../../context.ts';
import { sendResetLinks } from '../../jobs/send-reset-links.ts';
import { createClock, createTestContext, given, outcomeOf, requestBy } from '../../testing/index.ts';
import { startServer } from '../../testing/start-server.ts';
import { updateSettings } from '../user/updateSettings.ts';
import { login } from './login.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { resetForgottenPassword } from './resetForgottenPassword.ts';

let context: Context;
const clock = createClock();
beforeAll(async () => {
  context = await createTestContext({ now: clock.now });
});
afterAll(() => context.store.close());

const reset = async (token: string | undefined, new_password = 'harbour lights') => {
  const anyone = await given.user(context, 'rider');
  const body = { token: token ?? '', new_password };
  return (await outcomeOf(resetForgottenPassword(context, requestBy(anyone, { body })))).slice(0, 2);
};

describe('forgotten passwords', () => {
  test('the link of the mail sets a new password once and ends all sessions', async () => {
    const rider = await given.user(context, 'rider');
    await updateSettings(context, requestBy(rider, { body: { email_notifications: false } }));
    const token = await given.resetTokenFor(context, rider.email.toUpperCase());
    expect((await reset(token))[0]).toBe(200);
    await expect(authenticate(context, rider.token)).rejects.toMatchObject({ code: 'unauthorized' });
    const body = { email: rider.email, password: 'harbour lights' };
    expect((await login(context, requestBy(rider, { body }))).status).toBe(200);
    expect(await reset(token, 'another password')).toEqual([404, 'reset_link_invalid']);
  });

  test('a link ends after an hour, and with a newer one', async () => {
    const rider = await given.user(context, 'rider');
    const first = await given.resetTokenFor(context, rider.email);
    clock.advance(1);
    const second = await given.resetTokenFor(context, rider.email);
    expect(await reset(first)).toEqual([404, 'reset_link_invalid']);
    clock.advance(3_600_000);
    expect(await reset(second)).toEqual([404, 'reset_link_invalid']);
  });

  test('the answer is the same for an unknown address, and the request only stores the address', async () => {
    const rider = await given.user(context, 'rider');
    const ask = (email: string) => requestPasswordReset(context, requestBy(rider, { body: { email } }));
    const [known, unknown] = [await ask(rider.email), await ask('stranger@example.com')];
    expect(unknown).toEqual(known);
    expect(await context.store.read.selectFrom('password_reset_requests').select('email').execute()).toEqual([
      { email: rider.email },
      { email: 'stranger@example.com' },
    ]);
    expect(await sendResetLinks(context)).toBe(1);
    expect(await sendResetLinks(context)).toBe(0);
  });

  test('a locked account gets no link', async () => {
    const rider = await given.lockedUser(context, 'rider');
    expect(await given.resetTokenFor(context, rider.email)).toBeUndefined();
  });

  test('a mailbox cannot be flooded', async () => {
    const rider = await given.user(context, 'rider');
    const statuses = [];
    for (let count = 0; count < 12; count += 1) {
      const body = { email: 'flooded@example.com' };
      statuses.push((await outcomeOf(requestPasswordReset(context, requestBy(rider, { body }))))[0]);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the page of the link', () => {
  const post = (url: string, form: Record<string, string>) =>
    fetch(`${url}/reset-password`, { method: 'POST', body: new URLSearchParams(form) });

  test('requires the password twice, sets it, and shows that a used link is not valid', async () => {
    const server = await startServer();
    const token = await given.resetToken(server.context);
    const page = await fetch(`${server.url}/reset-password?token=${token}`);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await page.text()).toContain('Set a new password');
    const short = await post(server.url, { token, password: '123', confirmation: '123' });
    expect(await short.text()).toContain('Password must be at least 6 characters');
    const other = await post(server.url, { token, password: 'harbour1', confirmation: 'harbour2' });
    expect([other.status, (await other.text()).includes('Passwords do not match')]).toEqual([422, true]);
    const done = await post(server.url, { token, password: 'harbour1', confirmation: 'harbour1' });
    expect(await done.text()).toContain('Your password is changed');
    const again = await fetch(`${server.url}/reset-password?token=${token}`);
    expect([again.status, (await again.text()).includes('This link is not valid')]).toEqual([404, true]);
  });

  test('lets the browser refuse a short password, which keeps what was typed, and says before how long it must be', async () => {
    const server = await startServer();
    const token = await given.resetToken(server.context);
    const page = await (await fetch(`${server.url}/reset-password?token=${token}`)).text();
    expect(page).not.toContain('novalidate');
    expect(page).toMatch(
      /<input id="password"[^>]* minlength="6"[^>]* aria-describedby="password-hint" autofocus>\s*<p id="password-hint">Password must be at least 6 characters<\/p>/,
    );
  });

  test.each([
    [{ password: '123', confirmation: '123' }, 'Password must be at least 6 characters'],
    [{ password: 'x'.repeat(201), confirmation: '' }, 'Password must be at most 200 characters'],
    [{ password: 'harbour1', confirmation: 'harbour2' }, 'Passwords do not match'],
  ])(
    'tells a refused password below the first of the empty fields, which has the focus (%#)',
    async (typed, text) => {
      const server = await startServer();
      const token = await given.resetToken(server.context);
      const answer = await post(server.url, { token, ...typed });
      const page = await answer.text();
      expect(answer.status).toBe(422);
      expect(page.split(text)).toHaveLength(2);
      expect(page).toMatch(
        new RegExp(
          `<input id="password"[^>]* aria-invalid="true" aria-describedby="password-issue" autofocus>\\s*<p id="password-issue" role="alert">${text}</p>`,
        ),
      );
      expect([page.match(/aria-invalid="true"/g)?.length, page.match(/autofocus/g)?.length]).toEqual([1, 1]);
      expect(page).toContain(`name="token" value="${token}"`);
      expect(page.match(/ value=/g)).toHaveLength(1);
    },
  );

  test('a server error shows a page, and submitting the same form again sets the password', async () => {
    const server = await startServer();
    const token = await given.resetToken(server.context);
    const typed = { token, password: 'harbour1', confirmation: 'harbour1' };
    const broken = vi.spyOn(server.context.store, 'inSteps').mockRejectedValue(new Error('disk full'));
    const failed = await post(server.url, typed);
    expect([failed.status, failed.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
    const page = await failed.text();
    expect(page).toContain('<h1>This did not work</h1>');
    expect(page).not.toContain('harbour1');
    broken.mockRestore();
    expect(await (await post(server.url, typed)).text()).toContain('Your password is changed');
  });

  test('shows markup in a token as text', async () => {
    const server = await startServer();
    const answer = await post(server.url, { token: '"><script>', password: '1', confirmation: '2' });
    expect(await answer.text()).not.toContain('<script>');
  });
});
