import { limits } from '@mobility/openapi/limits';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { Refusal } from '../../domain/refusal.ts';
import { resetPasswordByToken } from '../../people/reset-forgotten-password.ts';
import { isResetOpen } from '../../store/people/password-resets.ts';
import { statusOf } from '../errors.ts';
import type { Limit } from '../rate-limit.ts';
import { escapeHtml } from './html.ts';
import { acceptForms, formOf, plainPage, sendPlainPage } from './plain-page.ts';

const path = '/reset-password';
const { passwordMinLength } = limits.auth;
const passwordMaxLength = 200;

const askPage = (token: string, issue = ''): string =>
  plainPage(
    'Set a new password',
    `${issue && `<p role="alert">${issue}</p>`}
<form method="post" action="${path}"><input type="hidden" name="token" value="${escapeHtml(token)}">
<label for="password">New password</label>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="${passwordMinLength}" maxlength="${passwordMaxLength}" required autofocus>
<label for="confirmation">Repeat the new password</label>
<input id="confirmation" name="confirmation" type="password" autocomplete="new-password" maxlength="${passwordMaxLength}" required>
<button>Set password</button></form>`,
  );

const donePage = (): string =>
  plainPage(
    'Your password is changed',
    '<p>You are signed out everywhere. <a href="/">Sign in with the new password</a></p>',
  );

const gonePage = (): string =>
  plainPage(
    'This link is not valid',
    '<p>It was used before, replaced by a newer one, or is older than an hour. <a href="/">Ask for another</a></p>',
  );

const issueOf = (password: string, confirmation: string): string | undefined => {
  if (password.length < passwordMinLength) return `Password must be at least ${passwordMinLength} characters`;
  if (password.length > passwordMaxLength) return `Password must be at most ${passwordMaxLength} characters`;
  return password === confirmation ? undefined : 'Passwords do not match';
};

/** Serves the page behind the link of a reset mail; it does what `resetForgottenPassword` does, without the application. */
export async function servePasswordReset(
  app: FastifyInstance,
  context: Context,
  limit: Limit,
): Promise<void> {
  await app.register(async (scope) => {
    acceptForms(scope);
    scope.addHook('onRequest', limit);
    scope.get<{ Querystring: { token?: unknown } }>(path, async ({ query }, reply) => {
      const token = String(query.token ?? '');
      const isOpen = await isResetOpen(context.store.read, token, context.now());
      return isOpen ? sendPlainPage(reply, 200, askPage(token)) : sendPlainPage(reply, 404, gonePage());
    });
    scope.post<{ Body: unknown }>(path, async ({ body, id }, reply) => {
      const form = formOf(body);
      const [token, password] = [form.get('token') ?? '', form.get('password') ?? ''];
      const issue = issueOf(password, form.get('confirmation') ?? '');
      if (issue) return sendPlainPage(reply, 422, askPage(token, issue));
      try {
        await resetPasswordByToken(context, { token, password }, id);
      } catch (error) {
        if (error instanceof Refusal) return sendPlainPage(reply, statusOf(error), gonePage());
        throw error;
      }
      return sendPlainPage(reply, 200, donePage());
    });
  });
}
