import type { AdminRides, AdminStats, User } from '@mobility/openapi';
import stats from '@mobility/openapi/examples/AdminStats.json' with { type: 'json' };
import admin from '@mobility/openapi/examples/User.admin.json' with { type: 'json' };
import { type FakeAnswers, fakeClient } from '@mobility/sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { answered } from '../../testing/answered.ts';
import { openConsole } from '../../testing/console.tsx';
import { aRide } from '../../testing/rides.ts';
import { AdminConsole } from '../console/AdminConsole.tsx';

afterEach(cleanup);

type List = NonNullable<FakeAnswers['listAdminRides']>;

const accepted = aRide('accepted', { id: 'ride-accepted', rider_name: 'Maya Chen' });
const paid = aRide('paid', { id: 'ride-paid', rider_name: 'Olga Olsen' });

const Page = ({ start, onQuery }: { start: string; onQuery: (query: string) => void }) => {
  const [parameters, setParameters] = useState(() => new URLSearchParams(start));
  return (
    <AdminConsole
      parameters={parameters}
      onParameters={(next) => {
        onQuery(next.toString());
        setParameters(next);
      }}
    />
  );
};

const show = (start = 'tab=rides', rides = [paid, accepted]) => {
  const list = vi.fn<List>(
    async (): Promise<AdminRides> => ({ pending_requests: [], completed_matches: rides }),
  );
  const client = fakeClient({
    getAdminStats: async () => stats as AdminStats,
    listAdminRides: list,
    listDriverLocations: async () => ({ drivers: [], online_drivers: 0 }),
  });
  const queries: string[] = [];
  render(
    <MobilityProvider
      client={client}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <Page start={start} onQuery={(query) => queries.push(query)} />
    </MobilityProvider>,
  );
  return { list, queries, user: userEvent.setup() };
};
const lastOfTable = (list: ReturnType<typeof show>['list']) =>
  list.mock.calls.map(([query]) => query ?? {}).findLast(({ limit }) => limit === 50);

test('the filters of the address reach the server', async () => {
  const { list } = show(
    'tab=rides&search=Ferry&status=accepted,driver_arrived&type=completed&sort=estimated_fare&direction=asc',
  );
  await screen.findByRole('searchbox');
  expect(lastOfTable(list)).toMatchObject({
    search: 'Ferry',
    status: 'accepted,driver_arrived',
    ride_type: 'completed',
    sort: 'estimated_fare',
    direction: 'asc',
  });
});

test('a status, a direction and Clear change the address and the read', async () => {
  const { list, queries, user } = show();
  await screen.findByText('Olga Olsen');
  await user.click(screen.getByRole('button', { name: /^Status/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Accepted' }));
  expect(queries.at(-1)).toBe('tab=rides&status=accepted');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Olga Olsen')).toBeNull());
  expect(lastOfTable(list)).toMatchObject({ status: 'accepted' });
  await user.click(screen.getByRole('button', { name: 'Descending order' }));
  expect(queries.at(-1)).toBe('tab=rides&status=accepted&direction=asc');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(queries.at(-1)).toBe('tab=rides');
  await screen.findByText('Olga Olsen');
});

test('a table by status says so at the column that shows it, whose header turns the order around', async () => {
  const { queries, user } = show('tab=rides&sort=status');
  const header = await screen.findByRole('columnheader', { name: 'Type' });
  expect(header.getAttribute('aria-sort')).toBe('descending');
  await user.click(within(header).getByRole('button'));
  expect(queries.at(-1)).toBe('tab=rides&sort=status&direction=asc');
});

test('the search is sent when the typing pauses', async () => {
  const { queries, user } = show();
  await user.type(await screen.findByRole('searchbox'), 'maya');
  await waitFor(() => expect(queries.at(-1)).toBe('tab=rides&search=maya'));
});

test('a filter starts at the first page again', async () => {
  const { list, queries, user } = show('tab=rides&page=4');
  await screen.findByText('Olga Olsen');
  expect(list.mock.calls.map(([query]) => query?.limit)).toContain(200);
  await user.click(screen.getByRole('button', { name: 'Descending order' }));
  expect(queries.at(-1)).toBe('tab=rides&direction=asc');
  await waitFor(() => expect(lastOfTable(list)).toMatchObject({ direction: 'asc' }));
});

test('a ride of the address opens with its timeline, and closing it takes it out of the address', async () => {
  const { queries, user } = show('tab=rides&ride=ride-accepted');
  await screen.findByRole('dialog', { name: 'Ride Details' });
  expect(screen.getByRole('list', { name: 'Timeline' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Release or cancel' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(queries.at(-1)).toBe('tab=rides');
});

test('a receipt that an admin prints is for the rider, not for the admin', async () => {
  const answers = { listAdminRides: async () => ({ pending_requests: [], completed_matches: [paid] }) };
  openConsole('tab=rides&ride=ride-paid', answers, { self: admin as User });
  const dialog = await screen.findByRole('dialog', { name: 'Ride Details' });
  await within(dialog).findByText('Rider');
  const receipt = within(dialog).getByText(/Receipt$/);
  expect(receipt.textContent).toMatch(/ReceiptOlga Olsen$/);
});

test('the names of a ride lead to the details of their users', async () => {
  show('tab=rides&ride=ride-accepted');
  const dialog = await screen.findByRole('dialog', { name: 'Ride Details' });
  const hrefOf = (name: string | null | undefined) =>
    within(dialog)
      .getByRole('link', { name: String(name) })
      .getAttribute('href');
  expect(hrefOf(accepted.driver_name)).toContain(`tab=users&user=${accepted.driver_id}`);
  const link = screen.getByRole('link', { name: 'Olga Olsen', hidden: true });
  expect(link.getAttribute('href')).toContain(`tab=users&user=${paid.rider_id}`);
});

test('the decision about a ride is in the address, and keeping the ride goes back to its details', async () => {
  const { queries, user } = show('tab=rides&status=accepted&ride=ride-accepted');
  await user.click(await screen.findByRole('button', { name: 'Release or cancel' }));
  expect(queries.at(-1)).toBe('tab=rides&status=accepted&ride=ride-accepted&decision=open');
  await user.click(await screen.findByRole('button', { name: 'Keep as it is' }));
  expect(queries.at(-1)).toBe('tab=rides&status=accepted&ride=ride-accepted');
  await screen.findByRole('dialog', { name: 'Ride Details' });
});

test.each([
  ['Keep as it is', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Keep as it is' }))],
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
])('after %s in a decision the button that opened it has the focus', async (_, leave) => {
  const { user } = show('tab=rides&status=accepted&ride=ride-accepted');
  const name = 'Release or cancel';
  await screen.findByRole('button', { name });
  expect(document.activeElement).not.toBe(screen.getByRole('button', { name }));
  await user.click(screen.getByRole('button', { name }));
  await screen.findByRole('button', { name: 'Keep as it is' });
  await leave(user);
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('the row of a ride whose driver is silent says so', async () => {
  show('tab=rides', [{ ...accepted, driver_silent_since: '2026-11-22T12:00:00Z' }]);
  const row = (await screen.findByRole('link', { name: /^Open ride/ })).closest('tr');
  within(row as HTMLElement).getByText('Driver cannot be reached');
});

test('the row of a ride whose rider did not come says so', async () => {
  show('tab=rides', [aRide('cancelled', { cancel_reason_code: 'rider_no_show' })]);
  const row = (await screen.findByRole('link', { name: /^Open ride/ })).closest('tr');
  within(row as HTMLElement).getByText('Rider did not come');
});

test('an address opens the decision about a ride, and the details of a ride that needs none', async () => {
  show('tab=rides&ride=ride-paid&decision=open');
  await screen.findByRole('dialog', { name: /^Refund/ });
  cleanup();
  const done = aRide('cancelled', { id: 'ride-done', penalty_amount: 0 });
  const { queries, user } = show('tab=rides&ride=ride-done&decision=open', [done]);
  await screen.findByRole('dialog', { name: 'Ride Details' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(queries.at(-1)).toBe('tab=rides');
});

test('Notify opens the message to the people of its ride, in the address', async () => {
  const { queries, user } = show();
  await screen.findByText('Maya Chen');
  await user.click(screen.getByRole('button', { name: 'Notify the people of ride accepted' }));
  expect(queries.at(-1)).toBe('tab=rides&notify=ride-accepted');
  await screen.findByRole('dialog', { name: 'Send Notification' });
});

test('rides that the server finds by a person are shown', async () => {
  const found = { pending_requests: [], completed_matches: [paid] };
  const listAdminRides = () => answered(found, { 'x-found': '1' });
  openConsole('tab=rides&search=Olga%20Olsen', {}, { calls: { listAdminRides } });
  await screen.findByText('Olga Olsen');
});

test('a platform without rides says so, and a filter that finds none says that', async () => {
  show('tab=rides', []);
  await screen.findByText('No rides yet');
  cleanup();
  show('tab=rides&type=completed', []);
  await screen.findByText('No rides found');
});
