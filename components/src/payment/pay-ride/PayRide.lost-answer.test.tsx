import type { PaymentStatus, User } from '@mobility/openapi';
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { limits } from '@mobility/openapi/limits';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  payment_method: 'balance',
  expires_at: null,
  paid_at: null,
};
const unknown = 'We do not know yet whether your payment went through. Checking…';

/** The dialog of a payment whose answer is lost by a server that is away from then on. */
const openDialog = async (payment_method: 'balance' | 'stripe') => {
  let status: PaymentStatus | null = { ...open, payment_method };
  const session = createTestSession(
    {
      // JSON has no literal types; the contract's own test proves that the examples are valid.
      getCurrentUser: async () => rider as User,
      getRidePaymentStatus: async () => status ?? Promise.reject({ kind: 'network' }),
      initiateRidePayment: async () => ({ ...open, payment_method }),
      processRidePayment: () => {
        status = null;
        return Promise.reject({ kind: 'network' });
      },
      getMyBalance: async () => ({ current_balance: 42.35, recent_transactions: [] }),
      listSavedCards: async () => [],
      listPayments: async () => [],
    },
    'token',
  );
  const onClose = vi.fn();
  const dialog = (paid = false) => (
    <MobilityProvider client={session.client} auth={session.auth} alerts={session.alerts}>
      <PayRide ride={{ ...ride, payment_status: paid ? 'paid' : 'pending' }} onClose={onClose} />
    </MobilityProvider>
  );
  const { rerender } = render(dialog());
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Complete Payment/ }));
  await waitFor(() => expect(session.channels).toHaveLength(1));
  return {
    user,
    onClose,
    comeBack: async () => {
      status = { ...open, payment_method, status: 'paid', paid_at: '2026-11-18T18:58:00.000Z' };
      session.channels[0]?.onOpen();
      // The client introduces itself a moment after the channel has opened.
      await new Promise((resolve) => setTimeout(resolve, limits.live.readyDelay * 2));
      session.channels[0]?.onMessage({ type: 'connection_ready_ack' });
    },
    listAsPaid: () => {
      status = { ...open, payment_method, status: 'paid', paid_at: '2026-11-18T18:58:00.000Z' };
      rerender(dialog(true));
    },
  };
};

const payByCard = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
  await user.type(await screen.findByRole('textbox', { name: 'Cardholder Name' }), 'Ana');
  await user.type(screen.getByRole('textbox', { name: 'Card Number' }), '4242424242424242');
  await user.type(screen.getByRole('textbox', { name: 'Expiry Date' }), '1230');
  await user.type(screen.getByRole('textbox', { name: 'CVC' }), '123');
  await user.click(screen.getByRole('button', { name: 'Pay $18.60' }));
};
const patience = { timeout: 5_000 };

test('says that the outcome of a payment is unknown, and how it was paid once the server is back', async () => {
  const { comeBack } = await openDialog('balance');
  expect(await screen.findByText(unknown)).toBeDefined();
  expect(screen.getByText('You are charged once, however often we check.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Complete Payment/ })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await comeBack();
  // Sooner than the pause between two questions.
  expect(await screen.findByText('Paid from your balance', {}, { timeout: 2_000 })).toBeDefined();
});

test('says the same of a card, which is paid once the list of rides says so', async () => {
  const { user, listAsPaid } = await openDialog('stripe');
  await payByCard(user);
  expect(await screen.findByText(unknown, {}, patience)).toBeDefined();
  expect(screen.queryByText('Payment Failed')).toBeNull();
  listAsPaid();
  expect(await screen.findByText('Payment Successful!')).toBeDefined();
  expect(await screen.findByText('Paid by credit card', {}, patience)).toBeDefined();
});

test('can be closed while the outcome of a card is unknown', async () => {
  const { user, onClose } = await openDialog('stripe');
  await payByCard(user);
  await screen.findByText(unknown, {}, patience);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
