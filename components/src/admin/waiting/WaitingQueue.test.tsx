import type { SystemHealth, WaitingCounts } from '@mobility/openapi';
import health from '@mobility/openapi/examples/SystemHealth.json' with { type: 'json' };
import unpaid from '@mobility/openapi/examples/UnpaidRides.json' with { type: 'json' };
import waiting from '@mobility/openapi/examples/WaitingCounts.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole } from '../../testing/console.tsx';

afterEach(cleanup);

const open = (answers: FakeAnswers, search = 'tab=overview') =>
  openConsole(search, {
    getWaitingCounts: async () => waiting,
    getSystemHealth: async () => health as SystemHealth,
    ...answers,
  });
const queue = async () => within(await screen.findByRole('region', { name: 'Waiting for you' }));
const tab = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Sections of the console' })).getByRole('link', { name });

test('each kind with its count leads to the list of those, and the tabs have the sums', async () => {
  open({});
  const links = await (await queue()).findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')?.split('?')[1]])).toEqual([
    ['1 driver cannot be reached', 'tab=rides&type=silent'],
    ['3 disputes', 'tab=payment-analytics'],
    ['2 drivers to approve', 'tab=users&role=unapproved'],
    ['1 conversation to answer', 'tab=conversations&state=unanswered'],
    ['2 failed cards', 'tab=payments&payment=card_failed'],
    ['1 cash payment missing', 'tab=payments&payment=cash_missing'],
    ['4 escalated rides', 'tab=payments&payment=escalated'],
  ]);
  for (const name of ['Rides 1', 'Payment analytics 3', 'Users 2', 'Conversations 1', 'Payments 7'])
    tab(name);
});

test('a count of which there may be more says so, as does its tab', async () => {
  const counts: WaitingCounts = { ...waiting, failed_cards: 1_000, at_least: ['failed_cards'] };
  open({ getWaitingCounts: async () => counts });
  await (await queue()).findByRole('link', { name: '1,000+ failed cards' });
  tab('Payments 1,005+');
  tab('Payment analytics 3');
});

test('an unpaid ride that waits for two reasons counts once in its tab', async () => {
  open({ getWaitingCounts: async () => ({ ...waiting, unpaid_rides: 6 }) });
  await (await queue()).findByRole('link', { name: '4 escalated rides' });
  tab('Payments 6');
});

test('a kind of which none was found among the newest is not said to be none', async () => {
  const none = Object.keys(waiting).map((kind) => [kind, 0]);
  const counts = { ...Object.fromEntries(none), at_least: ['failed_cards'] } as WaitingCounts;
  open({ getWaitingCounts: async () => counts });
  await (await queue()).findByRole('link', { name: '0+ failed cards' });
});

test('a kind of which nothing waits is left out', async () => {
  const none = { ...waiting };
  for (const name of Object.keys(none) as (keyof typeof none)[]) none[name] = 0;
  open({ getWaitingCounts: async () => none });
  await (await queue()).findByText('Nothing waits for you.');
  tab('Users');
});

test('counts that cannot be read can be read again', async () => {
  const getWaitingCounts = vi.fn<NonNullable<FakeAnswers['getWaitingCounts']>>(() =>
    Promise.reject({ kind: 'network' }),
  );
  const { user } = open({ getWaitingCounts });
  const retry = await (await queue()).findByRole('button', { name: 'Retry' });
  getWaitingCounts.mockResolvedValue(waiting);
  await user.click(retry);
  await (await queue()).findByText('disputes');
});

test('a backend that does not count what waits has no queue', async () => {
  open({ getWaitingCounts: () => Promise.reject({ kind: 'http', status: 404 }) });
  await screen.findByRole('region', { name: 'System Health' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull());
});

test.each([
  ['tab=users&role=unapproved', 'listAdminUsers', { role: 'driver', approval: 'pending' }],
  ['tab=rides&type=silent', 'listAdminRides', { driver: 'silent' }],
  ['tab=conversations&state=unanswered', 'listConversations', { state: 'unanswered' }],
] as const)('%s asks the server for those', async (search, operation, query) => {
  const read = vi.fn<(query?: object) => Promise<never>>(() => Promise.reject({ kind: 'network' }));
  openConsole(search, { [operation]: read });
  await waitFor(() => expect(read).toHaveBeenCalledWith(expect.objectContaining(query), expect.anything()));
});

test.each([
  ['card_failed', ['failed']],
  ['cash_missing', ['cash']],
  ['escalated', ['failed']],
])('payment=%s shows only those rides', async (payment, expected) => {
  const [ride, failed] = unpaid.unpaid_rides;
  const rides = [
    { ...ride, ride_id: 'fresh', rider_name: 'fresh' },
    { ...ride, rider_name: 'cash', ride_id: 'cash', cash_missing_at: '2026-11-20T12:00:00Z' },
    { ...ride, rider_name: 'expired', ride_id: 'expired', payment_status: 'expired' },
    { ...failed, rider_name: 'failed' },
  ] as typeof unpaid.unpaid_rides;
  openConsole(`tab=payments&payment=${payment}`, {
    listUnpaidRides: async () => ({ unpaid_rides: rides }) as never,
  });
  await screen.findAllByRole('row');
  const names = ['fresh', 'cash', 'expired', 'failed'].filter((name) => screen.queryByRole('link', { name }));
  expect(names).toEqual(expected);
});
