import { limits } from '@mobility/openapi/limits';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { resetPasswordByToken } from '../../people/reset-forgotten-password.ts';
import { isResetOpen } from '../../store/people/password-resets.ts';
import type { Limit } from '../rate-limit.ts';
import { escapeHtml } from './html.ts';
import { serveLinkPage } from './link-page.ts';
import { plainPage } from './plain-page.ts';

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

const passwordIn = (form: URLSearchParams): string => form.get('password') ?? '';

const issueOf = (form: URLSearchParams): string | undefined => {
  const password = passwordIn(form);
  if (password.length < passwordMinLength) return `Password must be at least ${passwordMinLength} characters`;
  if (password.length > passwordMaxLength) return `Password must be at most ${passwordMaxLength} characters`;
  return password === (form.get('confirmation') ?? '') ? undefined : 'Passwords do not match';
};

/** Serves the page behind the link of a reset mail; it does what `resetForgottenPassword` does. */
export const servePasswordReset = (app: FastifyInstance, context: Context, limit: Limit): Promise<void> =>
  serveLinkPage(app, {
    path,
    limit,
    isOpen: (token) => isResetOpen(context.store.read, token, context.now()),
    askPage,
    issueOf,
    act: (token, form, requestId) =>
      resetPasswordByToken(context, { token, password: passwordIn(form) }, requestId),
    donePage: plainPage(
      'Your password is changed',
      '<p>You are signed out everywhere. <a href="/">Sign in with the new password</a></p>',
    ),
    gone: 'It was used before, replaced by a newer one, or is older than an hour. <a href="/">Ask for another</a>',
  });
