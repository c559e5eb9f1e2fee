import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, onTestFinished, test } from 'vitest';
import { charge, order, startGatewayAt } from '../../testing/stripe/start-gateway.ts';
import { type Exchange, startStripe } from '../../testing/stripe/stripe-server.ts';
import { stripeVersion } from './api.ts';

// Stripe's own package has types that are generated from its published OpenAPI document of one version.
const stripeFolder = fileURLToPath(import.meta.resolve('stripe')).replace(/(node_modules\/stripe)\/.*/, '$1');

type Tree = { [name: string]: Tree | string | number | boolean };

const parsed = (name: string, text: string) => {
  if (/^(?:amount|unit_amount|quantity|expires_at)$/.test(name)) return Number(text);
  return text === 'true' || (text === 'false' ? false : text);
};

const place = (tree: Tree, [name = '', ...rest]: string[], text: string): void => {
  if (rest.length === 0) {
    tree[name] = parsed(name, text);
    return;
  }
  const inner = tree[name];
  const next = typeof inner === 'object' ? inner : {};
  tree[name] = next;
  place(next, rest, text);
};

const withLists = (value: Tree[string]): unknown => {
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
};

/** `line_items[0][quantity]=1` as `{ line_items: [{ quantity: 1 }] }`, which is what Stripe's types describe. */
const decoded = (form: Record<string, string>): unknown => {
  const tree: Tree = {};
  for (const [name, text] of Object.entries(form)) place(tree, name.replaceAll(']', '').split('['), text);
  return withLists(tree);
};

type Shapes = { request: string; answer: string };
const shapes: readonly [call: RegExp, shapes: Shapes][] = [
  [
    /^POST \/v1\/checkout\/sessions$/,
    { request: 'Checkout.SessionCreateParams', answer: 'Checkout.Session' },
  ],
  [/^POST .*\/expire$/, { request: 'Checkout.SessionExpireParams', answer: 'Checkout.Session' }],
  [
    /^GET \/v1\/checkout\/sessions\//,
    { request: 'Checkout.SessionRetrieveParams', answer: 'Checkout.Session' },
  ],
  [/^POST \/v1\/payment_intents$/, { request: 'PaymentIntentCreateParams', answer: 'PaymentIntent' }],
  [/^GET \/v1\/payment_intents\//, { request: 'PaymentIntentRetrieveParams', answer: 'PaymentIntent' }],
  [/^POST \/v1\/refunds$/, { request: 'RefundCreateParams', answer: 'Refund' }],
  [/^GET \/v1\/refunds\//, { request: 'RefundRetrieveParams', answer: 'Refund' }],
  [
    /^POST \/v1\/payment_methods\/[^/]+\/detach$/,
    { request: 'PaymentMethodDetachParams', answer: 'PaymentMethod' },
  ],
  [/^POST \/v1\/customers$/, { request: 'CustomerCreateParams', answer: 'Customer' }],
];

const shapesOf = ({ method, path }: Exchange): Shapes => {
  const found = shapes.find(([call]) => call.test(`${method} ${path}`));
  if (!found) throw new Error(`Stripe has no such call: ${method} ${path}`);
  return found[1];
};

const sourceOf = (exchanges: readonly Exchange[]): string =>
  [
    "import type Stripe from 'stripe';",
    ...exchanges.flatMap((exchange, index) => {
      const { request, answer } = shapesOf(exchange);
      return [
        `export const request${index}: Stripe.${request} = ${JSON.stringify(decoded(exchange.form))};`,
        `export const answer${index}: Stripe.${answer} = ${JSON.stringify(exchange.answer)};`,
      ];
    }),
  ].join('\n');

/** The errors of the given exchanges under Stripe's types. */
const complaints = (exchanges: readonly Exchange[]): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'mobility-stripe-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(dirname(stripeFolder), join(folder, 'node_modules'));
  const file = join(folder, 'exchanges.ts');
  writeFileSync(file, sourceOf(exchanges));
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
};

/** Every call that the gateway can make. */
const everything = async (): Promise<readonly Exchange[]> => {
  const stripe = await startStripe();
  const { gateway } = startGatewayAt(stripe.apiBase);
  const page = await gateway.createCheckoutSession(order);
  if (typeof page === 'string') throw new Error('There is no page');
  await gateway.readCheckoutSession(page.id);
  stripe.pay(page.id);
  await gateway.readCheckoutSession(page.id);
  const sent = await gateway.refund({ key: 'r', amount: 1, paymentId: 'p', sessionId: page.id });
  if (typeof sent === 'string') throw new Error('Nothing was refunded');
  expect(await gateway.readRefund(sent.id)).toMatchObject({ id: sent.id, amount: 1, hasFailed: false });
  await gateway.readRefunded(String(stripe.refundInDashboard(page.id, 100).payment_intent));
  const card = await gateway.createCheckoutSession({ ...order, key: 'card', purpose: 'card', amount: 0 });
  if (typeof card === 'string') throw new Error('There is no page');
  stripe.pay(card.id);
  const saved = await gateway.readCheckoutCard(card.id);
  expect(await gateway.charge({ ...charge, key: 'charge', token: saved?.token ?? '' })).toBe('paid');
  expect(await gateway.forgetCard(saved?.token ?? '')).toBe(true);
  const closed = await gateway.createCheckoutSession({ ...order, key: 'closed' });
  if (typeof closed !== 'string') await gateway.closeCheckoutSession(closed.id);
  return stripe.exchanges;
};

test('every request of the gateway, and every answer of the server in its tests, has the shape that Stripe publishes', async () => {
  const exchanges = await everything();
  expect(new Set(exchanges.map(shapesOf)).size).toBe(shapes.length);
  expect(complaints(exchanges)).toEqual([]);
});

test('a parameter that is unknown to Stripe, and an answer that lacks a field, are found', async () => {
  const [first] = await everything();
  if (!first) throw new Error('Nothing was exchanged');
  const { status: _, ...answer } = first.answer;
  const form = { ...first.form, 'payment_method_types[0]': 'card' };
  expect(complaints([{ ...first, form, answer }])).toEqual([
    expect.stringContaining('\'"payment_method_types"\' does not exist'),
    expect.stringContaining("'status' is missing"),
  ]);
});

test('the API version that the gateway requests is that of these types', () => {
  const declared = readFileSync(join(stripeFolder, 'esm/apiVersion.d.ts'), 'utf8');
  expect(declared).toContain(`ApiVersion = "${stripeVersion}"`);
});
