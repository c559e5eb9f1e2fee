import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../../context.ts';
import { checkoutPath } from '../../gateways/sandbox.ts';
import { decideCheckout, findCheckout } from '../../gateways/sandbox-books.ts';
import type { SandboxCheckoutsTable } from '../../store/schema.ts';
import { checkoutPage, expiredCheckoutPage, returnPath, unknownCheckoutPage } from './checkout-page.ts';
import { languageOf } from './page-language.ts';
import { acceptForms, formOf, sendPlainPage } from './plain-page.ts';

type Route = { Params: { id: string } };

// Relative, so that the payer stays on the origin with their session.
const sendBack = (reply: FastifyReply, checkout: SandboxCheckoutsTable): FastifyReply =>
  reply.redirect(returnPath(checkout), 303);

/**
 * Serves the sandbox's checkout page, the counterpart of Stripe's page in production. The unguessable
 * id authorizes the request.
 */
export const serveCheckout = async (app: FastifyInstance, { store, now }: Context): Promise<void> => {
  await app.register(async (scope) => {
    acceptForms(scope);
    scope.get<Route>(`${checkoutPath}/:id`, async (request, reply) => {
      const checkout = await findCheckout(store, request.params.id);
      const language = languageOf(request, checkout?.language);
      if (!checkout) return sendPlainPage(reply, 404, unknownCheckoutPage(language));
      if (checkout.outcome) return sendBack(reply, checkout);
      if (checkout.expires_at <= now()) return sendPlainPage(reply, 410, expiredCheckoutPage(language));
      return sendPlainPage(reply, 200, checkoutPage(language, checkout));
    });
    scope.post<Route & { Body: unknown }>(`${checkoutPath}/:id`, async (request, reply) => {
      const checkout = await findCheckout(store, request.params.id);
      const language = languageOf(request, checkout?.language);
      if (!checkout) return sendPlainPage(reply, 404, unknownCheckoutPage(language));
      const choice = formOf(request.body).get('choice');
      if (choice !== 'pay' && choice !== 'decline')
        return sendPlainPage(reply, 422, checkoutPage(language, checkout));
      await decideCheckout(store, checkout.id, choice === 'pay' ? 'paid' : 'failed', now());
      return sendBack(reply, checkout);
    });
  });
};
