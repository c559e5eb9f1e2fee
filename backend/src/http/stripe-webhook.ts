import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { readStripeMessage } from '../gateways/stripe/webhook.ts';
import { takeGatewayMessage } from '../payments/checkout/take-gateway-message.ts';

/** The address for Stripe's dashboard: PUBLIC_URL and this path. */
const stripeWebhookPath = '/webhooks/stripe';

const bodyAtMost = 262_144;

/**
 * Receives Stripe's messages. It is not an operation of the contract: its caller is Stripe, which has no session and signs
 * the bytes of the body, and whose format changes with Stripe's versions. Where the state cannot be read or stored, the
 * answer is an error, and Stripe repeats the message.
 */
export const serveStripeWebhook = async (app: FastifyInstance, context: Context): Promise<void> => {
  const secret = context.config.stripe?.webhookSecret;
  if (!secret) return;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the bytes, which parsing would lose.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    scope.post<{ Body: unknown }>(stripeWebhookPath, { bodyLimit: bodyAtMost }, async (request, reply) => {
      const header = String(request.headers['stripe-signature'] ?? '');
      const message = readStripeMessage(String(request.body ?? ''), header, secret, context.now());
      if (!message) {
        context.log.warn({ requestId: request.id }, 'A message with a wrong Stripe signature was refused');
        return reply.code(400).send({ received: false });
      }
      if (message !== 'other') await takeGatewayMessage(context, message, request.id);
      return { received: true };
    });
  });
};
