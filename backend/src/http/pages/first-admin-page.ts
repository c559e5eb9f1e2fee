import { limits } from '@mobility/openapi/limits';
import { escapeHtml } from '../../domain/escape-html.ts';
import type { PageLanguage } from './page-language.ts';
import { plainPage } from './plain-page.ts';

type Entered = { name: string; email: string };

const field = (name: string, label: string, attributes: string, value = ''): string =>
  `<label for="${name}">${label}</label><input id="${name}" name="${name}" value="${escapeHtml(value)}" required ${attributes}>`;

/** The form for the first admin; `issue` says why the last attempt was refused. */
export const formPage = (
  language: PageLanguage,
  token: string,
  { name, email }: Entered,
  issue: string | null,
): string => {
  const { t } = language;
  return plainPage(
    language,
    t.firstAdminTitle,
    `<p>${t.firstAdminLead}</p>${issue ? `<p role="alert">${escapeHtml(issue)}</p>` : ''}
<form method="post" action="/first-admin"><input type="hidden" name="token" value="${escapeHtml(token)}">
${field('name', t.name, 'maxlength="100" autocomplete="name"', name)}
${field('email', t.email, 'type="email" maxlength="254" autocomplete="username"', email)}
${field('password', t.password, `type="password" minlength="${limits.auth.passwordMinLength}" maxlength="200" autocomplete="new-password"`)}
<button>${t.createAdmin}</button></form>`,
  );
};

/** Confirms that the admin was created. */
export const donePage = (language: PageLanguage): string =>
  plainPage(language, language.t.firstAdminDone, `<p><a href="/">${language.t.signInNow}</a></p>`);

/** Shown for an invalid link. */
export const gonePage = (language: PageLanguage): string =>
  plainPage(language, language.t.notValid, `<p>${language.t.firstAdminGone}</p>`);
