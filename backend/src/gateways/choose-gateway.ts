import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { PaymentGateway } from '../domain/gateway.ts';
import { createSandboxGateway, type SandboxBooks } from './sandbox.ts';
import { createStripeGateway } from './stripe.ts';

/** The gateway that the configuration asks for: Stripe where there is a key, otherwise the sandbox. */
export const chooseGateway = (config: Config, books: SandboxBooks, log: Logger): PaymentGateway => {
  const { stripe, publicUrl, gatewayPatience: patience, hostedCheckout } = config;
  if (stripe) return createStripeGateway({ ...stripe, publicUrl, patience, log });
  return createSandboxGateway(undefined, hostedCheckout ? books : null);
};

/** Whether the sandbox's own checkout page is to be served. */
export const servesCheckout = ({ stripe, hostedCheckout }: Config): boolean => !stripe && hostedCheckout;
