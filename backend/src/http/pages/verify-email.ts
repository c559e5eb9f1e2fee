import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { escapeHtml } from '../../domain/escape-html.ts';
import { verifyEmailAddress } from '../../people/verify-email-address.ts';
import { isValidationOpen } from '../../store/people/email-validations.ts';
import type { Limit } from '../limits/rate-limit.ts';
import { serveLinkPage } from './link-page.ts';
import type { PageLanguage } from './page-language.ts';
import { plainPage } from './plain-page.ts';

const path = '/verify-email';

// A button, because mail programs prefetch links, and that must not use up the token.
const askPage = (language: PageLanguage, token: string): string =>
  plainPage(
    language,
    language.t.verifyTitle,
    `<p>${language.t.verifyLead}</p>
<form method="post" action="${path}"><input type="hidden" name="token" value="${escapeHtml(token)}"><button>${language.t.confirm}</button></form>`,
  );

/** Serves the page behind the link of a validation mail; it does what `verifyEmail` does. */
export const serveEmailVerification = (app: FastifyInstance, context: Context, limit: Limit): Promise<void> =>
  serveLinkPage(app, {
    path,
    limit,
    log: context.log,
    isOpen: (token) => isValidationOpen(context.store.read, token, context.now()),
    askPage,
    act: (token, _, requestId) => verifyEmailAddress(context, token, requestId),
    donePage: (language) =>
      plainPage(language, language.t.verifyDone, `<p><a href="/">${language.t.openApp}</a></p>`),
    gone: ({ verifyGone, askInProfile }) => `${verifyGone} <a href="/profile">${askInProfile}</a>`,
  });
