import type { User } from '@mobility/openapi';
import admin from '@mobility/openapi/examples/User.admin.json' with { type: 'json' };
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole } from '../../testing/console.tsx';

afterEach(cleanup);

test('the list of users is read once more when the reader is online', async () => {
  const listAdminUsers = vi.fn(async () => [] as User[]);
  const { channels } = openConsole(
    'tab=users&presence=online',
    { listAdminUsers: () => listAdminUsers(), listAdminBalances: async () => ({ balances: [] }) },
    { self: admin as User },
  );
  await screen.findByText('No users found');
  await waitFor(() => expect(channels).toHaveLength(1));
  const reads = listAdminUsers.mock.calls.length;
  listAdminUsers.mockImplementation(async () => [{ ...admin, is_online: true } as User]);
  act(() => channels[0]?.onOpen());
  // The channel is ready 100 ms later.
  await new Promise((resolve) => setTimeout(resolve, 150));
  act(() => channels[0]?.onMessage({ type: 'connection_ready_ack' }));
  const row = await screen.findByRole('row', { name: new RegExp(admin.name) });
  within(row).getByText('ON');
  expect(listAdminUsers).toHaveBeenCalledTimes(reads + 1);
});
