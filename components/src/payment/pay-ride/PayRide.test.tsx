import type { PaymentState, PaymentStatus, Ride } from '@mobility/openapi';
import { type FakeAnswers, fakeClient } from '@mobility/sdk/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../primitives/Toasts/toasts.ts';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { aRide } from '../../testing/rides.ts';
import { Payments } from '../wallet/Payments.tsx';
import { PayRide } from './PayRide.tsx';

beforeEach(() => toasts.clear());
afterEach(cleanup);

const ride = aRide('unpaid');
const at = (status: PaymentState): PaymentStatus => ({
  status,
  amount: 18.6,
  payment_id: null,
  expires_at: null,
  paid_at: null,
});
const balance = { current_balance: 42.35, recent_transactions: [] };

const page = (answers: FakeAnswers = {}) => {
  const getRidePaymentStatus = vi.fn(async () => at('not_initiated'));
  const initiateRidePayment = vi.fn<NonNullable<FakeAnswers['initiateRidePayment']>>(
    async (_id, { payment_method }) => ({ ...at('pending'), payment_method }),
  );
  const processRidePayment = vi.fn<NonNullable<FakeAnswers['processRidePayment']>>(async () => ({
    message: 'Paid',
    status: 'paid',
    amount: 18.6,
    payment_id: 'p1',
    payment_method: 'cash',
  }));
  const getMyBalance = vi.fn(async () => balance);
  const listMyRides = vi.fn(async (): Promise<Ride[]> => [ride]);
  const leaveTo = vi.fn();
  const client = fakeClient({
    getRidePaymentStatus,
    initiateRidePayment,
    processRidePayment,
    getMyBalance,
    listMyRides,
    ...answers,
  });
  const provided = (children: React.ReactNode) =>
    render(
      <MobilityProvider client={client} leaveTo={leaveTo}>
        {children}
      </MobilityProvider>,
    );
  return { client, provided, initiateRidePayment, processRidePayment, getMyBalance, listMyRides, leaveTo };
};

const open = (answers?: FakeAnswers) => {
  const opened = page(answers);
  const onClose = vi.fn();
  opened.provided(<PayRide ride={ride} onClose={onClose} />);
  return { ...opened, onClose, user: userEvent.setup() };
};

test('a ride that another window pays is shown as paid', async () => {
  let status: PaymentState = 'not_initiated';
  const { client, provided } = page({
    getRidePaymentStatus: async () => ({ ...at(status), payment_method: 'cash' }),
  });
  const { rerender } = provided(<PayRide ride={ride} onClose={vi.fn()} />);
  await screen.findByRole('button', { name: /Complete Payment/ });
  status = 'paid';
  rerender(
    <MobilityProvider client={client}>
      <PayRide ride={{ ...ride, payment_status: 'paid' }} onClose={vi.fn()} />
    </MobilityProvider>,
  );
  expect(await screen.findByText('Paid in cash')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Complete Payment/ })).toBeNull();
});

test('pays by the chosen method, reads the balance again and closes', async () => {
  const { user, initiateRidePayment, processRidePayment, getMyBalance, onClose } = open();
  const method = await screen.findByRole('radio', { name: /Balance/ });
  await waitFor(() => expect(method.closest('label')?.textContent).toContain('23.75'));
  await user.click(screen.getByRole('radio', { name: /Cash/ }));
  await user.click(screen.getByRole('button', { name: /Complete Payment/ }));
  expect(await screen.findByText('Paid in cash')).toBeDefined();
  expect(initiateRidePayment).toHaveBeenCalledExactlyOnceWith(
    ride.id,
    { payment_method: 'cash' },
    expect.anything(),
  );
  expect(processRidePayment.mock.calls[0]?.[1]).toEqual({ payment_method: 'cash' });
  await waitFor(() => expect(getMyBalance).toHaveBeenCalledTimes(2));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('sends one payment however often the button is pressed', async () => {
  const result = Promise.withResolvers<never>();
  const processRidePayment = vi.fn(() => result.promise);
  const { user } = open({ processRidePayment, getRidePaymentStatus: async () => at('pending') });
  await user.dblClick(await screen.findByRole('button', { name: /Complete Payment/ }));
  await user.click(screen.getByRole('button', { name: /Complete Payment/ }));
  expect(processRidePayment).toHaveBeenCalledTimes(1);
});

test('shows why the server refused a payment', async () => {
  const { user } = open({
    getRidePaymentStatus: async () => at('pending'),
    processRidePayment: () => Promise.reject({ kind: 'http', status: 402, detail: 'Insufficient balance' }),
  });
  await user.click(await screen.findByRole('button', { name: /Complete Payment/ }));
  expect((await screen.findAllByText('Insufficient balance')).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: /Complete Payment/ })).toBeDefined();
});

test('shows that a paid ride is paid', async () => {
  open({ getRidePaymentStatus: async () => at('paid') });
  expect(await screen.findByText('Payment Complete')).toBeDefined();
});

test('a paid ride links to its receipt, with how it was paid', async () => {
  const paidInCash = {
    id: 'p1',
    ride_id: ride.id,
    amount: 18.6,
    driver_earnings: 14.88,
    status: 'paid' as const,
    payment_method: 'cash' as const,
    created_at: '2026-11-18T18:58:00.000Z',
  };
  const { user } = open({
    getRidePaymentStatus: async () => at('paid'),
    listPayments: async () => [paidInCash],
  });
  await user.click(await screen.findByRole('button', { name: 'Receipt' }));
  expect(await screen.findByRole('dialog', { name: 'Ride Details' })).toBeDefined();
  expect(await screen.findByText('Paid in cash')).toBeDefined();
});

test('loads again after an error', async () => {
  let isDown = true;
  const { user } = open({
    getRidePaymentStatus: async () => {
      if (isDown) throw new Error('down');
      return at('pending');
    },
  });
  expect(await screen.findByText('Failed to load payment information')).toBeDefined();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: /Complete Payment/ })).toBeDefined();
});

test('dismisses the Pay Now toast of the ride', async () => {
  toasts.show({ tone: 'caution', text: 'Payment required', topic: `pay:${ride.id}` });
  open();
  await screen.findByRole('radio', { name: /Balance/ });
  expect(toasts.current()).toEqual([]);
});

test('leaves the page for a hosted checkout', async () => {
  const { user, leaveTo } = open({
    initiateRidePayment: async () => ({
      ...at('pending'),
      payment_method: 'stripe',
      checkout_url: 'https://checkout.example/cs_1',
    }),
  });
  await user.click(await screen.findByRole('radio', { name: /Credit card/ }));
  await user.click(screen.getByRole('button', { name: /Complete Payment/ }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith('https://checkout.example/cs_1'));
});

test('names both places by their short names', async () => {
  const { provided } = page();
  const addressed = aRide('unpaid', {
    pickup_address: 'Ferry Building, 1 Ferry Building, San Francisco, CA',
    dropoff_address: 'de Young Museum, 50 Hagiwara Tea Garden Dr, San Francisco, CA',
  });
  provided(<PayRide ride={addressed} onClose={vi.fn()} />);
  expect(await screen.findByText(/^Ferry Building to de Young Museum, with /)).toBeDefined();
});

test('opens the dialog of an unpaid ride on the payments page', async () => {
  const { provided } = page();
  provided(<Payments />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Pay Now' }));
  expect(await screen.findByRole('dialog', { name: 'Payment Required' })).toBeDefined();
});

test('shows on the payments page that a read failed, and reads again', async () => {
  const getMyBalance = vi.fn(async () => balance).mockRejectedValueOnce({ kind: 'network' });
  const { provided } = page({
    getMyBalance,
    listSavedCards: async () => [],
    listPayments: async () => [],
    listMyDisputes: async () => ({ disputes: [] }),
  });
  provided(<Payments />);
  const user = userEvent.setup();
  expect(await screen.findByText('Failed to load payment information')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByTestId('balance-panel').textContent).toContain('42.35'));
  expect(screen.queryByText('Failed to load payment information')).toBeNull();
});
