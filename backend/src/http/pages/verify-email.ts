import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { verifyEmailAddress } from '../../people/verify-email-address.ts';
import { isValidationOpen } from '../../store/people/email-validations.ts';
import type { Limit } from '../rate-limit.ts';
import { escapeHtml } from './html.ts';
import { serveLinkPage } from './link-page.ts';
import { plainPage } from './plain-page.ts';

const path = '/verify-email';

// A button, because mail programs prefetch links, and that must not use up the token.
const askPage = (token: string): string =>
  plainPage(
    'Confirm your e-mail address',
    `<p>One click, and your address is confirmed.</p>
<form method="post" action="${path}"><input type="hidden" name="token" value="${escapeHtml(token)}"><button>Confirm</button></form>`,
  );

/** Serves the page behind the link of a validation mail; it does what `verifyEmail` does. */
export const serveEmailVerification = (app: FastifyInstance, context: Context, limit: Limit): Promise<void> =>
  serveLinkPage(app, {
    path,
    limit,
    isOpen: (token) => isValidationOpen(context.store.read, token, context.now()),
    askPage,
    act: (token, _, requestId) => verifyEmailAddress(context, token, requestId),
    donePage: plainPage('Your e-mail address is confirmed', '<p><a href="/">Open Mobility</a></p>'),
    gone: 'It was used before, replaced by a newer one, or is older than 24 hours. <a href="/profile">Ask for another in your profile</a>',
  });
