import type { AuditLog } from '@mobility/openapi';
import example from '@mobility/openapi/examples/AuditLog.json' with { type: 'json' };
import { cleanup, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { answered } from '../../testing/answered.ts';
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
const statusWith = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(text));

test('a download says that it starts, and at its end how many entries it has', async () => {
  const files = collectSavedFiles();
  const { user, answer } = open();
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await statusWith('Downloading …');
  answer([entry, { ...entry, id: 'other' }]);
  await statusWith('2 entries downloaded');
  expect(files).toHaveLength(1);
});

test.each([
  ['2', 'Downloading …1 of 2 entries', 0.5],
  ['99+', 'Downloading …1 entry', -1],
  ['10000+', 'Downloading …1 of 1,000 entries', 0.001],
  [null, 'Downloading …1 entry', -1],
])('a download shows how many entries have arrived, of %s that are found', async (found, text, share) => {
  const { promise, resolve } = Promise.withResolvers<AuditLog[]>();
  let tell: (response: Response) => void = () => undefined;
  const listAuditLogs = (query: { limit?: number }, options: { onHeaders: typeof tell }) => {
    tell = options.onHeaders;
    return query.limit === 1_000 ? promise : Promise.resolve([entry]);
  };
  const { user } = openConsole('tab=audit', {}, { calls: { listAuditLogs } });
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Downloading …' });
  const headers: Record<string, string> = found ? { 'x-found': found } : {};
  const part = JSON.stringify([entry, entry]).slice(0, -10);
  act(() => tell(new Response(part, { headers })));
  await statusWith(text);
  expect(bar.position).toBeCloseTo(share);
  // Another attempt starts again.
  act(() => tell(new Response(part, { headers })));
  await statusWith(text);
  resolve([entry]);
  collectSavedFiles();
  await statusWith('1 entry downloaded');
});

test.each([
  ['', '1000+', '1,000+ entries found.', '4235', '4,235 entries found.'],
  ['&search=lock', '99+', '99+ entries found.', '1000+', '1,000+ entries found.'],
])('once a download knows how many entries there are, the list says the same (%s)', async (...row) => {
  const [filters, inList, before, inFile, after] = row;
  const listAuditLogs = ({ limit }: { limit?: number }) =>
    answered([entry], { 'x-next-cursor': 'older', 'x-found': limit === 1_000 ? inFile : inList });
  const { user } = openConsole(`tab=audit${filters}`, {}, { calls: { listAuditLogs } });
  await screen.findByText(before);
  collectSavedFiles();
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await screen.findByText(after);
  expect(screen.queryByText(before)).toBeNull();
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
  await statusWith('Downloading …');
  answer([entry]);
  await waitFor(() => expect(files).toHaveLength(1));
});

test.each([
  ['', '3333', 'The newest 2 of 3,333 entries were downloaded.'],
  ['&direction=asc', '10000+', 'The oldest 2 of more than 10,000 entries were downloaded.'],
  ['&sort=severity', '12', 'The first 2 of 12 entries were downloaded.'],
])('a file that has not all entries says so in the order of the list (%s)', async (filters, found, text) => {
  const files = collectSavedFiles();
  const listAuditLogs = () =>
    answered([entry, { ...entry, id: 'other' }], { 'x-next-cursor': 'older', 'x-found': found });
  const { user } = openConsole(`tab=audit${filters}`, {}, { calls: { listAuditLogs } });
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await statusWith(text);
  expect(files).toHaveLength(1);
  // The sentence is about the filters that the file was made with.
  await user.click(screen.getByRole('button', { name: /Newest first|Most severe first|Oldest first/ }));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});
