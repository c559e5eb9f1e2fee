import type { User } from '@mobility/openapi';
import stats from '@mobility/openapi/examples/AdminStats.json' with { type: 'json' };
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { fakeClient } from '@mobility/sdk/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { loadAllParts } from '../../primitives/OnDemand/load-code.ts';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { AdminConsole } from './AdminConsole.tsx';
import { useConsoleAddress } from './use-console-address.ts';

afterEach(cleanup);

test('Refresh reads the open tab again', async () => {
  const listAdminUsers = vi.fn(async (): Promise<User[]> => [rider as User]);
  const client = fakeClient({
    getAdminStats: async () => stats,
    listAdminUsers: () => listAdminUsers(),
    listAdminBalances: async () => ({ balances: [] }),
  });
  render(
    <MobilityProvider client={client}>
      <AdminConsole build={{ version: '1.2.0', revision: 'abc1234' }} />
    </MobilityProvider>,
  );
  await loadAllParts();
  const user = userEvent.setup();
  await vi.waitFor(() => expect(listAdminUsers).toHaveBeenCalled());
  const reads = listAdminUsers.mock.calls.length;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await vi.waitFor(() => expect(listAdminUsers.mock.calls.length).toBeGreaterThan(reads));
});

const Counter = () => {
  const { parameters, change } = useConsoleAddress({});
  const page = Number(parameters.get('page') ?? 1);
  return (
    <button type="button" onClick={() => change({ page: String(page + 1) })}>
      {page}
    </button>
  );
};

test('a console without a page’s address keeps its parameters itself', async () => {
  render(
    <MobilityProvider client={fakeClient()}>
      <Counter />
    </MobilityProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '1' }));
  expect(screen.getByRole('button', { name: '2' })).toBeDefined();
});
