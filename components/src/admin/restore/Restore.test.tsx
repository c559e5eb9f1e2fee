import { flush } from '@mobility/machines/testing';
import type { Restored, RestorePreview } from '@mobility/openapi';
import unchanged from '@mobility/openapi/examples/RestorePreview.none.json' with { type: 'json' };
import type { MobilityClient } from '@mobility/sdk';
import { type FakeAnswers, fakeClient } from '@mobility/sdk/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { collectSavedFiles } from '../../testing/saved-files.ts';
import { Restore } from './Restore.tsx';

const unanswered: PromiseWithResolvers<Restored>[] = [];
/** A restore that runs until the test ends; later it would hold the page of other tests. */
const noAnswer = (): Promise<Restored> => {
  const answer = Promise.withResolvers<Restored>();
  unanswered.push(answer);
  return answer.promise;
};
afterEach(async () => {
  for (const { reject } of unanswered.splice(0)) reject({ kind: 'aborted' });
  await flush();
  cleanup();
  vi.restoreAllMocks();
});

const preview: RestorePreview = {
  role_changes: [{ email: 'rae@rider.example', name: 'Rae', from: 'rider', to: 'admin' }],
  role_changes_total: 1,
  balance_changes: [{ email: 'riley@rider.example', name: 'Riley', from: 10, to: 200 }],
  balance_changes_total: 4,
  lock_changes: [{ email: 'sam@rider.example', name: 'Sam', locked: false }],
  lock_changes_total: 1,
  users_added: 0,
  users_removed: 2,
  rides_added: 1,
  rides_removed: 1_200,
  rides_changed: 3,
};

const show = (client: MobilityClient) => {
  render(
    <MobilityProvider client={client}>
      <Restore />
    </MobilityProvider>,
  );
  return userEvent.setup({ applyAccept: false });
};
const backupFile = new File(['{"version":1}'], 'backup.json', { type: 'application/json' });

test('the data is replaced only after the admin has seen the changes, entered the password and confirmed', async () => {
  const restoreBackup = vi.fn<NonNullable<FakeAnswers['restoreBackup']>>(async () => ({
    restore_stats: { collections_restored: 20, documents_restored: 412, errors: [] },
  }));
  const client = fakeClient({ previewRestore: async () => preview, restoreBackup });
  const user = show(client);
  await user.upload(screen.getByLabelText('File'), backupFile);
  await screen.findByText('New admin');
  for (const text of [
    '1 role change',
    '4 balance changes',
    'and 3 more',
    '1 account lock change',
    '2 users are removed',
    '1 ride is added · 1,200 rides are removed · 3 rides change',
  ])
    screen.getByText(text);
  screen.getByText('from locked to unlocked');
  // No font of the app has the symbol of the currency, so each one is drawn.
  expect(screen.getByText(/^from.*to/, { selector: 'li:has(svg) > span' }).textContent).toBe(
    'from Ⓣ10.00 to Ⓣ200.00',
  );
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
    { idempotencyKey: expect.any(String), timeout: expect.any(Number), fetch: expect.any(Function) },
  );
});

test('Enter in the password asks as the button does, and does nothing without a password', async () => {
  const restoreBackup = vi.fn<NonNullable<FakeAnswers['restoreBackup']>>(async () => ({
    restore_stats: { collections_restored: 20, documents_restored: 412, errors: [] },
  }));
  const user = show(fakeClient({ previewRestore: async () => preview, restoreBackup }));
  await user.upload(screen.getByLabelText('File'), backupFile);
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  await user.type(await screen.findByLabelText('Your password'), '{Enter}');
  expect(confirm).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Your password'), 'secret{Enter}');
  expect(confirm).toHaveBeenCalledOnce();
  expect(restoreBackup).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await screen.findByText('20 collections and 412 documents restored');
  expect(restoreBackup).toHaveBeenCalledOnce();
});

test('a backup of another installation is checked with the key of that installation, which the restore sends too', async () => {
  const refusal = {
    kind: 'http',
    status: 400,
    code: 'backup_key_needed',
    detail: 'Of another installation.',
  };
  const previewRestore = vi
    .fn<NonNullable<FakeAnswers['previewRestore']>>()
    .mockRejectedValueOnce(refusal)
    .mockResolvedValueOnce(unchanged);
  const restoreBackup = vi.fn<NonNullable<FakeAnswers['restoreBackup']>>(async () => ({
    restore_stats: { collections_restored: 20, documents_restored: 412, errors: [] },
  }));
  const user = show(fakeClient({ previewRestore, restoreBackup }));
  await user.upload(screen.getByLabelText('File'), backupFile);
  await screen.findByText('Of another installation.');
  await user.type(screen.getByLabelText('Key'), 'c2VjcmV0');
  await user.click(screen.getByRole('button', { name: 'Check the file' }));
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await user.click(await screen.findByRole('button', { name: 'Replace all data' }));
  await screen.findByText('20 collections and 412 documents restored');
  expect(previewRestore.mock.calls.map(([body]) => body)).toEqual([
    { version: 1 },
    { version: 1, key: 'c2VjcmV0' },
  ]);
  expect(restoreBackup.mock.calls[0]?.[0]).toEqual({ version: 1, key: 'c2VjcmV0' });
});

const unreadable = Object.assign(new File([''], 'backup.json', { type: 'application/json' }), {
  text: () => Promise.reject(new Error('gone')),
});

test.each([
  ['a picture', new File(['x'], 'a.png', { type: 'image/png' }), 'Please select a valid JSON backup file'],
  ['a file that cannot be read', unreadable, 'Failed to read backup file'],
  ['a list', new File(['[]'], 'backup.json'), 'This is not a Mobility backup'],
  ['a file that is not JSON', new File(['{'], 'backup.json'), 'Failed to process backup file'],
])('%s is refused on screen, and nothing is sent', async (_, file, text) => {
  const previewRestore = vi.fn<NonNullable<FakeAnswers['previewRestore']>>(async () => preview);
  const user = show(fakeClient({ previewRestore }));
  await user.upload(screen.getByLabelText('File'), file);
  await screen.findByText(text);
  // One sentence: the warning, which is always there, is not announced again.
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([text]);
  expect(previewRestore).not.toHaveBeenCalled();
});

/** Chooses a backup that changes no person, and confirms. */
const restore = async (restoreBackup: NonNullable<FakeAnswers['restoreBackup']>, file = backupFile) => {
  const user = show(fakeClient({ previewRestore: async () => unchanged, restoreBackup }));
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await user.upload(screen.getByLabelText('File'), file);
  await user.click(await screen.findByRole('button', { name: 'Replace all data' }));
};

test('the focus stays in the card when a press replaces what it shows', async () => {
  await restore(async () => ({
    restore_stats: { collections_restored: 20, documents_restored: 412, errors: [] },
  }));
  const isInside = () => screen.getByRole('region', { name: 'Restore' }).contains(document.activeElement);
  const done = await screen.findByRole('button', { name: 'Done' });
  expect(isInside()).toBe(true);
  await userEvent.click(done);
  await screen.findByRole('button', { name: 'Upload & Restore Backup' });
  expect(isInside()).toBe(true);
});

test('a restore that fails says so, and the file stays chosen', async () => {
  await restore(() => Promise.reject({ kind: 'http', status: 500 }));
  await screen.findByText('Failed to restore database backup');
  screen.getByText('backup.json');
});

test('the buttons below the refusal of a restore come into view', async () => {
  const shown: (string | null)[] = [];
  const into = vi.fn(function (this: Element, options: ScrollIntoViewOptions) {
    if (options.block === 'nearest') shown.push(this.textContent);
  });
  Element.prototype.scrollIntoView = into as Element['scrollIntoView'];
  await restore(() => Promise.reject({ kind: 'http', status: 403, detail: 'The password is wrong' }));
  await screen.findByText('The password is wrong');
  expect(shown).toEqual(['Replace all dataCancel']);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('the warnings of a restore are counted and listed', async () => {
  const errors = ['The saved cards belong to another installation', 'The passwords belong to another one'];
  await restore(async () => ({
    restore_stats: { collections_restored: 20, documents_restored: 412, errors },
  }));
  const warning = await screen.findByText('Some errors occurred: 2 errors');
  // One message, announced together with what was restored.
  const told = warning.closest('[role=status]');
  expect(told?.textContent).toBe(
    'Some errors occurred: 2 errors20 collections and 412 documents restoredAll other users are signed out.',
  );
  for (const text of errors) screen.getByText(text);
  screen.getByText('backup.json');
  const files = collectSavedFiles();
  await userEvent.click(screen.getByRole('button', { name: 'Error list' }));
  expect(files[0]?.name).toBe('backup-errors.txt');
  expect(await files[0]?.content.text()).toBe(`${errors.join('\n')}\n`);
});

test('the words of the result come into a region that was there before', async () => {
  const answer = Promise.withResolvers<Restored>();
  await restore(() => answer.promise);
  const region = (await screen.findByText(/^Keep this page open/)).closest('[role=status]');
  answer.resolve({ restore_stats: { collections_restored: 20, documents_restored: 412, errors: [] } });
  const words = await screen.findByText('20 collections and 412 documents restored');
  expect(words.closest('[role=status]')).toBe(region);
});

test('while a restore runs, its time and the steps that are known are shown, and no more', async () => {
  await restore(noAnswer);
  await screen.findByText('Running for 0 sec');
  const steps = screen.getAllByRole('listitem').map((step) => [step.textContent, step.ariaCurrent]);
  expect(steps).toEqual([
    ['Done:File read, 13 byte', null],
    ['Done:Format and contents checked', null],
    ['Done:Changes confirmed', null],
    ['Replace all data in one step', 'step'],
    ['Sign out all other users', null],
  ]);
  expect(document.body.textContent).not.toMatch(/%|in the file/);
});

test('while the file is sent, a bar shows how much of it has left the page', async () => {
  class Exchange extends EventTarget {
    readonly upload = new EventTarget();
    open(): void {}
    setRequestHeader(): void {}
    send(): void {
      const [loaded, total] = [400, 1_000];
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total, lengthComputable: true }));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Exchange);
  await restore((_, options) => {
    void options?.fetch?.(new Request('http://localhost', { method: 'POST', body: '{}' }));
    return noAnswer();
  });
  await screen.findByText('40%');
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Sending the file' }).position).toBe(
    0.4,
  );
  screen.getByText('400 byte of 1 kB');
  screen.getByText(/^Running for/);
  vi.unstubAllGlobals();
});

test('the page counts what the file says that it holds', async () => {
  const data = { created_at: '2026-11-21T12:00:00.000Z', collections: { users: { rows: [[1], [2]] } } };
  const file = new File([JSON.stringify(data)], 'backup.json');
  await restore(noAnswer, file);
  await screen.findByText('1 collection and 2 documents in the file');
  screen.getByText(/^File read, \d+ byte, made Nov 21, 2026/);
});

test('a check that did not reach the server no longer says so once the network is back', async () => {
  const user = show(fakeClient({ previewRestore: () => Promise.reject({ kind: 'network' }) }));
  await user.upload(screen.getByLabelText('File'), backupFile);
  await screen.findByText(/cannot be reached/);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/cannot be reached/)).toBeNull());
});
