import type { Restored, RestorePreview } from '@mobility/openapi';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { flush } from '../testing/index.ts';
import { restoreWith } from './actors.ts';

const preview: RestorePreview = {
  role_changes: [{ email: 'rae@rider.example', name: 'Rae', from: 'rider', to: 'admin' }],
  role_changes_total: 1,
  balance_changes: [],
  balance_changes_total: 0,
  users_added: 0,
  users_removed: 2,
};
const stats = { collections_restored: 20, documents_restored: 412, errors: [] };
const failure = (status: number, detail?: string) =>
  Object.assign(new Error('refused'), { kind: 'http', status, detail });
const fileOf = (text: () => Promise<string>) => ({ name: 'backup.json', size: 12, text });
const good = fileOf(async () => '{"version":1}');

const start = (
  client: { previewRestore?: () => Promise<RestorePreview>; restoreBackup?: () => Promise<Restored> } = {},
) => {
  const previewRestore = vi.fn(client.previewRestore ?? (async () => preview));
  const restoreBackup = vi.fn(client.restoreBackup ?? (async () => ({ restore_stats: stats })));
  let made = 0;
  const ids = { next: () => `key-${++made}` };
  const actor = createActor(restoreWith({ client: { previewRestore, restoreBackup }, ids })).start();
  return { actor, previewRestore, restoreBackup };
};

test('a file is checked and nothing is replaced until the admin restores it', async () => {
  const { actor, restoreBackup } = start();
  actor.send({ type: 'choose', file: good });
  await flush();
  expect(actor.getSnapshot()).toMatchObject({ value: 'reviewing', context: { preview } });
  expect(restoreBackup).not.toHaveBeenCalled();
  actor.send({ type: 'setPassword', password: 'secret' });
  actor.send({ type: 'restore' });
  await flush();
  expect(restoreBackup.mock.calls).toEqual([
    [
      { version: 1, password: 'secret' },
      { idempotencyKey: 'key-1', timeout: 3_600_000 },
    ],
  ]);
  const { value, context } = actor.getSnapshot();
  expect([value, context.result, context.password]).toEqual(['restored', stats, '']);
});

test.each([
  ['that is of another type', { ...good, name: 'photo.png', type: 'image/png' }, 'restore.notJson'],
  ['that cannot be read', fileOf(() => Promise.reject(new Error('gone'))), 'restore.unreadable'],
  ['that is a list', fileOf(async () => ' []'), 'restore.notBackup'],
  ['that is a text', fileOf(async () => '"backup"'), 'restore.notBackup'],
  ['that is no JSON', fileOf(async () => 'PK'), 'restore.unprocessable'],
])('a file %s changes nothing', async (_name, file, message) => {
  const { actor, previewRestore } = start();
  actor.send({ type: 'choose', file });
  await flush();
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { error: { message } } });
  expect(previewRestore).not.toHaveBeenCalled();
});

test.each([
  ['name', { ...good, name: 'BACKUP.JSON', type: '' }],
  ['type', { ...good, name: 'backup', type: 'application/json' }],
])('a file is taken by its %s alone', async (_part, file) => {
  const { actor } = start();
  actor.send({ type: 'choose', file });
  await flush();
  expect(actor.getSnapshot().value).toBe('reviewing');
});

test('a file that the server refuses shows the sentence of the server', async () => {
  const { actor } = start({ previewRestore: () => Promise.reject(failure(400, 'Altered')) });
  actor.send({ type: 'choose', file: good });
  await flush();
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { error: { detail: 'Altered' } } });
});

test('a backend without a preview can restore nevertheless', async () => {
  const { actor } = start({ previewRestore: () => Promise.reject(failure(404)) });
  actor.send({ type: 'choose', file: good });
  await flush();
  expect(actor.getSnapshot()).toMatchObject({ value: 'reviewing', context: { preview: null } });
});

test('a wrong password keeps the file, and the next attempt has another key', async () => {
  const { actor, restoreBackup } = start({
    restoreBackup: () => Promise.reject(failure(403, 'The password is wrong')),
  });
  actor.send({ type: 'choose', file: good });
  await flush();
  for (const password of ['a', 'b']) {
    actor.send({ type: 'setPassword', password });
    actor.send({ type: 'restore' });
    await flush();
  }
  expect(actor.getSnapshot()).toMatchObject({
    value: 'reviewing',
    context: { error: { detail: 'The password is wrong' }, preview },
  });
  expect(restoreBackup.mock.calls.map((call: unknown[]) => call[1])).toEqual([
    { idempotencyKey: 'key-1', timeout: 3_600_000 },
    { idempotencyKey: 'key-2', timeout: 3_600_000 },
  ]);
});

test('cancel removes the file and everything read from it', async () => {
  const { actor } = start();
  actor.send({ type: 'choose', file: good });
  await flush();
  actor.send({ type: 'setPassword', password: 'secret' });
  actor.send({ type: 'cancel' });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'idle',
    context: { file: null, backup: null, preview: null, password: '' },
  });
});
