import type { RestorePreview } from '@mobility/openapi';
import unchanged from '@mobility/openapi/examples/RestorePreview.none.json' with { type: 'json' };
import { fakeClient } from '@mobility/sdk/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { Restore } from './Restore.tsx';

afterEach(cleanup);

/** Shows what a restore would change. */
const preview = async (change: Partial<RestorePreview>) => {
  const client = fakeClient({ previewRestore: async () => ({ ...unchanged, ...change }) });
  render(
    <MobilityProvider client={client}>
      <Restore />
    </MobilityProvider>,
  );
  const file = new File(['{"version":1}'], 'backup.json', { type: 'application/json' });
  await userEvent.upload(screen.getByLabelText('File'), file);
  await screen.findByRole('button', { name: 'Replace all data' });
};

const reassurance = 'No user, balance, ride or dispute changes.';
const replaceIsDisabled = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Replace all data' }).disabled;
test.each([
  ['a lock', { lock_changes_total: 1 }, '1 account lock change'],
  ['a password', { password_changes_total: 2 }, '2 password changes'],
])('a restore that changes %s alone needs the password', async (_, change, text) => {
  await preview(change);
  await screen.findByText(text);
  expect(replaceIsDisabled()).toBe(true);
  screen.getByLabelText('Your password');
});

test('a restore that changes nothing says so, and needs no password', async () => {
  await preview({});
  await screen.findByText(reassurance);
  expect(replaceIsDisabled()).toBe(false);
  expect(screen.queryByLabelText('Your password')).toBeNull();
});

test.each([
  ['adds users', { users_added: 2 }, '2 users are added', true],
  ['removes users', { users_removed: 1 }, '1 user is removed', true],
  ['removes rides', { rides_removed: 2 }, '2 rides are removed', false],
  ['decides disputes otherwise', { dispute_changes_total: 2 }, '2 disputes change', false],
  [
    'removes disputes',
    { disputes_added: 1, disputes_removed: 3 },
    '1 dispute is added · 3 disputes are removed',
    false,
  ],
])('a restore that only %s does not say that nothing changes', async (_, change, text, needsPassword) => {
  await preview(change);
  await screen.findByText(text);
  expect(screen.queryByText(reassurance)).toBeNull();
  expect(replaceIsDisabled()).toBe(needsPassword);
});

test('disputes that are opened again or decided otherwise are named with their ride and outcome', async () => {
  const ride = {
    ride_id: 'r1',
    email: 'riley@rider.example',
    name: 'Riley',
    pickup_address: 'Ferry Building, San Francisco',
    dropoff_address: 'City Hall, San Francisco',
  };
  const dispute_changes: RestorePreview['dispute_changes'] = [
    { ...ride, dispute_id: 'd1', from: 'refunded', to: 'submitted', from_refund: 12.5, to_refund: null },
    { ...ride, dispute_id: 'd2', from: 'submitted', to: 'rejected', from_refund: null, to_refund: null },
  ];
  const change = { dispute_changes, dispute_changes_total: 5 };
  await preview(change);
  const list = await screen.findByRole('list', { name: '5 disputes change' });
  const rows = [...list.children].map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(
    /^Rileyriley@rider\.example.*Ferry Building.*City Hall.*from refunded \(.*12\.50.*\) to pending$/,
  );
  expect(rows[1]).toMatch(/from pending to rejected$/);
  screen.getByText('and 3 more');
});

test('the users who are added are named', async () => {
  const added_users = [{ email: 'pat@rider.example', name: 'Pat' }];
  const change = { users_added: 2, added_users };
  await preview(change);
  const list = await screen.findByRole('list', { name: '2 users are added' });
  expect(list.textContent).toBe('Patpat@rider.example');
});

test('the accounts with another password are named, and the others counted', async () => {
  const password_changes = [{ email: 'pat@rider.example', name: 'Pat' }];
  const change = { password_changes, password_changes_total: 201 };
  await preview(change);
  const list = await screen.findByRole('list', { name: '201 password changes' });
  expect(list.textContent).toBe('Patpat@rider.example');
  expect(screen.getByText('and 200 more')).toBeDefined();
});

test('a user with another name or address is named as now, with what changes', async () => {
  const [email, from_email] = ['pat@rider.example', 'pat.new@rider.example'];
  const person_changes = [
    { email, from_email, name: 'Pat', from_name: 'Pat New' },
    { email: 'sam@rider.example', from_email: 'sam@rider.example', name: 'Sam', from_name: 'Sam New' },
  ];
  const change = { person_changes, person_changes_total: 202 };
  await preview(change);
  const list = await screen.findByRole('list', { name: '202 name, e-mail address or ID changes' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent?.replace(/[\u2068\u2069]/g, ''))).toEqual([
    'Pat Newpat.new@rider.examplebecomes Pat, pat@rider.example',
    'Sam Newsam@rider.examplebecomes Sam',
  ]);
  expect(screen.getByText('and 200 more')).toBeDefined();
  screen.getByLabelText('Your password');
});

test('drivers who are approved, second factors and removed users are named, and need the password', async () => {
  const [email, name] = ['ali@driver.example', 'Ali'];
  const change = {
    approval_changes: [{ email, name, approved: true }],
    approval_changes_total: 1,
    two_factor_changes: [{ email, name, enabled: false }],
    two_factor_changes_total: 1,
    users_removed: 1,
    removed_users: [{ email: 'zoe@driver.example', name: 'Zoe' }],
  };
  await preview(change);
  const textOf = async (list: string) => (await screen.findByRole('list', { name: list })).textContent;
  expect(await textOf('1 approval change')).toBe('Aliali@driver.examplefrom not approved to approved');
  expect(await textOf('1 change of two-factor authentication')).toBe('Aliali@driver.exampleturned off');
  expect(await textOf('1 user is removed')).toBe('Zoezoe@driver.example');
  screen.getByLabelText('Your password');
});
