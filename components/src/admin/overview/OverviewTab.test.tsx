import type { AdminStats, AuditLog, BalanceMovement, DriverLocations, SystemHealth } from '@mobility/openapi';
import stats from '@mobility/openapi/examples/AdminStats.json' with { type: 'json' };
import audit from '@mobility/openapi/examples/AuditLog.json' with { type: 'json' };
import movement from '@mobility/openapi/examples/BalanceMovement.json' with { type: 'json' };
import degraded from '@mobility/openapi/examples/SystemHealth.degraded.json' with { type: 'json' };
import { type FakeAnswers, fakeClient } from '@mobility/sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { skeleton } from '../../primitives/Skeleton/Skeleton.css.ts';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { aRide } from '../../testing/rides.ts';
import { AdminConsole } from '../console/AdminConsole.tsx';

afterEach(cleanup);

const called = vi.fn<(id: string, query: { t?: string }) => void>();
/** The answers of the dashboard, which note each call. */
const answers = (): FakeAnswers => {
  const note =
    <Answer,>(id: string, answer: Answer) =>
    async (query?: object): Promise<Answer> => {
      called(id, query ?? {});
      return answer;
    };
  return {
    getAdminStats: note('stats', stats as AdminStats),
    listAdminUsers: note('users', []),
    listAdminRides: note('rides', {
      pending_requests: [],
      completed_matches: [aRide('paid', { id: 'ride-paid', completed_at: '2026-11-21T12:00:00Z' })],
    }),
    listAdminBalances: note('balances', { balances: [] }),
    listAuditLogs: note('audit', [audit as AuditLog]),
    listConversations: note('conversations', { conversations: [] }),
    listBalanceMovements: async () => [movement as BalanceMovement],
    listDriverLocations: async () => ({ drivers: [], online_drivers: 0 }),
    getSystemHealth: async () => degraded as SystemHealth,
  };
};

const show = (changed: FakeAnswers = {}) => {
  called.mockClear();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MobilityProvider client={fakeClient({ ...answers(), ...changed })} queryClient={queryClient}>
      <AdminConsole />
    </MobilityProvider>,
  );
  return { readAgain: () => act(() => void queryClient.refetchQueries()) };
};
const outOfDate = 'What is shown may be out of date.';
const health = async () => within(await screen.findByRole('region', { name: 'System Health' }));
const failure = (status: number) => () =>
  Promise.reject({ kind: 'http', status, message: `Error ${status}` });

test('the dashboard makes its six reads 100 ms after it opens, each with a timestamp', async () => {
  show();
  expect(called).not.toHaveBeenCalled();
  await screen.findByText(/Ride ide-paid completed/);
  const loads = ['stats', 'users', 'rides', 'balances', 'audit', 'conversations'];
  const ofDashboard = called.mock.calls.filter(([, query]) => !('status' in query));
  expect(ofDashboard.map(([id]) => id).sort()).toEqual(loads.sort());
  for (const [, query] of ofDashboard) expect(query.t).toMatch(/^\d+$/);
  expect(called.mock.calls.find(([id]) => id === 'audit')?.[1]).toMatchObject({ limit: 10 });
});

test('the activity shows rides, movements with their sign, and entries of the audit trail', async () => {
  show();
  const list = within(await screen.findByRole('region', { name: 'Recent Activity' }));
  await list.findByText('Balance credited');
  expect(list.getByText(/\+/)).toBeDefined();
  expect(list.getByText('User locked')).toBeDefined();
});

test('each activity leads to its ride, its user or its entry of the audit trail', async () => {
  show();
  const list = within(await screen.findByRole('region', { name: 'Recent Activity' }));
  const addressOf = async (name: RegExp) =>
    (await list.findByRole('link', { name })).getAttribute('href')?.replace(/^.*\?/, '');
  expect(await addressOf(/Ride ide-paid completed/)).toBe('tab=rides&ride=ride-paid');
  expect(await addressOf(/Balance credited/)).toBe(`tab=users&user=${movement.user_id}`);
  expect(await addressOf(/User locked/)).toBe(`tab=audit&entry=${audit.id}`);
});

test('a movement of a kind that this version does not know is shown as a change of the balance', async () => {
  const { transaction_type: _, ...kindless } = movement as BalanceMovement;
  show({ listBalanceMovements: async () => [kindless as BalanceMovement] });
  await screen.findByText('Balance changed');
});

test('parts of the backend have the reported state, and its sentence', async () => {
  show();
  const panel = await health();
  await panel.findByText('1 part needs attention');
  expect(panel.getByText('The bank did not answer 2 of 12 card payments')).toBeDefined();
});

test.each([404, 501])('a backend that answers %i to the health read counts as healthy', async (status) => {
  show({ getSystemHealth: failure(status) });
  const panel = await health();
  await panel.findByText('All healthy');
  expect(panel.getAllByText('Healthy')).toHaveLength(4);
});

test('a health read that fails says so', async () => {
  show({ getSystemHealth: failure(500) });
  await (await health()).findByText('The system health could not be read.');
});

test('a read that fails is reported with its reason', async () => {
  show({ listAuditLogs: failure(503) });
  await screen.findByText('Failed to load dashboard data: The server answered with an error (503)');
});

test('while nothing could be loaded, nothing is said to be old and nothing waits', async () => {
  const gone = failure(503);
  const names = ['getAdminStats', ...Object.keys(answers()), 'getWaitingCounts', 'listDriverLocations'];
  show(Object.fromEntries(names.map((name) => [name, gone])));
  await screen.findByText('Failed to load dashboard data: The server answered with an error (503)');
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
  expect(screen.queryByText(outOfDate)).toBeNull();
  await waitFor(() => expect(document.getElementsByClassName(skeleton)).toHaveLength(0));
});

test('figures that cannot be read again may be old', async () => {
  let isGone = false;
  show({ getAdminStats: async () => (isGone ? failure(503)() : (stats as AdminStats)) });
  await screen.findByText(/Ride ide-paid completed/);
  isGone = true;
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText(outOfDate);
});

test('a backend without movements still shows the rides', async () => {
  show({ listBalanceMovements: failure(404) });
  await screen.findByText(/Ride ide-paid completed/);
  expect(screen.queryByText(/Failed to load dashboard data/)).toBeNull();
});

test('activity without its movements of balances says so, and Retry reads them', async () => {
  const listBalanceMovements = vi.fn(failure(500) as () => Promise<BalanceMovement[]>);
  show({ listBalanceMovements: () => listBalanceMovements() });
  const list = within(await screen.findByRole('region', { name: 'Recent Activity' }));
  await list.findByText(/Ride ide-paid completed/);
  await list.findByText('Balance movements could not be loaded.');
  listBalanceMovements.mockImplementation(async () => [movement as BalanceMovement]);
  await userEvent.click(list.getByRole('button', { name: 'Retry' }));
  await list.findByText('Balance credited');
  expect(list.queryByRole('alert')).toBeNull();
});

test('a map without the positions of the drivers says so, and Retry reads them', async () => {
  const listDriverLocations = vi.fn(failure(500) as () => Promise<DriverLocations>);
  show({ listDriverLocations: () => listDriverLocations() });
  const map = within(await screen.findByRole('region', { name: 'Live map' }));
  await map.findByText('The live map could not be loaded.');
  listDriverLocations.mockImplementation(async () => ({ drivers: [], online_drivers: 0 }));
  await userEvent.click(map.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(map.queryByRole('alert')).toBeNull());
});

test('what cannot be read again stays reported, and hides nothing, while a poll reads it', async () => {
  const reads = {
    getAdminStats: vi.fn(failure(503)),
    getWaitingCounts: vi.fn(failure(500)),
    getSystemHealth: vi.fn(failure(500)),
    listBalanceMovements: vi.fn(failure(500)),
    listDriverLocations: vi.fn(failure(500)),
  };
  const { readAgain } = show(reads as unknown as FakeAnswers);
  await screen.findByText(/Ride ide-paid completed/);
  await screen.findByText(/^Failed to load dashboard data/);
  for (const name of ['Recent Activity', 'Live map', 'System Health', 'Waiting for you'])
    await within(await screen.findByRole('region', { name })).findByRole('alert');
  const notices = screen.getAllByRole('alert');
  let fail = (): void => undefined;
  const pending = new Promise<never>((_, reject) => {
    fail = () => reject({ kind: 'http', status: 500, message: 'Error 500' });
  });
  for (const read of Object.values(reads)) read.mockReturnValue(pending);
  const isUnchanged = (): void => {
    expect(screen.getAllByRole('alert')).toEqual(notices);
    expect(screen.getByText(/Ride ide-paid completed/)).toBeDefined();
    expect(document.getElementsByClassName(skeleton)).toHaveLength(0);
  };
  readAgain();
  await waitFor(() => {
    for (const read of Object.values(reads)) expect(read).toHaveBeenCalledTimes(2);
  });
  isUnchanged();
  await act(async () => fail());
  isUnchanged();
});
