import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type CardOutcome, sandboxCards } from '@mobility/openapi/lists';
import type {
  CardDetails,
  Checkout,
  CheckoutOrder,
  CheckoutState,
  PaymentGateway,
} from '../domain/money/gateway.ts';
import type { Store } from '../store/store.ts';
import { endCheckout, findCheckout, keepCheckout } from './sandbox-books.ts';

/** The store of the checkout page's sessions. */
export type SandboxBooks = { store: Store; now(): number; newId(): string };

/** The path of the sandbox's own checkout page. */
export const checkoutPath = '/checkout';

/** The card that the sandbox's page saves. */
const savedCard = { brand: 'visa', last4: '4242', expiry_month: 12, expiry_year: 2034 } as const;

/** The permanent token of a card: a hash of its details, so that the same card gets the same token and a duplicate is found. */
const tokenOf = ({ brand, last4, expiry_month, expiry_year }: CardDetails): string =>
  `card_${createHash('sha256').update([brand, last4, expiry_month, expiry_year].join(' ')).digest('base64url')}`;

const stateOf = (
  row: { outcome: 'paid' | 'failed' | null; expires_at: number } | undefined,
  now: number,
): CheckoutState => row?.outcome ?? (row && row.expires_at > now ? 'pending' : 'expired');

const openPage = async (
  { store, newId }: SandboxBooks,
  { key, amount, description, reference, purpose, expiresAt }: CheckoutOrder,
): Promise<Checkout> => {
  const id = await keepCheckout(store, {
    id: `sandbox_${newId()}`,
    order_key: key,
    amount,
    description,
    reference,
    purpose,
    outcome: null,
    expires_at: expiresAt,
  });
  // A relative URL, because the token in the browser's storage belongs to the payer's origin.
  return { id, url: `${checkoutPath}/${id}` };
};

/** A gateway that decides by the last four digits and moves no money. With `books` it serves its own checkout page. */
export const createSandboxGateway = (
  pause: (ms: number) => Promise<unknown> = (ms) => wait(ms),
  books: SandboxBooks | null = null,
): PaymentGateway => {
  const judge = async (last4: string): Promise<CardOutcome> => {
    const card = sandboxCards.find((known) => known.last4 === last4);
    if (card && card.takes > 0) await pause(card.takes);
    return card?.outcome ?? 'paid';
  };
  return {
    hostsCheckout: books !== null,
    charge: ({ last4 }) => judge(last4),
    keepCard: books
      ? null
      : async ({ card }) => {
          const outcome = await judge(card.last4);
          // Insufficient funds show only when the card is charged.
          const isKept = outcome === 'paid' || outcome === 'insufficient_funds';
          return isKept ? { token: tokenOf(card) } : { refused: outcome };
        },
    refund: async ({ key }) => ({ id: key }),
    readRefund: async () => null,
    forgetCard: async () => true,
    readRefunded: async () => null,
    createCheckoutSession: async (order) => (books ? openPage(books, order) : 'refused'),
    readCheckoutSession: async (id) =>
      books ? stateOf(await findCheckout(books.store, id), books.now()) : 'expired',
    readCheckoutCard: async () => ({ ...savedCard, token: tokenOf(savedCard) }),
    closeCheckoutSession: async (id) => {
      if (books) await endCheckout(books.store, id, books.now());
    },
  };
};
