import { createHash } from 'node:crypto';
import { fromCents } from '../../domain/money/money.ts';
import { checkoutPath } from '../../gateways/sandbox.ts';
import type { SandboxCheckoutsTable } from '../../store/schema.ts';
import { escapeHtml } from './html.ts';

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:4rem auto;padding:0 1rem;color:#16181d;background:#fff}
output{display:block;font-size:2rem;font-weight:600;margin:1rem 0}a{color:inherit}
button{font:inherit;margin:1rem .75rem 0 0;padding:.7rem 1.2rem;border:1px solid #16181d;border-radius:.5rem;background:#fff;color:#16181d}
button[value=pay]{background:#16181d;color:#fff}
@media (prefers-color-scheme:dark){body{color:#e8eaed;background:#111317}button,button[value=pay]{border-color:#e8eaed;background:#111317;color:#e8eaed}button[value=pay]{background:#e8eaed;color:#111317}}`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** This page runs nothing and loads nothing. */
export const checkoutPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${title} · Mobility sandbox</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

type Checkout = Pick<SandboxCheckoutsTable, 'id' | 'amount' | 'description' | 'reference' | 'purpose'>;

/** The address to which the payer returns after a choice. */
export const returnPath = ({ id, reference }: Pick<Checkout, 'id' | 'reference'>): string =>
  `/payment-success?session_id=${encodeURIComponent(reference ?? id)}`;
const cancelPath = '/payment-cancelled';

const forCard = {
  what: '<p>The card that is saved is the sandbox’s Visa ending in 4242.</p>',
  accept: 'Save card',
};

/** The page on which the payer chooses how the simulated bank decides. */
export const checkoutPage = (checkout: Checkout): string => {
  const { id, amount, description, purpose } = checkout;
  const price = { what: `<output>$${fromCents(amount).toFixed(2)}</output>`, accept: 'Pay' };
  const { what, accept } = purpose === 'card' ? forCard : price;
  return page(
    'Checkout',
    `<p>${escapeHtml(description)}</p>${what}
<p>This is the sandbox. No card is asked for, and no money moves.</p>
<form method="post" action="${checkoutPath}/${escapeHtml(id)}"><button name="choice" value="pay">${accept}</button><button name="choice" value="decline">Decline</button></form>
<p><a href="${cancelPath}">Back without paying</a></p>`,
  );
};

/** Shown for a checkout session that can no longer be paid. */
export const expiredCheckoutPage = (): string =>
  page('This checkout has expired', `<p><a href="${cancelPath}">Back to Mobility</a></p>`);

/** Shown for an unknown checkout session. */
export const unknownCheckoutPage = (): string =>
  page('This checkout is not known', '<p><a href="/rides">Back to your rides</a></p>');
