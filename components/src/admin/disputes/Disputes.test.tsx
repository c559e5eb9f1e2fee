import type { Dispute, PaymentAnalytics } from '@mobility/openapi';
import example from '@mobility/openapi/examples/Dispute.json' with { type: 'json' };
import analytics from '@mobility/openapi/examples/PaymentAnalytics.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { shortId } from '../../format/id.ts';
import { openConsole } from '../../testing/console.tsx';
import { aRide } from '../../testing/rides.ts';

afterEach(cleanup);

const dispute = example as Dispute;
const later: Dispute = { ...dispute, id: 'later', rider_name: 'Jo Ek', submitted_at: '2026-11-20T09:00:00Z' };

const open = (answers: FakeAnswers) =>
  openConsole('tab=payment-analytics', {
    getPaymentAnalytics: async () => analytics as PaymentAnalytics,
    listDisputes: async () => ({ disputes: [later, dispute] }),
    ...answers,
  });

const openCase = async (answers: FakeAnswers) => {
  const opened = open(answers);
  await opened.user.click(await screen.findByRole('button', { name: 'Open the dispute of Maya Chen' }));
  await screen.findByText(dispute.description);
  return opened;
};

test('the dispute that is due first comes first', async () => {
  open({});
  const table = within(await screen.findByRole('table', { name: 'Dispute cases' }));
  const [, first] = table.getAllByRole('row') as [HTMLElement, HTMLElement];
  within(first).getByText('Maya Chen');
});

test('the server sorts and filters the disputes, and the oldest are reached page by page', async () => {
  const listDisputes = vi.fn<NonNullable<FakeAnswers['listDisputes']>>(async () => ({ disputes: [dispute] }));
  const { user } = open({ listDisputes });
  await screen.findByText('Maya Chen');
  expect(listDisputes.mock.lastCall?.[0]).toEqual({ sort: 'due', state: 'open', limit: 50 });
  await user.click(screen.getByRole('radio', { name: 'Resolved' }));
  await waitFor(() =>
    expect(listDisputes.mock.lastCall?.[0]).toEqual({ sort: 'due', state: 'decided', limit: 50 }),
  );
  await user.click(screen.getByRole('button', { name: /All types/ }));
  await user.click(await screen.findByRole('option', { name: 'Fare' }));
  await waitFor(() =>
    expect(listDisputes.mock.lastCall?.[0]).toEqual({
      sort: 'due',
      state: 'decided',
      type: 'fare_dispute',
      limit: 50,
    }),
  );
});

test('a link opens a case that is not among the loaded ones', async () => {
  const old: Dispute = { ...dispute, id: 'old', description: 'From long ago, and still not decided.' };
  openConsole('tab=payment-analytics&dispute=old', {
    getPaymentAnalytics: async () => analytics as PaymentAnalytics,
    listDisputes: async (query) => ({ disputes: query?.id === 'old' ? [old] : [dispute] }),
  });
  await screen.findByText(old.description);
});

test('a link shows the disputes of one rider, and the name of the rider removes that filter', async () => {
  const decided: Dispute = { ...dispute, id: 'decided', status: 'rejected', description: 'Long ago' };
  const counts = { submitted: 7, refunded: 2, rejected: 1 };
  const listDisputes = vi.fn<NonNullable<FakeAnswers['listDisputes']>>(async (query) => ({
    disputes: query?.user_id ? [decided, dispute] : [later],
    counts,
  }));
  const { user, parameters } = openConsole(`tab=payment-analytics&disputes=all&rider=${dispute.rider_id}`, {
    getPaymentAnalytics: async () => analytics as PaymentAnalytics,
    listDisputes,
  });
  expect(await screen.findAllByRole('button', { name: 'Open the dispute of Maya Chen' })).toHaveLength(2);
  expect(listDisputes.mock.lastCall?.[0]).toEqual({ user_id: dispute.rider_id, limit: 50 });
  expect(screen.queryByText('7')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Maya Chen: show the disputes of all riders' }));
  expect(parameters().toString()).toBe('tab=payment-analytics&disputes=all');
  expect(document.activeElement?.textContent).toBe('Dispute cases');
  await screen.findByRole('button', { name: 'Open the dispute of Jo Ek' });
});

test('while the disputes of another rider load, the filter does not name the rider before', async () => {
  const { goTo } = openConsole(`tab=payment-analytics&rider=${dispute.rider_id}`, {
    getPaymentAnalytics: async () => analytics as PaymentAnalytics,
    listDisputes: (query) =>
      query?.user_id === dispute.rider_id
        ? Promise.resolve({ disputes: [dispute] })
        : new Promise(() => undefined),
  });
  await screen.findByRole('button', { name: 'Maya Chen: show the disputes of all riders' });
  goTo('tab=payment-analytics&rider=another-rider');
  screen.getByRole('button', { name: `${shortId('another-rider')}: show the disputes of all riders` });
  expect(screen.queryByRole('button', { name: /^Maya Chen: show/ })).toBeNull();
});

test('a decided case shows the date and the admin who decided it', async () => {
  const decided: Dispute = {
    ...dispute,
    status: 'rejected',
    resolved_at: '2026-11-20T14:30:00.000Z',
    resolved_by: 'admin-1',
    resolved_by_name: 'Sam Whitfield',
  };
  openConsole(`tab=payment-analytics&disputes=resolved&dispute=${dispute.id}`, {
    getPaymentAnalytics: async () => analytics as PaymentAnalytics,
    listDisputes: async () => ({ disputes: [decided] }),
  });
  await screen.findByText(dispute.description);
  expect(screen.getByText('Decided').nextElementSibling?.textContent).toMatch(/^Nov 20, 2026/);
  expect(screen.getByText('Decided by').nextElementSibling?.textContent).toBe('Sam Whitfield');
});

test('the list of decided disputes shows what was refunded, and that of pending ones does not', async () => {
  const refunded: Dispute = {
    ...dispute,
    status: 'refunded',
    requested_refund: 3.5,
    refunded_amount: 7.32,
  };
  const { goTo } = openConsole('tab=payment-analytics&disputes=resolved', {
    getPaymentAnalytics: async () => analytics as PaymentAnalytics,
    listDisputes: async () => ({ disputes: [refunded] }),
  });
  const row = (await screen.findByText('Maya Chen')).closest('tr');
  screen.getByRole('columnheader', { name: 'Refunded' });
  expect(row?.textContent).toMatch(/3\.50.*7\.32/);
  goTo('tab=payment-analytics');
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Refunded' })).toBeNull());
});

test('what was estimated stands beside what was driven', async () => {
  const ride = aRide('paid', {
    id: dispute.ride_id,
    estimated_fare: 15,
    fare: 19.59,
    started_at: '2026-11-18T09:00:00.000Z',
    completed_at: '2026-11-18T09:31:00.000Z',
    completion_distance_km: 4.38,
  });
  await openCase({ listAdminRides: async () => ({ pending_requests: [], completed_matches: [ride] }) });
  const estimated = (await screen.findByText('Estimated')).nextElementSibling?.textContent;
  expect(estimated).toMatch(/ km, \d+ min, .15\.00$/);
  expect(screen.getByText('Driven').nextElementSibling?.textContent).toMatch(/^31 min, .19\.59$/);
  expect(screen.getByText('Ended').nextElementSibling?.textContent).toBe('4.4 km from the destination');
});

test('the figures are those of the server, not of the page that was read', async () => {
  const counts = { submitted: 1_207, refunded: 4_000, rejected: 2_500 };
  open({ listDisputes: async () => ({ disputes: [later, dispute], counts }) });
  const names = (await screen.findAllByRole('radio', { name: /^(Pending|Resolved|All) / })).map(
    ({ textContent }) => textContent,
  );
  expect(names).toEqual(['Pending 1,207', 'Resolved 6,500', 'All 7,707']);
  screen.getByText('84.3% resolved');
});

test('a server that does not count the disputes, or has none, shows no figures', async () => {
  open({});
  await screen.findByRole('radio', { name: 'Pending' });
  expect(screen.queryByText(/% resolved/)).toBeNull();
  cleanup();
  const counts = { submitted: 0, refunded: 0, rejected: 0 };
  open({ listDisputes: async () => ({ disputes: [], counts }) });
  await screen.findByRole('radio', { name: 'Pending 0' });
  expect(screen.queryByText(/% resolved/)).toBeNull();
});

test('a column of the worklist can be hidden, and its filters are saved', async () => {
  const { user } = openConsole('tab=payment-analytics&range=30d&disputes=all&type=fare_dispute', {
    getPaymentAnalytics: async () => analytics as PaymentAnalytics,
    listDisputes: async () => ({ disputes: [later, dispute] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Ride' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Ride' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Saved filters' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Fares');
  await user.click(screen.getByRole('button', { name: 'Save the current filters' }));
  const link = await screen.findByRole('link', { name: 'Fares' });
  expect(link.getAttribute('href')).toContain('tab=payment-analytics&disputes=all&type=fare_dispute');
});

test('a dispute is refunded as asked, and the next case opens', async () => {
  const resolveDispute = vi.fn<NonNullable<FakeAnswers['resolveDispute']>>(async () => ({
    ...dispute,
    status: 'refunded',
  }));
  const { user, toasts, parameters } = await openCase({ resolveDispute });
  await user.type(screen.getByRole('textbox', { name: /Answer to the rider/ }), ' Sorry. ');
  await user.click(screen.getByRole('button', { name: 'Resolve, refund Ⓣ4.59' }));
  await waitFor(() => expect(toasts).toEqual(['admin.disputeRefunded']));
  expect(resolveDispute.mock.calls[0]?.slice(0, 2)).toEqual([
    dispute.id,
    { outcome: 'refunded', note: 'Sorry.' },
  ]);
  expect(parameters().get('dispute')).toBe('later');
});

test('another amount is refunded, and the server’s refusal is shown', async () => {
  const resolveDispute = vi.fn<NonNullable<FakeAnswers['resolveDispute']>>(() =>
    Promise.reject({
      kind: 'http',
      status: 400,
      detail: 'At most $9.00 of this penalty can be refunded',
    }),
  );
  const { user } = await openCase({ resolveDispute });
  await user.click(screen.getByRole('radio', { name: 'Other amount' }));
  expect(screen.getByRole('button', { name: /^Resolve/ })).toHaveProperty('disabled', true);
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '12');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Resolve, refund Ⓣ12.00' }));
  await screen.findByText('At most $9.00 of this penalty can be refunded');
  expect(resolveDispute.mock.calls[0]?.[1]).toEqual({ outcome: 'refunded', amount: 12 });
});

test('a dispute is rejected', async () => {
  const resolveDispute = vi.fn<NonNullable<FakeAnswers['resolveDispute']>>(async () => ({
    ...dispute,
    status: 'rejected',
  }));
  const { user, toasts } = await openCase({ resolveDispute });
  await user.click(screen.getByRole('radio', { name: 'No refund' }));
  await user.click(screen.getByRole('button', { name: 'Reject the dispute' }));
  await waitFor(() => expect(toasts).toEqual(['admin.disputeRejected']));
  expect(resolveDispute.mock.calls[0]?.[1]).toEqual({ outcome: 'rejected' });
});

test('the case shows the way of its ride, who drove it, and leads to it', async () => {
  const ride = aRide('paid', { id: dispute.ride_id });
  const listAdminRides = async () => ({ pending_requests: [], completed_matches: [ride] });
  await openCase({ listAdminRides });
  await screen.findByRole('application', { name: 'Route of the ride' });
  screen.getByText(ride.driver_name ?? '');
  const link = screen.getByRole('link', { name: `#${dispute.ride_id.slice(-8)}` });
  expect(link.getAttribute('href')).toContain(`tab=rides&ride=${dispute.ride_id}`);
  const question = screen.getByRole('link', { name: 'Ask the rider' }).getAttribute('href');
  expect(question).toContain(`tab=users&dialog=message&of=${dispute.rider_id}`);
});

test('disputes that cannot be loaded say so', async () => {
  open({ listDisputes: () => Promise.reject({ kind: 'network' }) });
  await screen.findByText('Failed to fetch disputes');
});

test.each([
  ['', 'Due'],
  ['&disputes=resolved', 'Outcome'],
  ['&disputes=all', 'Status'],
])('with the filter %j the first column is named %s', async (filter, name) => {
  openConsole(`tab=payment-analytics${filter}`, {
    getPaymentAnalytics: async () => analytics as PaymentAnalytics,
    listDisputes: async () => ({ disputes: [dispute, { ...later, status: 'rejected' }] }),
  });
  const table = within(await screen.findByRole('table', { name: 'Dispute cases' }));
  expect(table.getAllByRole('columnheader')[0]?.textContent).toBe(name);
});
