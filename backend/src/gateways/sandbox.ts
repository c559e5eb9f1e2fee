import { setTimeout as wait } from 'node:timers/promises';
import { sandboxCards } from '@mobility/openapi/lists';
import type { CheckoutState, PaymentGateway } from '../domain/gateway.ts';
import type { Store } from '../store/store.ts';
import { findCheckout, keepCheckout } from './sandbox-books.ts';

/** Where the checkout page's sessions are kept. */
export type SandboxBooks = { store: Store; now(): number; newId(): string };

/** Where the sandbox's own checkout page is served. */
export const checkoutPath = '/checkout';
const sessionLife = 1_800_000;

const stateOf = (
  row: { outcome: 'paid' | 'failed' | null; expires_at: number } | undefined,
  now: number,
): CheckoutState => row?.outcome ?? (row && row.expires_at > now ? 'pending' : 'expired');

/** A gateway that judges by the last four digits and moves nothing. With `books` it serves a checkout page of its own. */
export const createSandboxGateway = (
  pause: (ms: number) => Promise<unknown> = (ms) => wait(ms),
  books: SandboxBooks | null = null,
): PaymentGateway => ({
  hostsCheckout: books !== null,
  async charge({ last4 }) {
    const card = sandboxCards.find((known) => known.last4 === last4);
    if (card && card.takes > 0) await pause(card.takes);
    return card?.outcome ?? 'paid';
  },
  keepCard: async ({ token }) => ({ token }),
  async createCheckoutSession({ key, amount, description }) {
    if (!books) return null;
    const row = {
      id: `sandbox_${books.newId()}`,
      order_key: key,
      amount,
      description,
      outcome: null,
      expires_at: books.now() + sessionLife,
    };
    const id = await keepCheckout(books.store, row);
    // Relative: the token in the browser's storage belongs to the origin that the payer came from.
    return { id, url: `${checkoutPath}/${id}` };
  },
  readCheckoutSession: async (id) =>
    books ? stateOf(await findCheckout(books.store, id), books.now()) : 'expired',
});
