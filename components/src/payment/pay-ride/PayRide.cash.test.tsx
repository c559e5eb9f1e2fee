import type { LiveMessage, PaymentStatus, User } from '@mobility/openapi';
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { toasts } from '../../primitives/Toasts/toasts.ts';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { aRide } from '../../testing/rides.ts';
import { createTestSession } from '../../testing/session.ts';
import { PayRide } from './PayRide.tsx';

afterEach(() => {
  cleanup();
  toasts.clear();
});

const ride = aRide('paid');
const paid: PaymentStatus = {
  status: 'paid',
  amount: 7.32,
  payment_id: 'p1',
  payment_method: 'cash',
  expires_at: null,
  paid_at: '2026-11-18T18:58:00.000Z',
};
const missing: LiveMessage = {
  type: 'payment_required',
  ride_id: ride.id,
  amount: 7.32,
  message: 'Your driver did not receive your cash payment.',
  notice: { kind: 'cash_missing', amount: 7.32 },
};

/** The dialog of a ride that is paid in cash, and what the server sends to it. */
const open = async () => {
  let status = paid;
  const session = createTestSession(
    {
      // JSON has no literal types; the contract's own test proves that the examples are valid.
      getCurrentUser: async () => rider as User,
      getRidePaymentStatus: async () => status,
      getMyBalance: async () => ({ current_balance: 42.35, recent_transactions: [] }),
      listSavedCards: async () => [],
      listPayments: async () => [],
    },
    'token',
  );
  render(
    <MobilityProvider client={session.client} auth={session.auth} alerts={session.alerts}>
      <PayRide ride={ride} onClose={() => undefined} />
    </MobilityProvider>,
  );
  await screen.findByRole('dialog', { name: 'Payment Complete' });
  await waitFor(() => expect(session.channels).toHaveLength(1));
  const reportMissing = () => {
    status = { ...paid, status: 'pending', paid_at: null, cash_missing: true };
    session.channels[0]?.onMessage(missing);
  };
  return { reportMissing };
};

test('asks for the payment again once the driver says that the cash did not arrive, and why', async () => {
  const { reportMissing } = await open();
  reportMissing();
  expect(await screen.findByText('Your driver did not receive the cash')).toBeDefined();
  expect(screen.getByRole('dialog', { name: 'Complete Payment' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Receipt' })).toBeNull();
});

test('a dialog that asks for the payment again has the focus itself, and not on the button that pays', async () => {
  const { reportMissing } = await open();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Done'));
  reportMissing();
  await screen.findByRole('button', { name: /^Complete Payment/ });
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});

test('shows no receipt of cash that did not arrive', async () => {
  const { reportMissing } = await open();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Receipt' }));
  await screen.findByRole('dialog', { name: 'Ride Details' });
  reportMissing();
  expect(await screen.findByText('Your driver did not receive the cash')).toBeDefined();
});
