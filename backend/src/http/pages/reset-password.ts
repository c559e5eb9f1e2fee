import { limits } from '@mobility/openapi/limits';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { escapeHtml } from '../../domain/escape-html.ts';
import { resetPasswordByToken } from '../../people/reset-forgotten-password.ts';
import { isResetOpen } from '../../store/people/password-resets.ts';
import type { Limit } from '../limits/rate-limit.ts';
import { formField } from './form-field.ts';
import { serveLinkPage } from './link-page.ts';
import type { PageLanguage, PageTexts } from './page-language.ts';
import { plainPage } from './plain-page.ts';

const path = '/reset-password';
const { passwordMinLength } = limits.auth;
const passwordMaxLength = 200;

/**
 * The form for a new password. The browser refuses one that is too short and keeps what was typed. The server refuses
 * the rest with both fields empty, because no page may hold a password; the first of them has the focus.
 */
const askPage = (language: PageLanguage, token: string, issue?: string): string => {
  const { t } = language;
  const password = formField({
    name: 'password',
    label: t.newPassword,
    attributes: `type="password" minlength="${passwordMinLength}" autocomplete="new-password"`,
    hint: tooShort(t),
    issue,
    hasFocus: true,
  });
  const confirmation = formField({
    name: 'confirmation',
    label: t.repeatPassword,
    attributes: 'type="password" autocomplete="new-password"',
    hasFocus: false,
  });
  return plainPage(
    language,
    t.resetTitle,
    `<form method="post" action="${path}"><input type="hidden" name="token" value="${escapeHtml(token)}">
${password}
${confirmation}
<button>${t.setPassword}</button></form>`,
  );
};

const passwordIn = (form: URLSearchParams): string => form.get('password') ?? '';

const tooShort = (t: PageTexts): string => t.passwordTooShort({ min: String(passwordMinLength) });

const issueOf = (t: PageTexts, form: URLSearchParams): string | undefined => {
  const password = passwordIn(form);
  if (password.length < passwordMinLength) return tooShort(t);
  if (password.length > passwordMaxLength) return t.passwordTooLong({ max: String(passwordMaxLength) });
  return password === (form.get('confirmation') ?? '') ? undefined : t.passwordsDiffer;
};

/** Serves the page behind the link of a reset mail; it does what `resetForgottenPassword` does. */
export const servePasswordReset = (app: FastifyInstance, context: Context, limit: Limit): Promise<void> =>
  serveLinkPage(app, {
    path,
    limit,
    log: context.log,
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
