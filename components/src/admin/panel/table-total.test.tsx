import type { AdminStats, User } from '@mobility/openapi';
import statistics from '@mobility/openapi/examples/AdminStats.json' with { type: 'json' };
import dispute from '@mobility/openapi/examples/Dispute.json' with { type: 'json' };
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import type { MobilityClient } from '@mobility/sdk';
import { fakeClient } from '@mobility/sdk/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { aRide } from '../../testing/rides.ts';
import { AdminConsole } from '../console/AdminConsole.tsx';

afterEach(cleanup);

/** A first page of one row, of a longer list. */
const page = (data: object, headers: Record<string, string>) => () =>
  Object.assign(Promise.resolve(data), {
    withResponse: async () => ({
      data,
      response: Response.json(data, { headers: { 'x-next-cursor': 'second', ...headers } }),
    }),
  });

const rowsOf = async (parameters: Record<string, string>, headers: Record<string, string> = {}) => {
  const client = {
    ...fakeClient({
      getAdminStats: async () => ({ ...(statistics as AdminStats), total_users: 91, total_rides: 240 }),
      listDriverLocations: async () => ({ drivers: [], online_drivers: 0 }),
    }),
    listAdminUsers: page([rider as User], headers),
    listAdminRides: page({ pending_requests: [], completed_matches: [aRide('paid')] }, headers),
    listDisputes: page({ disputes: [dispute], counts: { submitted: 60, refunded: 8, rejected: 2 } }, headers),
  } as unknown as MobilityClient;
  render(
    <MobilityProvider client={client}>
      <AdminConsole parameters={new URLSearchParams(parameters)} onParameters={() => undefined} />
    </MobilityProvider>,
  );
  const names: Record<string, RegExp> = { users: /^User/, rides: /^Ride/ };
  const name = names[new URLSearchParams(parameters).get('tab') ?? ''] ?? /^Dispute/;
  const table = await screen.findByRole('table', { name });
  return { is: (count: string) => waitFor(() => expect(table.getAttribute('aria-rowcount')).toBe(count)) };
};

test('a table of which one page is loaded names the number of all its rows, with the header', async () => {
  await (await rowsOf({ tab: 'users' })).is('92');
  cleanup();
  await (await rowsOf({ tab: 'rides' })).is('241');
  cleanup();
  await (await rowsOf({ tab: 'payment-analytics' })).is('61');
});

test('a table that filters narrow names what the server counted, or that the number is not known', async () => {
  await (await rowsOf({ tab: 'users', search: 'Maya' }, { 'x-found': '17' })).is('18');
  cleanup();
  await (await rowsOf({ tab: 'rides', type: 'completed' }, { 'x-found': '99+' })).is('-1');
});
