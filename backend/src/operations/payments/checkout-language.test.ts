import type { Language } from '@mobility/openapi';
import { expect, onTestFinished, test } from 'vitest';
import type { Context } from '../../context.ts';
import {
  createClock,
  createSandboxGateway,
  createTestContext,
  given,
  outcomeOf,
  type Person,
  requestBy,
} from '../../testing/index.ts';
import { startServer } from '../../testing/start-server.ts';
import { updateSettings } from '../user/updateSettings.ts';
import { initiateRidePayment } from './initiateRidePayment.ts';

const speak = (context: Context, rider: Person, language: Language) =>
  updateSettings(context, requestBy(rider, { body: { language } }));

test('the page of a checkout is in the language of the payer, also after that has changed, and whatever the browser asks for', async () => {
  const clock = createClock();
  const server = await startServer({ hostedCheckout: true, now: clock.now });
  const { rideId, rider } = await given.completedRide(server.context);
  await speak(server.context, rider, 'ar-AE');
  const open = async () => {
    const options = { token: rider.token, body: { payment_method: 'stripe' } };
    const path = `/api/rides/${rideId}/payment/initiate`;
    const { body } = await server.call<{ checkout_url: string }>('POST', path, options);
    return (await fetch(server.url + body.checkout_url, { headers: { 'accept-language': 'en-US' } })).text();
  };
  expect(await open()).toContain('<html lang="ar-AE" dir="rtl">');
  expect(await open()).toContain(`<p dir="auto">الرحلة \u2068#${rideId.slice(-8)}\u2069</p>`);
  await speak(server.context, rider, 'de-DE');
  expect(await open()).toContain('الرحلة');
  clock.advance(1_900_000);
  expect(await open()).toContain(`<p dir="auto">Fahrt #${rideId.slice(-8)}</p>`);
});

test('an order that is repeated stays the same when its payer changes the language', async () => {
  const described: string[] = [];
  const gateway = {
    ...createSandboxGateway(async () => {}),
    hostsCheckout: true,
    createCheckoutSession: async ({ description }: { description: string }) =>
      described.push(description) === 1 ? ('unclear' as const) : { id: 'cs_1', url: 'https://pay.test/cs_1' },
  };
  const context = await createTestContext({ gateway });
  onTestFinished(() => context.store.close());
  const { rideId, rider } = await given.completedRide(context);
  const choose = () =>
    outcomeOf(
      initiateRidePayment(
        context,
        requestBy(rider, { params: { id: rideId }, body: { payment_method: 'stripe' }, key: 'intent-1' }),
      ),
    );
  await speak(context, rider, 'de-DE');
  expect((await choose())[0]).toBe(402);
  await speak(context, rider, 'ar-AE');
  expect((await choose())[0]).toBe(200);
  expect(described).toEqual([`Fahrt #${rideId.slice(-8)}`, `Fahrt #${rideId.slice(-8)}`]);
});
