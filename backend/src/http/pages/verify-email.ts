import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { Refusal } from '../../domain/refusal.ts';
import { verifyEmailAddress } from '../../people/verify-email-address.ts';
import { isValidationOpen } from '../../store/people/email-validations.ts';
import { statusOf } from '../errors.ts';
import type { Limit } from '../rate-limit.ts';
import { escapeHtml } from './html.ts';
import { acceptForms, formOf, plainPage, sendPlainPage } from './plain-page.ts';

const path = '/verify-email';

// A button, because mail programs prefetch links, and that must not use up the token.
const askPage = (token: string): string =>
  plainPage(
    'Confirm your e-mail address',
    `<p>One click, and your address is confirmed.</p>
<form method="post" action="${path}"><input type="hidden" name="token" value="${escapeHtml(token)}"><button>Confirm</button></form>`,
  );

const donePage = (): string =>
  plainPage('Your e-mail address is confirmed', '<p><a href="/">Open Mobility</a></p>');

const gonePage = (): string =>
  plainPage(
    'This link is not valid',
    '<p>It was used before, replaced by a newer one, or is older than 24 hours. An admin can send you another.</p>',
  );

/** Serves the page behind the link of a validation mail; it does what `verifyEmail` does, without the application. */
export async function serveEmailVerification(
  app: FastifyInstance,
  context: Context,
  limit: Limit,
): Promise<void> {
  await app.register(async (scope) => {
    acceptForms(scope);
    scope.addHook('onRequest', limit);
    scope.get<{ Querystring: { token?: unknown } }>(path, async ({ query }, reply) => {
      const token = String(query.token ?? '');
      const isOpen = await isValidationOpen(context.store.read, token, context.now());
      return isOpen ? sendPlainPage(reply, 200, askPage(token)) : sendPlainPage(reply, 404, gonePage());
    });
    scope.post<{ Body: unknown }>(path, async ({ body, id }, reply) => {
      try {
        await verifyEmailAddress(context, formOf(body).get('token') ?? '', id);
      } catch (error) {
        if (error instanceof Refusal) return sendPlainPage(reply, statusOf(error), gonePage());
        throw error;
      }
      return sendPlainPage(reply, 200, donePage());
    });
  });
}
