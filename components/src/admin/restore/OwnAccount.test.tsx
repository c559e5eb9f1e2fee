import type { RestorePreview, User } from '@mobility/openapi';
import unchanged from '@mobility/openapi/examples/RestorePreview.none.json' with { type: 'json' };
import admin from '@mobility/openapi/examples/User.admin.json' with { type: 'json' };
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { createTestSession } from '../../testing/session.ts';
import { Restore } from './Restore.tsx';

type Role = RestorePreview['role_changes'][number]['to'];

const review = async (email: string, to: Role) => {
  const role_changes = [{ email, name: 'Ada', from: 'admin' as const, to }];
  const session = createTestSession(
    {
      getCurrentUser: async () => admin as User,
      previewRestore: async () => ({ ...unchanged, role_changes, role_changes_total: 1 }),
    },
    'token',
  );
  await waitFor(() => expect(session.auth.getSnapshot().context.user).not.toBeNull());
  render(
    <MobilityProvider {...session}>
      <Restore />
    </MobilityProvider>,
  );
  const user = userEvent.setup({ applyAccept: false });
  const file = new File(['{"version":1}'], 'backup.json', { type: 'application/json' });
  await user.upload(screen.getByLabelText('File'), file);
  await screen.findByText('1 role change');
};

test.each([
  ['is missing from the backup', null, /^Your own account is not in this backup\. The restore signs you out/],
  ['is that of a rider in the backup', 'rider', /^In this backup you are not an admin\./],
] as const)('an admin whose own account %s reads so before the restore', async (_, to, said) => {
  await review(admin.email, to);
  expect(screen.getByText(said)).toBeDefined();
});

test('the accounts of other admins are no reason for a warning', async () => {
  await review('someone@else.example', null);
  expect(screen.queryByText(/Your own account|you are not an admin/)).toBeNull();
});
