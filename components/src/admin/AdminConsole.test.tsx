import type { User } from '@mobility/openapi';
import stats from '@mobility/openapi/examples/AdminStats.json' with { type: 'json' };
import pending from '@mobility/openapi/examples/User.driver_pending_review.json' with { type: 'json' };
import { type FakeAnswers, fakeClient } from '@mobility/sdk/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../provider/MobilityProvider.tsx';
import { AdminConsole } from './AdminConsole.tsx';

afterEach(cleanup);

// JSON has no literal types; the contract's own test proves that the examples are valid.
const waiting = pending as User;

const show = (setDriverApproval: FakeAnswers['setDriverApproval']) => {
  const client = fakeClient({
    getAdminStats: async () => stats,
    listAdminUsers: async () => [waiting],
    setDriverApproval,
  });
  render(
    <MobilityProvider client={client}>
      <AdminConsole build={{ version: '1.2.0', revision: 'abc1234' }} />
    </MobilityProvider>,
  );
  return userEvent.setup();
};

test('an admin approves a waiting driver once, however often the button is pressed', async () => {
  const answer = Promise.withResolvers<User>();
  const approve = vi.fn<NonNullable<FakeAnswers['setDriverApproval']>>(() => answer.promise);
  const user = show(approve);
  await user.click(await screen.findByRole('button', { name: `Approve ${waiting.name}` }));
  await user.dblClick(screen.getByRole('button', { name: 'Approve' }));
  expect(approve).toHaveBeenCalledExactlyOnceWith(waiting.id, { is_approved: true });
  answer.resolve({ ...waiting, is_approved: true });
  await screen.findByText(`${waiting.name} may now go online`);
});

test('a refused approval shows the server’s reason', async () => {
  const user = show(() => Promise.reject({ kind: 'http', status: 409, detail: 'No vehicle' }));
  await user.click(await screen.findByRole('button', { name: `Approve ${waiting.name}` }));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await screen.findByText('No vehicle');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
