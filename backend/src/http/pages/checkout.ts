import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../../context.ts';
import { checkoutPath } from '../../gateways/sandbox.ts';
import { decideCheckout, findCheckout } from '../../gateways/sandbox-books.ts';
import type { SandboxCheckoutsTable } from '../../store/schema.ts';
import {
  checkoutPage,
  checkoutPolicy,
  expiredCheckoutPage,
  returnPath,
  unknownCheckoutPage,
} from './checkout-page.ts';

type Route = { Params: { id: string } };

const sendHtml = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .header('content-security-policy', checkoutPolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);

// Relative, so that the payer stays on the origin with their session.
const sendBack = (reply: FastifyReply, checkout: SandboxCheckoutsTable): FastifyReply =>
  reply.redirect(returnPath(checkout), 303);

/**
 * Serves the sandbox's checkout page, the counterpart of Stripe's page in production. The unguessable
 * id authorizes the request.
 */
export const serveCheckout = async (app: FastifyInstance, { store, now }: Context): Promise<void> => {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.get<Route>(`${checkoutPath}/:id`, async ({ params }, reply) => {
      const checkout = await findCheckout(store, params.id);
      if (!checkout) return sendHtml(reply, 404, unknownCheckoutPage());
      if (checkout.outcome) return sendBack(reply, checkout);
      if (checkout.expires_at <= now()) return sendHtml(reply, 410, expiredCheckoutPage());
      return sendHtml(reply, 200, checkoutPage(checkout));
    });
    scope.post<Route & { Body: unknown }>(`${checkoutPath}/:id`, async ({ params, body }, reply) => {
      const checkout = await findCheckout(store, params.id);
      if (!checkout) return sendHtml(reply, 404, unknownCheckoutPage());
      const choice = body instanceof URLSearchParams ? body.get('choice') : null;
      if (choice !== 'pay' && choice !== 'decline') return sendHtml(reply, 422, checkoutPage(checkout));
      await decideCheckout(store, checkout.id, choice === 'pay' ? 'paid' : 'failed', now());
      return sendBack(reply, checkout);
    });
  });
};
