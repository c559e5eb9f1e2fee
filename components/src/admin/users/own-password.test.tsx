import type { User } from '@mobility/openapi';
import admin from '@mobility/openapi/examples/User.admin.json' with { type: 'json' };
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { createTestSession } from '../../testing/session.ts';
import { ResetPassword } from './dialogs/ResetPassword.tsx';

afterEach(cleanup);

const reset = async (person: User) => {
  const resetUserPassword = vi.fn(async () => ({ message: 'Password reset' }));
  const session = createTestSession(
    { getCurrentUser: async () => admin as User, resetUserPassword },
    'token',
  );
  await waitFor(() => expect(session.auth.getSnapshot().context.user).not.toBeNull());
  const told: unknown[] = [];
  session.alerts.on('toast', ({ alert }) => told.push(alert.message));
  const onClose = vi.fn();
  render(
    <MobilityProvider {...session}>
      <ResetPassword user={person} details={null} onClose={onClose} />
    </MobilityProvider>,
  );
  const warning = screen.queryByText(/^This is your own account\./);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('New password'), 'violet-harbour');
  await user.type(screen.getByLabelText('Confirm new password'), 'violet-harbour');
  await user.click(screen.getByRole('button', { name: 'Reset password' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(resetUserPassword).toHaveBeenCalledOnce();
  return { warned: warning !== null, told };
};

test('an admin who resets the own password reads before that it ends the session, and is told once', async () => {
  expect(await reset(admin as User)).toEqual({ warned: true, told: [] });
});

test('the reset of another password warns of nothing, and is confirmed', async () => {
  const other = { ...(admin as User), id: 'other' };
  expect(await reset(other)).toEqual({ warned: false, told: ['admin.passwordReset'] });
});
