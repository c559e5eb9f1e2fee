import { createHash } from 'node:crypto';
import { fromCents } from '../../domain/money/money.ts';
import { checkoutPath } from '../../gateways/sandbox.ts';
import { escapeHtml } from './html.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:4rem auto;padding:0 1rem;color:#16181d;background:#fff}
output{display:block;font-size:2rem;font-weight:600;margin:1rem 0}
button{font:inherit;margin:1rem .75rem 0 0;padding:.7rem 1.2rem;border:1px solid #16181d;border-radius:.5rem;background:#fff;color:#16181d}
button[value=pay]{background:#16181d;color:#fff}`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** This page runs nothing and loads nothing. */
export const checkoutPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${title} · Mobility sandbox</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

type Order = { id: string; amount: number; description: string };

/** The page on which the payer chooses how the simulated bank decides. */
export const checkoutPage = ({ id, amount, description }: Order): string =>
  page(
    'Checkout',
    `<p>${escapeHtml(description)}</p><output>$${fromCents(amount).toFixed(2)}</output>
<p>This is the sandbox. No card is asked for, and no money moves.</p>
<form method="post" action="${checkoutPath}/${escapeHtml(id)}"><button name="choice" value="pay">Pay</button><button name="choice" value="decline">Decline</button></form>`,
  );

/** Shown for an unknown checkout session. */
export const unknownCheckoutPage = (): string =>
  page('This checkout is not known', '<p><a href="/rides">Back to your rides</a></p>');
