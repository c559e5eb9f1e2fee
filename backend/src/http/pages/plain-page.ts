import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../../domain/escape-html.ts';
import type { PageLanguage } from './page-language.ts';

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:4rem auto;padding:0 1rem;color:#16181d;background:#fff}
output{display:block;font-size:2rem;font-weight:600;margin:1rem 0}a{color:inherit}
h1{line-height:1.2}
label{display:block;margin:1rem 0 .25rem}input{font:inherit;width:100%;box-sizing:border-box;padding:.6rem;border:1px solid #767b86;border-radius:.5rem;color:inherit;background:transparent}
input+p{margin:.25rem 0 0}input[aria-invalid]{border-color:#a3171b}
button{font:inherit;margin-block-start:1.5rem;margin-inline-end:.75rem;padding:.7rem 1.2rem;border:1px solid #16181d;border-radius:.5rem;color:#fff;background:#16181d}
button[value=decline]{color:#16181d;background:#fff}[role=alert]{color:#a3171b}
@media (prefers-color-scheme:dark){body{color:#e8eaed;background:#111317}button{color:#111317;background:#e8eaed;border-color:#e8eaed}button[value=decline]{color:#e8eaed;background:#111317}[role=alert]{color:#ff8f87}input[aria-invalid]{border-color:#ff8f87}}`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** These pages have no script and load nothing. */
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** An HTML page of the server. `body` is markup: escape user input first. */
export const plainPage = ({ locale, dir }: PageLanguage, title: string, body: string): string =>
  `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(title)} · Mobility</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

/** Sends a plain page that must not be cached. */
export const sendPlainPage = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);

/** Lets the routes of a scope accept HTML forms. */
export const acceptForms = (scope: FastifyInstance): void => {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
};

/** The fields of a form; empty if the body is not a form. */
export const formOf = (body: unknown): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();
