import type { PaymentRecord, PendingPayments, User } from '@mobility/openapi';
import record from '@mobility/openapi/examples/PaymentRecord.json' with { type: 'json' };
import cash from '@mobility/openapi/examples/PendingPayments.cash.json' with { type: 'json' };
import nonePending from '@mobility/openapi/examples/PendingPayments.none.json' with { type: 'json' };
import driver from '@mobility/openapi/examples/User.driver.json' with { type: 'json' };
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadAllParts } from '../../primitives/OnDemand/load-code.ts';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { createTestSession } from '../../testing/session.ts';
import { Payments } from './Payments.tsx';

beforeAll(loadAllParts);
afterEach(cleanup);

test('the payments page says why it could not be loaded, and loads again', async () => {
  const listPayments = vi.fn(async (): Promise<never[]> => []);
  listPayments.mockRejectedValueOnce({ kind: 'malformed', status: 200, message: 'expected Array' });
  const answers = {
    listPayments,
    listMyRides: async () => [],
    getMyBalance: async () => ({ current_balance: 42.35, recent_transactions: [] }),
  };
  const { client, auth, alerts } = createTestSession(answers, 'token');
  render(
    <MobilityProvider client={client} auth={auth} alerts={alerts}>
      <Payments />
    </MobilityProvider>,
  );
  await screen.findByText('Failed to load payment information');
  screen.getByText("The server's answer could not be read");
  expect(screen.queryByText(/Check your connection/)).toBeNull();
  const [retry] = screen.getAllByRole('button', { name: 'Retry' });
  if (retry) await userEvent.click(retry);
  expect(listPayments).toHaveBeenCalledTimes(2);
});

const claimed = cash.pending_payments[0]?.ride_id ?? '';
const driversPage = (answers: {
  listPayments(): Promise<PaymentRecord[]>;
  listPendingPayments(): Promise<PendingPayments>;
}) => {
  const session = createTestSession(
    {
      getCurrentUser: async () => driver as User,
      getMyBalance: async () => ({ current_balance: 42.35, recent_transactions: [] }),
      ...answers,
    },
    'token',
  );
  render(
    <MobilityProvider {...session}>
      <Payments />
    </MobilityProvider>,
  );
  return { readAgain: () => act(() => session.queryClient.invalidateQueries()) };
};
const inCash = { ...record, ride_id: claimed, payment_method: 'cash', status: 'paid' } as PaymentRecord;

test('a driver reads that cash waits for a confirmation, and that it was received once it is confirmed', async () => {
  let pending = cash as PendingPayments;
  const { readAgain } = driversPage({
    listPayments: async () => [inCash],
    listPendingPayments: async () => pending,
  });
  await screen.findByText('Cash, waiting for your confirmation');
  expect(screen.queryByText('Received in cash')).toBeNull();
  pending = nonePending;
  await readAgain();
  await screen.findByText('Received in cash');
  expect(screen.queryByText('Cash, waiting for your confirmation')).toBeNull();
});

test('cash that a driver reports missing is no transaction', async () => {
  let payments = [inCash];
  const { readAgain } = driversPage({
    listPayments: async () => payments,
    listPendingPayments: async () => cash as PendingPayments,
  });
  await screen.findByText('Cash, waiting for your confirmation');
  payments = [{ ...inCash, status: 'pending', paid_at: null }];
  await readAgain();
  await screen.findByText('No transactions yet');
});

test('a driver sees no cash while it is not known whether it is confirmed', async () => {
  const listPendingPayments = vi.fn(async () => nonePending);
  listPendingPayments.mockRejectedValueOnce({ kind: 'http', status: 503 });
  driversPage({ listPayments: async () => [inCash], listPendingPayments });
  await screen.findByText('Failed to load payment information');
  expect(screen.queryByText('Received in cash')).toBeNull();
  const [retry] = screen.getAllByRole('button', { name: 'Retry' });
  if (retry) await userEvent.click(retry);
  await screen.findByText('Received in cash');
});
