import { expect, test } from 'vitest';
import { jobFor, transact } from '../command.ts';
import { processRidePayment } from '../operations/payments/processRidePayment.ts';
import { cardsOf, insertCard } from '../store/money/saved-cards.ts';
import { given, outcomeOf, requestBy } from '../testing/index.ts';
import { startServer } from '../testing/start-server.ts';
import { startFakeStripe } from '../testing/stripe/fake-stripe.ts';

type Session = { session_id: string; checkout_url: string };
type Status = { payment_status: string };

const openPage = async (options: Parameters<typeof startServer>[0]) => {
  const server = await startServer(options);
  const ride = await given.completedRide(server.context);
  const { token } = ride.rider;
  const opened = await server.call<Session>('POST', `/api/rides/${ride.rideId}/payment/initiate`, {
    token,
    body: { payment_method: 'stripe' },
  });
  const look = async () =>
    (await server.call<Status>('GET', `/api/payments/status/${opened.body.session_id}`, { token })).body;
  const page = (init?: RequestInit) =>
    fetch(server.url + opened.body.checkout_url, { redirect: 'manual', ...init });
  return { server, ride, opened, look, page };
};
const form = (text: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: text,
});

test.each([
  ['pay', 'paid', 'paid'],
  ['decline', 'failed', 'failed'],
])(
  'the choice %s on the sandbox’s own page gives the status %s and the stored status %s',
  async (choice, status, kept) => {
    const { ride, opened, look, page, server } = await openPage({ hostedCheckout: true });
    expect(opened.status).toBe(200);
    const shown = await page();
    expect(shown.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(await shown.text()).toContain('<output>$7.32</output>');
    expect(await look()).toMatchObject({ payment_status: 'pending' });

    expect((await page(form('choice=nothing'))).status).toBe(422);
    const answer = await page(form(`choice=${choice}`));
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/payment-success?session_id=${opened.body.session_id}`,
    ]);
    expect((await page()).status).toBe(303);
    expect(await look()).toMatchObject({ payment_status: status });
    const rides = await server.call<{ id: string; payment_status: string }[]>('GET', '/api/rides/my-rides', {
      token: ride.rider.token,
    });
    expect(rides.body[0]?.payment_status).toBe(kept);
  },
);

test('an unknown session shows an error page, and without hosted mode there is no page', async () => {
  const hosted = await startServer({ hostedCheckout: true });
  const unknown = await fetch(`${hosted.url}/checkout/sandbox_none`);
  expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('not known')]);
  expect((await fetch(`${hosted.url}/checkout/sandbox_none`, form('choice=pay'))).status).toBe(404);
  const plain = await startServer();
  expect((await fetch(`${plain.url}/checkout/sandbox_none`)).status).toBe(404);
});

const canary = 'sk_live_canary7d21';
const keptCard = {
  token: 'cus_1.pm_1',
  brand: 'visa',
  last4: '4242',
  expiry_month: 12,
  expiry_year: 2034,
} as const;

test('with Stripe the ride is paid on Stripe’s page, and the secret key never leaves the server', async () => {
  const paid = { id: 'cs_test_a1', status: 'complete', payment_status: 'paid' };
  const { apiBase, asked } = await startFakeStripe(
    { status: 200, body: { id: 'cs_test_a1', url: 'https://checkout.stripe.com/c/pay/cs_test_a1' } },
    { status: 200, body: paid },
    {
      status: 401,
      body: { error: { type: 'invalid_request_error', message: `Invalid API Key: ${canary}` } },
    },
  );
  const lines: string[] = [];
  const { opened, look, server } = await openPage({
    stripe: { secretKey: canary, apiBase },
    publicUrl: 'https://mobility.example',
    logLevel: 'debug',
    logDestination: { write: (line: string) => void lines.push(line) },
  });
  expect(opened.body).toMatchObject({
    session_id: expect.stringMatching(/^\w{26}$/),
    checkout_url: 'https://checkout.stripe.com/c/pay/cs_test_a1',
  });
  const seen = await look();
  expect(seen).toMatchObject({ payment_status: 'paid', currency: 'USD', amount: 7.32, purpose: 'ride' });
  expect(asked.map(({ method, path }) => [method, path])).toEqual([
    ['POST', '/v1/checkout/sessions'],
    ['GET', '/v1/checkout/sessions/cs_test_a1?expand%5B0%5D=payment_intent'],
  ]);

  const other = await given.completedRide(server.context);
  await given.initiate(server.context, other, 'cash');
  await transact(server.context, jobFor(), (unit) => insertCard(unit, other.rider.id, keptCard, true));
  const [card] = await cardsOf(server.context.store.read, other.rider.id);
  const body = { payment_method: 'stripe' as const, card_id: card?.id ?? '' };
  const byCard = { params: { id: other.rideId }, body };
  const refused = await outcomeOf(processRidePayment(server.context, requestBy(other.rider, byCard)));
  expect(refused.slice(0, 2)).toEqual([402, 'gateway_timeout']);
  server.context.log.error({ err: new Error(`an error that names ${canary}`) }, canary);
  const said = JSON.stringify([opened, seen, refused, lines]);
  expect(lines.length).toBeGreaterThan(3);
  expect(said).not.toContain('canary');
});
