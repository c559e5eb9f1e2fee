import type { AuditLog } from '@mobility/openapi';
import example from '@mobility/openapi/examples/AuditLog.json' with { type: 'json' };
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole } from '../../testing/console.tsx';
import { collectSavedFiles } from '../../testing/saved-files.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const entry = example as AuditLog;

/** Opens the trail; a download of it ends when `answer` is called, or rejects when it is cancelled. */
const open = () => {
  let answer: (entries: AuditLog[]) => void = () => {};
  const listAuditLogs = vi.fn((query?: { limit?: number }, options?: { signal?: AbortSignal }) => {
    if (query?.limit !== 1_000) return Promise.resolve([entry]);
    const { promise, resolve, reject } = Promise.withResolvers<AuditLog[]>();
    answer = resolve;
    options?.signal?.addEventListener('abort', () => reject({ kind: 'aborted' }));
    return promise;
  });
  return { ...openConsole('tab=audit', { listAuditLogs }), answer: (entries: AuditLog[]) => answer(entries) };
};
const statusWith = (text: string) => screen.findByText(text, { selector: '[role=status]' });

test('a download says that it starts, and at its end how many entries it has', async () => {
  const files = collectSavedFiles();
  const { user, answer } = open();
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await statusWith('Downloading');
  answer([entry, { ...entry, id: 'other' }]);
  await statusWith('2 entries downloaded');
  expect(files).toHaveLength(1);
});

test('a download that runs can be cancelled, saves no file, and can be started again', async () => {
  const files = collectSavedFiles();
  const { user, toasts, answer } = open();
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  const button = await screen.findByRole('button', { name: 'Cancel download' });
  await user.click(button);
  await statusWith('Download cancelled');
  expect([files, toasts]).toEqual([[], []]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Download CSV' }));
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await statusWith('Downloading');
  answer([entry]);
  await waitFor(() => expect(files).toHaveLength(1));
});
