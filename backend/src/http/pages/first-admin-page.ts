import { limits } from '@mobility/openapi/limits';
import { escapeHtml } from '../../domain/escape-html.ts';
import { formField } from './form-field.ts';
import type { PageLanguage } from './page-language.ts';
import { plainPage } from './plain-page.ts';

type Entered = { name: string; email: string };
export type Field = keyof Entered | 'password';
/** Why the last attempt was refused: by field, or as a whole. */
export type Issues = Partial<Record<Field | 'form', string>>;

const fields = ['name', 'email', 'password'] as const;
const attributes = {
  name: 'maxlength="100" autocomplete="name"',
  email: 'type="email" maxlength="254" autocomplete="username"',
  password: `type="password" minlength="${limits.auth.passwordMinLength}" maxlength="200" autocomplete="new-password"`,
};

/** The form for the first admin, with what was entered and why it was refused. The first refused field has the focus. */
export const formPage = (
  language: PageLanguage,
  token: string,
  entered: Entered,
  issues: Issues = {},
): string => {
  const { t } = language;
  const toCorrect = fields.find((name) => issues[name]) ?? 'name';
  const values = { ...entered, password: undefined };
  const inputs = fields.map((name) =>
    formField({
      name,
      label: t[name],
      attributes: attributes[name],
      value: values[name],
      issue: issues[name],
      hasFocus: name === toCorrect,
    }),
  );
  return plainPage(
    language,
    t.firstAdminTitle,
    `<p>${t.firstAdminLead}</p>${issues.form ? `<p role="alert">${escapeHtml(issues.form)}</p>` : ''}
<form method="post" action="/first-admin" novalidate><input type="hidden" name="token" value="${escapeHtml(token)}">
${inputs.join('\n')}
<button>${t.createAdmin}</button></form>`,
  );
};

/** Confirms that the admin was created. */
export const donePage = (language: PageLanguage): string =>
  plainPage(language, language.t.firstAdminDone, `<p><a href="/">${language.t.signInNow}</a></p>`);

/** Shown for an invalid link. */
export const gonePage = (language: PageLanguage): string =>
  plainPage(language, language.t.notValid, `<p>${language.t.firstAdminGone}</p>`);
