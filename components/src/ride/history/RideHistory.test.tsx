import type { Ride, User } from '@mobility/openapi';
import admin from '@mobility/openapi/examples/User.admin.json' with { type: 'json' };
import driver from '@mobility/openapi/examples/User.driver.json' with { type: 'json' };
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { createClient } from '@mobility/sdk';
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { aRide } from '../../testing/rides.ts';
import { createTestSession } from '../../testing/session.ts';
import { RideHistory } from './RideHistory.tsx';
import type { RideHistoryProps } from './roles/use-history.ts';

afterEach(cleanup);

const users = { rider, driver, admin } as Record<'rider' | 'driver' | 'admin', User>;
const unpaid = aRide('unpaid', { id: 'ride-aaaaaaaa', rating: null });

type Served = Pick<ReturnType<typeof createClient>, 'listMyRides' | 'countMyRides'>;

type Given = RideHistoryProps & { rides?: Ride[]; served?: Served; Page?: ComponentType<RideHistoryProps> };

const show = async (
  role: keyof typeof users,
  answers: FakeAnswers = {},
  { rides = [unpaid], served, Page = RideHistory, ...props }: Given = {},
) => {
  const session = createTestSession(
    { getCurrentUser: async () => users[role], listMyRides: async () => rides, ...answers },
    'token',
  );
  await waitFor(() => expect(session.auth.getSnapshot().context.user).not.toBeNull());
  const navigate = vi.fn();
  const drafts = { getItem: () => null, setItem: vi.fn(), removeItem: vi.fn() };
  const { auth, alerts } = session;
  // The answers of a fake have no headers, and so no further page.
  const client = { ...session.client, ...served };
  render(
    <MobilityProvider
      {...{ client, auth, alerts, drafts, navigate }}
      links={{ bookRide: '/trips/new', ride: '/trips/now/{id}' }}
    >
      <Page {...props} />
    </MobilityProvider>,
  );
  return { session, drafts, navigate, user: userEvent.setup() };
};

test('a rider rates a ride with one tap, which is sent once', async () => {
  const rating = Promise.withResolvers<{ message: string }>();
  const rateRide = vi.fn<NonNullable<FakeAnswers['rateRide']>>(() => rating.promise);
  const { user } = await show('rider', { rateRide });
  await user.click(await screen.findByRole('button', { name: 'Rate' }));
  await user.dblClick(screen.getByRole('button', { name: 'Happy' }));
  expect(await screen.findByText('Submitting rating...')).toBeDefined();
  expect(rateRide).toHaveBeenCalledOnce();
  expect(rateRide.mock.calls[0]?.slice(0, 2)).toEqual([
    unpaid.id,
    { rating: 4, comment: expect.any(String) },
  ]);
  rating.resolve({ message: '' });
  await waitFor(() => expect(screen.queryByText('How was your ride?')).toBeNull());
});

test.each([
  ['a first rating', null],
  ['another rating', 3],
])('the focus of %s goes to the question and back to the buttons', async (_, rating) => {
  const sent = Promise.withResolvers<{ message: string }>();
  const ride = { ...unpaid, rating, rated_at: rating && new Date().toISOString() };
  const { user } = await show('rider', { rateRide: () => sent.promise }, { rides: [ride] });
  (await screen.findByRole('button', { name: 'Rate' })).focus();
  await user.keyboard('{Enter}');
  const question = () => screen.getByRole('group', { name: 'How was your ride?' });
  expect(document.activeElement).toBe(question());
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Angry');
  await user.keyboard('{Enter}');
  await screen.findByText('Submitting rating...');
  expect(document.activeElement).toBe(question());
  sent.resolve({ message: '' });
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  expect(document.activeElement?.textContent).toMatch(/^(Rate|Details)$/);
});

test('a rating that fails is reported and can be chosen again', async () => {
  const rateRide = vi.fn<NonNullable<FakeAnswers['rateRide']>>(() => Promise.reject({ kind: 'network' }));
  const { user, session } = await show('rider', { rateRide });
  const messages: string[] = [];
  session.alerts.on('toast', ({ alert }) => messages.push(alert.message));
  await user.click(await screen.findByRole('button', { name: 'Rate' }));
  await user.click(screen.getByRole('button', { name: 'Sad' }));
  await waitFor(() => expect(messages).toEqual(['ride.ratingFailed']));
  await user.click(screen.getByRole('button', { name: 'Sad' }));
  expect(rateRide).toHaveBeenCalledTimes(2);
});

test('Book Again leads to the booking form of the page with the choices of the ride', async () => {
  const { user, drafts, navigate } = await show('rider');
  await user.click(await screen.findByRole('button', { name: 'Book Again' }));
  expect(drafts.setItem).toHaveBeenCalledWith(
    'bookAgainData',
    expect.stringContaining(unpaid.pickup_address),
  );
  expect(navigate).toHaveBeenCalledWith('/trips/new');
});

test('Follow ride leads to the ride’s own screen', async () => {
  await show('rider', {}, { rides: [aRide('accepted')] });
  const link = await screen.findByRole('link', { name: 'Follow ride' });
  expect(link.getAttribute('href')).toMatch(/^\/trips\/now\/01/);
});

test('the details of an unpaid ride lead to its payment', async () => {
  const onPay = vi.fn();
  const { user } = await show('rider', {}, { rideId: null, onPay, onClose: vi.fn() });
  await user.click(await screen.findByRole('button', { name: 'Details' }));
  await user.click(await screen.findByRole('button', { name: 'Pay Now' }));
  expect(onPay).toHaveBeenCalledWith(expect.objectContaining({ id: unpaid.id }));
  expect(screen.queryByRole('dialog', { name: 'Ride Details' })).toBeNull();
});

test('a list that could not be loaded is read again on Retry', async () => {
  const listMyRides = vi.fn<NonNullable<FakeAnswers['listMyRides']>>(() =>
    Promise.reject({ kind: 'network' }),
  );
  const { user } = await show('rider', { listMyRides });
  expect(await screen.findByText('Failed to load ride history')).toBeDefined();
  listMyRides.mockResolvedValue([unpaid]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article')).toBeDefined();
});

test.each(['rider', 'driver'] as const)("a %s's history says why it could not be loaded", async (role) => {
  const unreadable = () => Promise.reject({ kind: 'malformed', status: 200, message: 'expected Array' });
  await show(role, { listMyRides: unreadable, listUnifiedRides: unreadable });
  expect(await screen.findByText("The server's answer could not be read")).toBeDefined();
  expect(screen.queryByText('Check your connection, then try again.')).toBeNull();
});

test('a driver sees a table and can refresh it', async () => {
  const listUnifiedRides = vi.fn(async () => ({ completed_matches: [unpaid] }));
  const { user } = await show('driver', { listUnifiedRides });
  expect(await screen.findByRole('columnheader', { name: 'Your Earnings' })).toBeDefined();
  const before = listUnifiedRides.mock.calls.length;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(listUnifiedRides.mock.calls.length).toBeGreaterThan(before));
});

test('an admin sees the rides of the platform without Rate, Book Again and Pay Now', async () => {
  const { user } = await show('admin');
  expect(await screen.findByText('View and manage all platform rides')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Details' }));
  expect(await screen.findByRole('dialog', { name: 'Ride Details' })).toBeDefined();
  for (const name of ['Rate', 'Book Again', 'Pay Now'])
    expect(screen.queryByRole('button', { name, hidden: true })).toBeNull();
});

test('the decision of an admin takes the place of the details, and a host keeps it in its address', async () => {
  const opened = { detailsId: unpaid.id, onDetails: vi.fn(), onDetailsClose: vi.fn() };
  const decision = { isDeciding: false, onDecide: vi.fn(), onKeep: vi.fn() };
  const first = await show('admin', {}, { ...opened, ...decision });
  await first.user.click(await screen.findByRole('button', { name: 'Write off' }));
  expect(decision.onDecide).toHaveBeenCalledOnce();
  expect(screen.queryByRole('textbox', { name: /Reason/ })).toBeNull();
  cleanup();
  const second = await show('admin', {}, { ...opened, ...decision, isDeciding: true });
  await screen.findByRole('textbox', { name: /Reason/ });
  expect(screen.queryByRole('dialog', { name: 'Ride Details' })).toBeNull();
  await second.user.click(screen.getByRole('button', { name: 'Keep as it is' }));
  expect(decision.onKeep).toHaveBeenCalledOnce();
  expect(opened.onDetailsClose).not.toHaveBeenCalled();
});

test('a host that has only the details in its address opens and closes the decision, and the details come back without it', async () => {
  const Host = () => {
    const [id, setId] = useState<string | null>(null);
    return (
      <>
        <RideHistory detailsId={id} onDetails={(ride) => setId(ride.id)} onDetailsClose={() => setId(null)} />
        <button type="button" onClick={() => setId(null)}>
          Back
        </button>
      </>
    );
  };
  const { user } = await show('admin', {}, { Page: Host });
  const decide = async () => {
    await user.click(await screen.findByRole('button', { name: 'Details' }));
    await user.click(await screen.findByRole('button', { name: 'Write off' }));
    await screen.findByRole('textbox', { name: /Reason/ });
  };
  await decide();
  await user.click(screen.getByRole('button', { name: 'Keep as it is' }));
  await screen.findByRole('dialog', { name: 'Ride Details' });
  expect(screen.queryByRole('textbox', { name: /Reason/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Write off' }));
  await screen.findByRole('textbox', { name: /Reason/ });
  fireEvent.click(screen.getByRole('button', { name: 'Back', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Reason/ })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Details' }));
  await screen.findByRole('dialog', { name: 'Ride Details' });
  expect(screen.queryByRole('textbox', { name: /Reason/ })).toBeNull();
});

test('without a host the history keeps the decision itself', async () => {
  const { user } = await show('admin');
  await user.click(await screen.findByRole('button', { name: 'Details' }));
  await user.click(await screen.findByRole('button', { name: 'Write off' }));
  await user.click(await screen.findByRole('button', { name: 'Keep as it is' }));
  expect(await screen.findByRole('dialog', { name: 'Ride Details' })).toBeDefined();
  expect(screen.queryByRole('textbox', { name: /Reason/ })).toBeNull();
});

test.each([
  ['rider', [unpaid, 'no ride']],
  ['driver', { completed_matches: [unpaid, 'no ride'] }],
] as const)('a %s sees how many rides could not be read, also after another read', async (role, body) => {
  const fetch = vi.fn(async () => Response.json(body));
  const tokens = { read: () => 'token', write: () => undefined };
  const { listMyRides, listUnifiedRides } = createClient({ baseUrl: 'http://backend.test', tokens, fetch });
  await show(role, { listMyRides, listUnifiedRides });
  expect(await screen.findByText('1 ride could not be shown.')).toBeDefined();
  const calls = fetch.mock.calls.length;
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(fetch.mock.calls.length).toBeGreaterThan(calls));
  await waitFor(() => expect(screen.getByText('1 ride could not be shown.')).toBeDefined());
});

/** A server whose history has two pages, and what it was asked. */
const longHistory = () => {
  const asked: URLSearchParams[] = [];
  const page = (name: string): Ride[] => [
    aRide('paid', { id: `ride-${name}`, pickup_address: `${name} Street` }),
  ];
  const answers: Record<string, () => Response> = {
    '/api/rides/my-rides': () => {
      const query = asked.at(-1);
      if (query?.has('cursor')) return Response.json(page('older'));
      if (query?.has('status')) return Response.json(page('cancelled'));
      if (query?.has('search')) return Response.json(page('found'));
      return Response.json(page('newest'), { headers: { 'x-next-cursor': 'next' } });
    },
    '/api/rides/counts': () =>
      Response.json({
        all: 10_001,
        pending: 0,
        accepted: 0,
        in_progress: 0,
        completed: 10_000,
        cancelled: 1,
      }),
  };
  const fetch = vi.fn(async (input: Request | URL | string) => {
    const url = new URL(input instanceof Request ? input.url : input);
    asked.push(url.searchParams);
    return answers[url.pathname]?.() ?? Response.json({}, { status: 404 });
  });
  const tokens = { read: () => 'token', write: () => undefined };
  const { listMyRides, countMyRides } = createClient({ baseUrl: 'http://backend.test', tokens, fetch });
  return { asked, served: { listMyRides, countMyRides } };
};

test('a history longer than a page is read page by page, and counted and filtered by the server', async () => {
  const { asked, served } = longHistory();
  const onChoice = vi.fn();
  const { user } = await show('rider', {}, { served, onChoice });
  expect(await screen.findByText('newest Street')).toBeDefined();
  expect(await screen.findByRole('radio', { name: 'Completed 10,000' })).toBeDefined();
  // Paper has no button, so it says what is missing.
  expect(await screen.findByText('The latest ride of 10,001')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show more rides' }));
  expect(await screen.findByText('older Street')).toBeDefined();
  expect(screen.queryByText(/of 10,001/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show more rides' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Cancelled/ }));
  expect(await screen.findByText('cancelled Street')).toBeDefined();
  expect(screen.queryByText('newest Street')).toBeNull();
  expect(asked.some((query) => query.get('status') === 'cancelled')).toBe(true);
  expect(onChoice).toHaveBeenLastCalledWith({ search: '', filter: 'cancelled' });
});

test('the server searches a long history, and the screen shows how much of it the search covers', async () => {
  const { served } = longHistory();
  await show('rider', {}, { served, choice: { search: 'found', filter: 'all' } });
  expect(await screen.findByText('found Street')).toBeDefined();
  expect(await screen.findByText('The search covers the newest 10,000 rides.')).toBeDefined();
});

test('the details of a ride on another page open by its id', async () => {
  const { served } = longHistory();
  await show('rider', {}, { served, detailsId: 'ride-found', onDetails: vi.fn() });
  const dialog = await screen.findByRole('dialog', { name: 'Ride Details' });
  expect(dialog.textContent).toContain('found Street');
});
