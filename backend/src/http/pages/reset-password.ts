import { limits } from '@mobility/openapi/limits';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { escapeHtml } from '../../domain/escape-html.ts';
import { resetPasswordByToken } from '../../people/reset-forgotten-password.ts';
import { isResetOpen } from '../../store/people/password-resets.ts';
import type { Limit } from '../limits/rate-limit.ts';
import { formField } from './form-field.ts';
import { type PageIssue, serveLinkPage } from './link-page.ts';
import type { PageLanguage, PageTexts } from './page-language.ts';
import { plainPage } from './plain-page.ts';

const path = '/reset-password';
const { passwordMinLength } = limits.auth;
const passwordMaxLength = 200;

type Field = 'password' | 'confirmation';

/** A field for the new password. The first has the focus, and after a refusal the one to correct. */
const passwordField = (name: Field, label: string, issue: PageIssue | undefined): string =>
  formField({
    name,
    label,
    attributes: 'type="password" autocomplete="new-password"',
    issue: issue?.field === name ? issue.text : undefined,
    hasFocus: (issue?.field ?? 'password') === name,
  });

const askPage = (language: PageLanguage, token: string, issue?: PageIssue): string => {
  const { t } = language;
  return plainPage(
    language,
    t.resetTitle,
    `<form method="post" action="${path}" novalidate><input type="hidden" name="token" value="${escapeHtml(token)}">
${passwordField('password', t.newPassword, issue)}
${passwordField('confirmation', t.repeatPassword, issue)}
<button>${t.setPassword}</button></form>`,
  );
};

const passwordIn = (form: URLSearchParams): string => form.get('password') ?? '';

const lengthIssue = (t: PageTexts, { length }: string): string | undefined => {
  if (length < passwordMinLength) return t.passwordTooShort({ min: String(passwordMinLength) });
  return length > passwordMaxLength ? t.passwordTooLong({ max: String(passwordMaxLength) }) : undefined;
};

const issueOf = (t: PageTexts, form: URLSearchParams): PageIssue | undefined => {
  const password = passwordIn(form);
  const text = lengthIssue(t, password);
  if (text) return { field: 'password', text };
  return password === (form.get('confirmation') ?? '')
    ? undefined
    : { field: 'confirmation', text: t.passwordsDiffer };
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
