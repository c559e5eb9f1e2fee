import type { RestorePreview } from '@mobility/openapi';
import { type FakeAnswers, fakeClient } from '@mobility/sdk/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { Restore } from './Restore.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const preview: RestorePreview = {
  role_changes: [{ email: 'rae@rider.example', name: 'Rae', from: 'rider', to: 'admin' }],
  role_changes_total: 1,
  balance_changes: [{ email: 'riley@rider.example', name: 'Riley', from: 10, to: 200 }],
  balance_changes_total: 4,
  users_added: 0,
  users_removed: 2,
};

test('the data is replaced only after the admin has seen the changes, entered the password and confirmed', async () => {
  const restoreBackup = vi.fn<NonNullable<FakeAnswers['restoreBackup']>>(async () => ({
    restore_stats: { collections_restored: 20, documents_restored: 412, errors: [] },
  }));
  const client = fakeClient({ previewRestore: async () => preview, restoreBackup });
  render(
    <MobilityProvider client={client}>
      <Restore />
    </MobilityProvider>,
  );
  const user = userEvent.setup();
  const file = new File(['{"version":1}'], 'backup.json', { type: 'application/json' });
  await user.upload(screen.getByLabelText('File'), file);
  await screen.findByText('New admin');
  for (const text of ['1 role changes', '4 balances change', 'and 3 more', '2 users are removed'])
    screen.getByText(text);
  const replace = screen.getByRole<HTMLButtonElement>('button', { name: 'Replace all data' });
  expect(replace.disabled).toBe(true);
  await user.type(screen.getByLabelText('Your password'), 'secret');
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  await user.click(replace);
  expect(restoreBackup).not.toHaveBeenCalled();
  await user.click(replace);
  await screen.findByText('20 collections and 412 documents restored');
  expect(confirm).toHaveBeenCalledTimes(2);
  expect(restoreBackup).toHaveBeenCalledExactlyOnceWith(
    { version: 1, password: 'secret' },
    { idempotencyKey: expect.any(String) },
  );
});
