import { createHash } from 'node:crypto';

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:4rem auto;padding:0 1rem;color:#16181d;background:#fff}
label{display:block;margin:1rem 0 .25rem}input{font:inherit;width:100%;box-sizing:border-box;padding:.6rem;border:1px solid #767b86;border-radius:.5rem}
button{font:inherit;margin-top:1.5rem;padding:.7rem 1.2rem;border:0;border-radius:.5rem;background:#16181d;color:#fff}
[role=alert]{color:#a3171b}`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** These pages run nothing and load nothing. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${title} · Mobility</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

type Entered = { name: string; email: string };

const field = (name: string, label: string, attributes: string, value = ''): string =>
  `<label for="${name}">${label}</label><input id="${name}" name="${name}" value="${escapeHtml(value)}" required ${attributes}>`;

/** The form for the first admin; `problem` says why the last try was refused. */
export const formPage = (token: string, { name, email }: Entered, problem: string | null): string =>
  page(
    'Create the first admin',
    `<p>This server has no admin yet. The link works once.</p>${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ''}
<form method="post" action="/first-admin"><input type="hidden" name="token" value="${escapeHtml(token)}">
${field('name', 'Name', 'maxlength="100" autocomplete="name"', name)}
${field('email', 'Email', 'type="email" maxlength="254" autocomplete="username"', email)}
${field('password', 'Password', 'type="password" minlength="6" maxlength="200" autocomplete="new-password"')}
<button>Create admin</button></form>`,
  );

/** What the new admin reads. */
export const donePage = (): string =>
  page('The admin account exists', '<p><a href="/">Open Mobility</a> and sign in.</p>');

/** What everybody reads whose link does not count. */
export const gonePage = (): string =>
  page('This link is not valid', '<p>It was used, or the server was started again since.</p>');
