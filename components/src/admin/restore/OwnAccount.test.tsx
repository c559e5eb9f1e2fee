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

const roleOf = (email: string, to: Role): Partial<RestorePreview> => ({
  role_changes: [{ email, name: 'Ada', from: 'admin' as const, to }],
  role_changes_total: 1,
});
const lockOf = (email: string): Partial<RestorePreview> => ({
  lock_changes: [{ email, name: 'Ada', locked: true }],
  lock_changes_total: 1,
});

const review = async (changes: Partial<RestorePreview>) => {
  const session = createTestSession(
    {
      getCurrentUser: async () => admin as User,
      previewRestore: async () => ({ ...unchanged, ...changes }),
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
  await screen.findAllByText(/^1 /);
};

test.each([
  ['is missing from the backup', roleOf(admin.email, null), /^Your account is not in this backup\./],
  [
    'is that of a rider in the backup',
    roleOf(admin.email, 'rider'),
    /^You are not an admin in this backup\./,
  ],
  ['is locked in the backup', lockOf(admin.email), /^Your account is locked in this backup\./],
] as const)('an admin whose own account %s reads so before the restore', async (_, changes, said) => {
  await review(changes);
  expect(screen.getByText(said)).toBeDefined();
});

const { email, name } = admin;
const moved: Partial<RestorePreview> = {
  person_changes: [{ email, name, from_email: email, from_name: name }],
  person_changes_total: 1,
};

test('an admin whose own account has another id in the backup reads that the session goes on, and no threat', async () => {
  await review(moved);
  expect(screen.getByText(/^Your account has another ID .* You stay signed in, /)).toBeDefined();
  expect(screen.getByText('has another ID in the backup')).toBeDefined();
  expect(screen.queryByText(/not be able to sign in/)).toBeNull();
});

test('an admin whose own account has another id and a second factor in the backup reads how to sign in afterwards', async () => {
  const two_factor_changes = [{ email, name, enabled: true }];
  await review({ ...moved, two_factor_changes, two_factor_changes_total: 1 });
  expect(
    screen.getByText(
      /^Your account has another ID and two-factor authentication .* The restore signs you out\./,
    ),
  ).toBeDefined();
  expect(screen.queryByText(/You stay signed in/)).toBeNull();
});

test.each([
  ['another admin is removed', roleOf('someone@else.example', null)],
  ['another account is locked', lockOf('someone@else.example')],
  ['the own account stays that of an admin', roleOf(admin.email, 'admin')],
])('there is no warning where %s', async (_, changes) => {
  await review(changes);
  expect(screen.queryByText(/^(Your account|You are not an admin)/)).toBeNull();
});
