import type { Checkout, CheckoutRequest } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { fromPromise } from 'xstate';

/** A request for the payment page, where cards are entered on the page of the payment provider. */
export type CheckoutCall = { body: CheckoutRequest; idempotencyKey: string | null };
/** The payment continues at the payment page, outside of the app. */
export type CheckoutOpened = { type: 'checkout_opened'; url: string };

/** Opens the payment page. The call is never aborted: the server may already have opened it. */
export const openCheckoutBy = (client: Pick<MobilityClient, 'openCheckout'>) =>
  fromPromise<Checkout, CheckoutCall>(({ input }) =>
    client.openCheckout(input.body, { idempotencyKey: input.idempotencyKey ?? undefined }),
  );
