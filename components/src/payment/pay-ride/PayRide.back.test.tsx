import type { PaymentResult, PaymentStatus, User } from '@mobility/openapi';
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '../../primitives/Toasts/toasts.ts';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { aRide } from '../../testing/rides.ts';
import { createTestSession } from '../../testing/session.ts';
import { PayRide } from './PayRide.tsx';

afterEach(() => {
  cleanup();
  toasts.clear();
});

const ride = aRide('unpaid');
const open: PaymentStatus = {
  status: 'pending',
  amount: 18.6,
  payment_id: 'p1',
  payment_method: 'stripe',
  expires_at: null,
  paid_at: null,
};
const paid: PaymentResult = {
  status: 'paid',
  amount: 18.6,
  payment_id: 'p1',
};
const patience = { timeout: 5_000 };

/** The dialog, opened in an entry of the history as a page opens it, with a card that is being charged. */
const pay = async () => {
  const before = location.href;
  history.pushState({ isDialog: true }, '', '?pay=r1');
  const answer = Promise.withResolvers<PaymentResult>();
  const processRidePayment = vi.fn(() => answer.promise);
  const invalidated = vi.fn();
  const session = createTestSession(
    {
      // JSON has no literal types; the contract's own test proves that the examples are valid.
      getCurrentUser: async () => rider as User,
      getRidePaymentStatus: async () => open,
      initiateRidePayment: async () => open,
      processRidePayment,
      getMyBalance: async () => ({ current_balance: 42.35, recent_transactions: [] }),
      listSavedCards: async () => [],
      listPayments: async () => [],
    },
    'token',
  );
  const { client, auth, alerts, queryClient } = session;
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async (filters) => invalidated(filters));
  const said: string[] = [];
  alerts.on('toast', ({ alert: { message, detail } }) =>
    said.push(typeof detail === 'string' ? detail : message),
  );
  const { unmount } = render(
    <StrictMode>
      <MobilityProvider client={client} auth={auth} alerts={alerts} queryClient={queryClient}>
        <PayRide ride={ride} onClose={vi.fn()} />
      </MobilityProvider>
    </StrictMode>,
  );
  await waitFor(() => expect(session.channels).toHaveLength(1));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Complete Payment/ }));
  await user.type(await screen.findByRole('textbox', { name: 'Cardholder Name' }), 'Ana');
  await user.type(screen.getByRole('textbox', { name: 'Card Number' }), '4242424242424242');
  await user.type(screen.getByRole('textbox', { name: 'Expiry Date' }), '1230');
  await user.type(screen.getByRole('textbox', { name: 'CVC' }), '123');
  await user.click(screen.getByRole('button', { name: 'Pay $18.60' }));
  await screen.findByText('Processing Payment');
  return { before, answer, processRidePayment, unmount, auth, said, invalidated };
};

const goBack = async (): Promise<void> => {
  const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await gone;
};
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('Back does not leave a payment while it is processed, and does afterwards', async () => {
  const { before, answer } = await pay();
  await goBack();
  expect([location.search, history.state]).toEqual(['?pay=r1', { isDialog: true }]);
  answer.resolve(paid);
  await screen.findByText('Payment Successful!', {}, patience);
  await goBack();
  expect(location.href).toBe(before);
});

test('closing the page asks while the card is charged, and not afterwards', async () => {
  expect(asks()).toBe(false);
  const { answer } = await pay();
  expect(asks()).toBe(true);
  answer.resolve(paid);
  await screen.findByText('Payment Successful!', {}, patience);
  expect(asks()).toBe(false);
});

test('a payment whose dialog is gone is made, says so, and reads the rides again', async () => {
  const { answer, processRidePayment, unmount, said, invalidated } = await pay();
  unmount();
  await vi.waitFor(() => expect(processRidePayment).toHaveBeenCalledOnce(), patience);
  expect([said, invalidated.mock.calls]).toEqual([[], []]);
  answer.resolve(paid);
  await vi.waitFor(() => expect(said).toEqual(['payment.completed']), patience);
  await vi.waitFor(() => expect(invalidated).toHaveBeenCalledTimes(3), patience);
});

test('a card that is refused when its dialog is gone says why', async () => {
  const { answer, processRidePayment, unmount, said } = await pay();
  unmount();
  await vi.waitFor(() => expect(processRidePayment).toHaveBeenCalledOnce(), patience);
  answer.reject({ kind: 'http', status: 402, detail: 'Your card was declined.' });
  await vi.waitFor(() => expect(said).toEqual(['Your card was declined.']), patience);
});

test('a payment that has not been sent ends with the session', async () => {
  const { processRidePayment, unmount, auth } = await pay();
  auth.send({ type: 'logout' });
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(processRidePayment).not.toHaveBeenCalled();
});
