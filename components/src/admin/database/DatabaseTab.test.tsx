import type { Backup } from '@mobility/openapi';
import backup from '@mobility/openapi/examples/Backup.json' with { type: 'json' };
import status from '@mobility/openapi/examples/DatabaseStatus.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole } from '../../testing/console.tsx';
import { collectSavedFiles } from '../../testing/saved-files.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = (answers: FakeAnswers = {}) =>
  openConsole('tab=database', { getDatabaseStatus: async () => status, ...answers });

test('the collections are shown with their counts, the largest first', async () => {
  open();
  const names = await screen.findAllByRole('rowheader');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'rides',
    'ledger_entries',
    'payments',
    'users',
  ]);
  screen.getByText('20,133');
});

test('of many collections the ten largest are shown, and all on a press and on paper', async () => {
  const collections = Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`c${index}`, index]));
  const { user } = open({ getDatabaseStatus: async () => ({ ...status, collections }) });
  const rows = () => screen.getAllByRole('rowheader').length;
  await screen.findByRole('button', { name: 'Show all 61 collections' });
  expect(rows()).toBe(10);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(rows()).toBe(61);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(rows()).toBe(10);
  await user.click(screen.getByRole('button', { name: 'Show all 61 collections' }));
  expect(rows()).toBe(61);
  await user.click(screen.getByRole('button', { name: 'Show the largest only' }));
  expect(rows()).toBe(10);
});

test('a backup is saved as a file that is named with the time', async () => {
  const files = collectSavedFiles();
  const { user } = open({ createBackup: async () => backup as Backup });
  await user.click(await screen.findByRole('button', { name: 'Create & Download Backup' }));
  await screen.findByText(/^1 collection, 1 document/);
  expect(files[0]?.name).toMatch(/^mobility-backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.json$/);
  expect(JSON.parse((await files[0]?.content.text()) ?? '')).toEqual(backup.backup_data);
  screen.getByText(/stored answers, sent e-mails and messages that are still to be delivered are left out/);
});

test('a backup that fails says so, or what the server says', async () => {
  const createBackup = vi
    .fn<NonNullable<FakeAnswers['createBackup']>>()
    .mockRejectedValueOnce({ kind: 'malformed' })
    .mockRejectedValueOnce({ kind: 'http', status: 409, detail: 'A backup or restore is already running' });
  const { user } = open({ createBackup });
  const button = await screen.findByRole('button', { name: 'Create & Download Backup' });
  await user.click(button);
  await screen.findByText('Failed to create database backup');
  await user.click(button);
  await screen.findByText('A backup or restore is already running');
});

test('the status says whether the database works, and when and by whom the last backup was made', async () => {
  const last_backup = { created_at: '2026-11-20T11:12:00.000Z', created_by: 'Priya Raghunathan-Osei' };
  open({ getDatabaseStatus: async () => ({ ...status, health: 'degraded', last_backup }) });
  await screen.findByText('Slow');
  screen.getByText(/^Nov 20, 2026/);
  screen.getByText('by Priya Raghunathan-Osei');
  cleanup();
  open({ getDatabaseStatus: async () => ({ ...status, health: 'healthy' }) });
  await screen.findByText('Healthy');
  screen.getByText('None yet');
});

test('after a backup the status is read again', async () => {
  collectSavedFiles();
  const getDatabaseStatus = vi.fn<NonNullable<FakeAnswers['getDatabaseStatus']>>(async () => status);
  const { user } = open({ getDatabaseStatus, createBackup: async () => backup as Backup });
  await screen.findByText('20,133');
  const reads = getDatabaseStatus.mock.calls.length;
  await user.click(screen.getByRole('button', { name: 'Create & Download Backup' }));
  await screen.findByText(/^1 collection, 1 document/);
  await vi.waitFor(() => expect(getDatabaseStatus.mock.calls.length).toBeGreaterThan(reads));
});

test('a status that cannot be read says so', async () => {
  open({ getDatabaseStatus: () => Promise.reject({ kind: 'network' }) });
  await screen.findByText('Failed to fetch database status');
});
