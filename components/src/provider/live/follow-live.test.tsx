import type {
  Balance,
  LiveMessage,
  PaymentRecord,
  PaymentsSummary,
  PendingPayments,
  User,
} from '@mobility/openapi';
import moved from '@mobility/openapi/examples/LiveMessage.balance_transaction.json' with { type: 'json' };
import accepted from '@mobility/openapi/examples/LiveMessage.ride_accepted.json' with { type: 'json' };
import words from '@mobility/openapi/examples/LiveMessage.ride_message.json' with { type: 'json' };
import record from '@mobility/openapi/examples/PaymentRecord.json' with { type: 'json' };
import summary from '@mobility/openapi/examples/PaymentsSummary.json' with { type: 'json' };
import pending from '@mobility/openapi/examples/PendingPayments.json' with { type: 'json' };
import driver from '@mobility/openapi/examples/User.driver.json' with { type: 'json' };
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '../../primitives/Toasts/toasts.ts';
import { aRide } from '../../testing/rides.ts';
import { createTestSession } from '../../testing/session.ts';
import { MobilityProvider } from '../MobilityProvider.tsx';
import { useMobility } from '../mobility.ts';
import { useMyRides } from '../rides/use-my-rides.ts';
import { useBalance } from '../use-balance.ts';

afterEach(cleanup);

const balanceOf = (current_balance: number): Balance => ({ current_balance, recent_transactions: [] });

const CurrentBalance = () => <p>Balance {useBalance().data?.current_balance}</p>;
const Count = () => <p>{useMyRides().data?.length ?? 'none'} rides</p>;

test('a live message about a ride reads the list of rides again', async () => {
  const rides = [aRide('accepted')];
  const listMyRides = vi.fn(async () => [...rides]);
  // JSON has no literal types; the contract's own test proves that the examples are valid.
  const session = createTestSession({ getCurrentUser: async () => rider as User, listMyRides }, 'token');
  render(
    <MobilityProvider client={session.client} auth={session.auth} alerts={session.alerts}>
      <Count />
    </MobilityProvider>,
  );
  await screen.findByText('1 rides');
  await waitFor(() => expect(session.channels).toHaveLength(1));
  rides.push(aRide('paid', { id: 'ride-2' }));
  session.channels[0]?.onMessage(accepted as LiveMessage);
  await screen.findByText('2 rides');
});

test('the toast of an offer closes when another driver takes the ride', async () => {
  const session = createTestSession({ getCurrentUser: async () => rider as User }, 'token');
  render(
    <MobilityProvider client={session.client} auth={session.auth} alerts={session.alerts}>
      <Count />
    </MobilityProvider>,
  );
  await waitFor(() => expect(session.channels).toHaveLength(1));
  toasts.show({ tone: 'info', text: 'An offer', topic: 'offer:r7' });
  toasts.show({ tone: 'info', text: 'Another offer', topic: 'offer:r8' });
  session.channels[0]?.onMessage({ type: 'ride_no_longer_available', ride_id: 'r7' });
  expect(toasts.current().map(({ text }) => text)).toEqual(['Another offer']);
  toasts.clear();
});

test.each([
  ['a command that changed the ride closes the toasts about it', { ride_id: 'r7' }, []],
  ['a command that failed leaves the news that explains it', {}, ['Ride has been cancelled']],
])('%s', async (_, change, left) => {
  const session = createTestSession({ getCurrentUser: async () => rider as User }, 'token');
  render(
    <MobilityProvider client={session.client} auth={session.auth} alerts={session.alerts}>
      <Count />
    </MobilityProvider>,
  );
  await waitFor(() => expect(session.channels).toHaveLength(1));
  toasts.show({ tone: 'info', text: 'Ride has been cancelled', topic: 'ride:r7' });
  session.auth.send({ type: 'ride_changed', ...change });
  expect(toasts.current().map(({ text }) => text)).toEqual(left);
  toasts.clear();
});

/** Shows the number of rides and the balance, once the page is connected and nothing is being read. */
const showPage = async (answers: FakeAnswers) => {
  const session = createTestSession({ getCurrentUser: async () => rider as User, ...answers }, 'token');
  render(
    <MobilityProvider
      client={session.client}
      auth={session.auth}
      alerts={session.alerts}
      queryClient={session.queryClient}
    >
      <Count />
      <CurrentBalance />
    </MobilityProvider>,
  );
  await screen.findByText('1 rides');
  await waitFor(() => expect(session.channels).toHaveLength(1));
  const isAtRest = () => waitFor(() => expect(session.queryClient.isFetching()).toBe(0));
  await isAtRest();
  return { session, isAtRest };
};

test('after a live message the session and the screen read the rides once, together', async () => {
  const listMyRides = vi.fn(async () => [aRide('accepted')]);
  const { session, isAtRest } = await showPage({ listMyRides, getMyBalance: async () => balanceOf(20) });
  const before = listMyRides.mock.calls.length;
  session.channels[0]?.onMessage(accepted as LiveMessage);
  await waitFor(() => expect(listMyRides.mock.calls.length).toBeGreaterThan(before));
  await isAtRest();
  expect(listMyRides.mock.calls.length).toBe(before + 1);
});

test('a read that failed with the server away is repeated when the channel is open again', async () => {
  const getMyBalance = vi.fn(async () => balanceOf(20));
  const { session, isAtRest } = await showPage({
    listMyRides: async () => [aRide('accepted')],
    getMyBalance,
  });
  const before = getMyBalance.mock.calls.length;
  getMyBalance.mockRejectedValue({ kind: 'network' });
  session.channels[0]?.onMessage(moved as LiveMessage);
  await waitFor(() => expect(getMyBalance.mock.calls.length).toBeGreaterThan(before));
  await isAtRest();
  getMyBalance.mockResolvedValue(balanceOf(15));
  session.auth.send({ type: 'live_connected', sendsPositions: true });
  await screen.findByText('Balance 15');
});

/** Shows what a driver's dashboard says about money. */
const Figures = () => {
  const { queries } = useMobility();
  const earned = useQuery(queries.getPaymentsSummary()).data?.total_earnings;
  const paid = useQuery(queries.listPayments()).data?.length;
  const waiting = useQuery(queries.listPendingPayments()).data?.pending_payments.length;
  return (
    <p>{`${earned} earned, ${paid} paid, ${waiting} waiting, balance ${useBalance().data?.current_balance}`}</p>
  );
};

/** A driver's dashboard, and the rider who pays a ride meanwhile. */
const showFigures = async () => {
  let isPaid = false;
  const session = createTestSession(
    {
      getCurrentUser: async () => driver as User,
      getPaymentsSummary: async () => ({ ...(summary as PaymentsSummary), total_earnings: isPaid ? 8 : 0 }),
      listPayments: async () => (isPaid ? [record as PaymentRecord] : []),
      listPendingPayments: async () => ({
        ...(pending as PendingPayments),
        ...(isPaid && { pending_payments: [] }),
      }),
      getMyBalance: async () => balanceOf(isPaid ? 28 : 20),
    },
    'token',
  );
  render(
    <MobilityProvider
      client={session.client}
      auth={session.auth}
      alerts={session.alerts}
      queryClient={session.queryClient}
    >
      <Figures />
    </MobilityProvider>,
  );
  await screen.findByText('0 earned, 0 paid, 1 waiting, balance 20');
  await waitFor(() => expect(session.channels).toHaveLength(1));
  isPaid = true;
  return session;
};

test('what was paid between the first reads of the page and its first connection is read then', async () => {
  const { auth } = await showFigures();
  auth.send({ type: 'resync', isFirst: true });
  await screen.findByText('8 earned, 1 paid, 0 waiting, balance 28');
});

test('a message that a ride was paid in cash updates all that the driver reads about payments', async () => {
  const { channels } = await showFigures();
  channels[0]?.onMessage(words as LiveMessage);
  await screen.findByText('8 earned, 1 paid, 0 waiting, balance 20');
});
