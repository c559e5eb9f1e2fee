import type { AdminUser, User } from '@mobility/openapi';
import details from '@mobility/openapi/examples/AdminUser.json' with { type: 'json' };
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { showUsers } from '../testing/show-users.tsx';

afterEach(cleanup);

test('after the last driver of the queue is approved, the focus stays in the open drawer', async () => {
  const waiting = details as AdminUser;
  let user: User = { ...waiting.user, is_approved: false };
  const approved = () => user.is_approved === true;
  const pointer = userEvent.setup();
  await showUsers(
    {
      users: [user],
      listAdminUsers: async () => (approved() ? [] : [user]),
      getAdminUser: async () => ({ ...waiting, user }),
      getUserBalance: async () => ({ current_balance: 0, recent_transactions: [] }),
      listUserRides: async () => [],
      listUserPayments: async () => [],
      listAuditLogs: async () => [],
      setDriverApproval: async () => {
        user = { ...user, is_approved: true };
        return user;
      },
    },
    `role=unapproved&user=${user.id}`,
  );
  screen.getByRole('link', { name: user.name }).focus();
  const drawer = await screen.findByRole('complementary', { name: 'User details' });
  await pointer.click(await within(drawer).findByRole('button', { name: 'Approve driver' }));
  const question = within(await screen.findByRole('alertdialog'));
  await pointer.click(question.getByRole('button', { name: 'Approve' }));
  await within(drawer).findByText('Approved');
  await waitFor(() => expect(screen.queryByRole('link', { name: user.name })).toBeNull());
  await new Promise((done) => setTimeout(done, 500));
  expect(drawer.contains(document.activeElement)).toBe(true);
});
