import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { PaymentGateway } from '../domain/money/gateway.ts';
import { createSandboxGateway, type SandboxBooks } from './sandbox.ts';
import { createStripeGateway } from './stripe/gateway.ts';

/** The gateway of the configuration: Stripe if there is a key, otherwise the sandbox. */
export const chooseGateway = (config: Config, books: SandboxBooks, log: Logger): PaymentGateway => {
  const { stripe, gatewayPatience: patience, hostedCheckout } = config;
  if (stripe)
    return createStripeGateway({
      ...stripe,
      patience,
      log,
      // Read with each order: the address of a server on a free port is known once it listens.
      get publicUrl() {
        return config.publicUrl;
      },
    });
  return createSandboxGateway(undefined, hostedCheckout ? books : null);
};

/** Whether this server serves the sandbox's own checkout page. */
export const servesCheckout = ({ stripe, hostedCheckout }: Config): boolean => !stripe && hostedCheckout;
