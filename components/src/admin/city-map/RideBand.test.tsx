import type { DriverLocations } from '@mobility/openapi';
import stats from '@mobility/openapi/examples/AdminStats.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole } from '../../testing/console.tsx';

afterEach(cleanup);

const answers: FakeAnswers = {
  getAdminStats: async () => stats,
  listAdminRides: async () => ({ pending_requests: [], completed_matches: [] }),
};
const failure = (status: number) => () =>
  Promise.reject({ kind: 'http', status, message: `Error ${status}` });
const band = async () => within(await screen.findByRole('region', { name: /0 rides live|Live map/ }));

test('the map above the rides says that the positions could not be read, and Retry reads them', async () => {
  const listDriverLocations = vi.fn(failure(500) as () => Promise<DriverLocations>);
  const { user } = openConsole('tab=rides', { ...answers, listDriverLocations: () => listDriverLocations() });
  const map = await band();
  await map.findByText('The live map could not be loaded.');
  listDriverLocations.mockResolvedValue({ drivers: [], online_drivers: 0 });
  await user.click(map.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(map.queryByRole('alert')).toBeNull());
});

test('a backend without positions shows the map without a notice', async () => {
  const listDriverLocations = vi.fn(failure(404));
  openConsole('tab=rides', { ...answers, listDriverLocations });
  const map = await band();
  await waitFor(() => expect(listDriverLocations).toHaveBeenCalled());
  await waitFor(() => expect(map.queryByRole('alert')).toBeNull());
});
