import { limits } from '@mobility/openapi/limits';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { escapeHtml } from '../../domain/escape-html.ts';
import { resetPasswordByToken } from '../../people/reset-forgotten-password.ts';
import { isResetOpen } from '../../store/people/password-resets.ts';
import type { Limit } from '../limits/rate-limit.ts';
import { serveLinkPage } from './link-page.ts';
import type { PageLanguage, PageTexts } from './page-language.ts';
import { plainPage } from './plain-page.ts';

const path = '/reset-password';
const { passwordMinLength } = limits.auth;
const passwordMaxLength = 200;

const askPage = (language: PageLanguage, token: string, issue = ''): string => {
  const { t } = language;
  return plainPage(
    language,
    t.resetTitle,
    `${issue && `<p role="alert">${escapeHtml(issue)}</p>`}
<form method="post" action="${path}"><input type="hidden" name="token" value="${escapeHtml(token)}">
<label for="password">${t.newPassword}</label>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="${passwordMinLength}" maxlength="${passwordMaxLength}" required autofocus>
<label for="confirmation">${t.repeatPassword}</label>
<input id="confirmation" name="confirmation" type="password" autocomplete="new-password" maxlength="${passwordMaxLength}" required>
<button>${t.setPassword}</button></form>`,
  );
};

const passwordIn = (form: URLSearchParams): string => form.get('password') ?? '';

const issueOf = (t: PageTexts, form: URLSearchParams): string | undefined => {
  const password = passwordIn(form);
  if (password.length < passwordMinLength) return t.passwordTooShort({ min: String(passwordMinLength) });
  if (password.length > passwordMaxLength) return t.passwordTooLong({ max: String(passwordMaxLength) });
  return password === (form.get('confirmation') ?? '') ? undefined : t.passwordsDiffer;
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
    donePage: (language) => {
      const { resetDone, signedOut, signInAgain } = language.t;
      return plainPage(language, resetDone, `<p>${signedOut} <a href="/">${signInAgain}</a></p>`);
    },
    gone: ({ resetGone, askForAnother }) => `${resetGone} <a href="/">${askForAnother}</a>`,
  });
