import { flush } from '@mobility/machines/testing';
import type { Restored, User } from '@mobility/openapi';
import status from '@mobility/openapi/examples/DatabaseStatus.json' with { type: 'json' };
import unchanged from '@mobility/openapi/examples/RestorePreview.none.json' with { type: 'json' };
import admin from '@mobility/openapi/examples/User.admin.json' with { type: 'json' };
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole } from '../../testing/console.tsx';

const answers: PromiseWithResolvers<Restored>[] = [];
afterEach(async () => {
  // A restore that runs on would hold the page of the next test.
  for (const { resolve } of answers.splice(0)) resolve(done);
  await flush();
  cleanup();
  vi.restoreAllMocks();
});

const done: Restored = { restore_stats: { collections_restored: 20, documents_restored: 412, errors: [] } };
const backupFile = new File(['{"version":1}'], 'backup.json', { type: 'application/json' });

/** The console with a restore that runs until the answer comes. */
const begin = async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const answer = Promise.withResolvers<Restored>();
  answers.push(answer);
  const opened = openConsole('tab=database', {
    getDatabaseStatus: async () => status,
    previewRestore: async () => unchanged,
    restoreBackup: () => answer.promise,
  });
  const { user } = opened;
  await user.upload(await screen.findByLabelText('File'), backupFile);
  await user.click(await screen.findByRole('button', { name: 'Replace all data' }));
  await screen.findByText(/^Running for/);
  const leave = () => {
    opened.goTo('tab=notifications');
    expect(screen.queryByText(/^Running for/)).toBeNull();
  };
  const comeBack = () => opened.goTo('tab=database');
  return { ...opened, answer, leave, comeBack };
};

test('a restore goes on while another tab is open, and is found again there', async () => {
  const { leave, comeBack } = await begin();
  leave();
  comeBack();
  await screen.findByText(/^Running for/);
  expect(screen.queryByRole('button', { name: 'Upload & Restore Backup' })).toBeNull();
});

test('a restore that ends while another tab is open says so there, and shows its result afterwards', async () => {
  const { answer, leave, comeBack, toasts } = await begin();
  leave();
  answer.resolve(done);
  await vi.waitFor(() => expect(toasts).toEqual(['restore.done']));
  comeBack();
  await screen.findByText('20 collections and 412 documents restored');
});

test('a restore that fails while another tab is open says so there, and why afterwards', async () => {
  const { answer, leave, comeBack, toasts } = await begin();
  leave();
  answer.reject({ kind: 'http', status: 409, detail: 'Another restore is running' });
  await vi.waitFor(() => expect(toasts).toEqual(['Another restore is running']));
  comeBack();
  await screen.findByText('Another restore is running');
});

test('the tab that shows the restore needs no toast', async () => {
  const { answer, toasts } = await begin();
  answer.resolve(done);
  await screen.findByText('20 collections and 412 documents restored');
  expect(toasts).toEqual([]);
});

test('closing the page asks while a restore runs, in every tab, and not afterwards', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  const { answer, leave, toasts } = await begin();
  expect(asks()).toBe(true);
  leave();
  expect(asks()).toBe(true);
  answer.resolve(done);
  await vi.waitFor(() => expect(toasts).toHaveLength(1));
  expect(asks()).toBe(false);
});

test('an admin whose account is not in the backup reads so when the restore ends the session', async () => {
  let isGone = false;
  const role_changes = [{ email: admin.email, name: admin.name, from: 'admin' as const, to: null }];
  const { user, channels, toasts } = openConsole(
    'tab=database',
    {
      getDatabaseStatus: async () => status,
      previewRestore: async () => ({ ...unchanged, role_changes, role_changes_total: 1 }),
      restoreBackup: async () => done,
      getCurrentUser: async () => (isGone ? Promise.reject({ kind: 'http', status: 401 }) : (admin as User)),
    },
    { self: admin as User },
  );
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await user.upload(await screen.findByLabelText('File'), backupFile);
  await user.type(await screen.findByLabelText('Your password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Replace all data' }));
  await screen.findByText('20 collections and 412 documents restored');
  isGone = true;
  channels[0]?.onClose({ code: 1000, reason: 'Signed out' });
  await vi.waitFor(() => expect(toasts.at(-1)).toBe('restore.doneWithoutYou'));
});

test('an admin who has another id after the restore goes on in the console and reads its result', async () => {
  let self = admin as User;
  const { user, channels } = openConsole(
    'tab=database',
    {
      getDatabaseStatus: async () => status,
      previewRestore: async () => unchanged,
      restoreBackup: async () => done,
      getCurrentUser: async () => self,
    },
    { self },
  );
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await user.upload(await screen.findByLabelText('File'), backupFile);
  await user.click(await screen.findByRole('button', { name: 'Replace all data' }));
  await screen.findByText('20 collections and 412 documents restored');
  self = { ...self, id: 'another' };
  channels[0]?.onClose({ code: 1000, reason: 'Another user' });
  // The session of the new id has a channel of its own.
  await vi.waitFor(() => expect(channels.length).toBeGreaterThan(1));
  expect(screen.getByText('20 collections and 412 documents restored')).toBeDefined();
});

const order = () =>
  screen
    .getAllByRole('region')
    .map((region) => region.ariaLabel ?? region.querySelector('h2, h3')?.textContent)
    .filter((name) => name === 'Backup' || name === 'Restore');

test('a restore that runs comes first, and there is no backup meanwhile', async () => {
  const { answer, user } = await begin();
  expect(order()).toEqual(['Restore', 'Backup']);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Create & Download Backup' });
  const reason = 'A restore is running. Create the backup when it is finished.';
  expect(button.disabled).toBe(true);
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
  answer.resolve(done);
  await vi.waitFor(() => expect(button.disabled).toBe(false));
  expect([order(), screen.queryByText(reason)]).toEqual([['Restore', 'Backup'], null]);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(order()).toEqual(['Backup', 'Restore']);
});
