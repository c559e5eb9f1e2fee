import { escapeHtml } from './html.ts';
import { plainPage } from './plain-page.ts';

type Entered = { name: string; email: string };

const field = (name: string, label: string, attributes: string, value = ''): string =>
  `<label for="${name}">${label}</label><input id="${name}" name="${name}" value="${escapeHtml(value)}" required ${attributes}>`;

/** The form for the first admin; `issue` says why the last attempt was refused. */
export const formPage = (token: string, { name, email }: Entered, issue: string | null): string =>
  plainPage(
    'Create the first admin',
    `<p>This server has no admin yet. The link works once.</p>${issue ? `<p role="alert">${escapeHtml(issue)}</p>` : ''}
<form method="post" action="/first-admin"><input type="hidden" name="token" value="${escapeHtml(token)}">
${field('name', 'Name', 'maxlength="100" autocomplete="name"', name)}
${field('email', 'Email', 'type="email" maxlength="254" autocomplete="username"', email)}
${field('password', 'Password', 'type="password" minlength="6" maxlength="200" autocomplete="new-password"')}
<button>Create admin</button></form>`,
  );

/** Confirms that the admin was created. */
export const donePage = (): string =>
  plainPage('The admin account exists', '<p><a href="/">Open Mobility</a> and sign in.</p>');

/** Shown for an invalid link. */
export const gonePage = (): string =>
  plainPage('This link is not valid', '<p>It was used, or the server was started again since.</p>');
