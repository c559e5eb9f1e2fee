import { expect, test } from 'vitest';
import { flush } from '../testing/index.ts';
import { begin, failure, fileOf, good, preview, start, stats } from '../testing/restore-harness.ts';

const withoutYou = { tone: 'caution', message: 'restore.doneWithoutYou', topic: 'auth' };

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
      { idempotencyKey: 'key-1', timeout: 3_600_000, fetch: expect.any(Function) },
    ],
  ]);
  const { value, context } = actor.getSnapshot();
  expect([value, context.result, context.password]).toEqual(['restored', { ...stats, took: 0 }, '']);
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
    { idempotencyKey: 'key-1', timeout: 3_600_000, fetch: expect.any(Function) },
    { idempotencyKey: 'key-2', timeout: 3_600_000, fetch: expect.any(Function) },
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

test('the page is held while the restore runs, and no longer', async () => {
  const { actor, answer, holdPage, release, time } = await begin();
  expect([holdPage.mock.calls.length, release.mock.calls.length]).toEqual([1, 0]);
  expect(actor.getSnapshot().context.startedAt).toBe(1_000);
  time.now = 109_000;
  answer.resolve({ restore_stats: stats });
  await flush();
  expect([holdPage.mock.calls.length, release.mock.calls.length]).toEqual([1, 1]);
  expect(actor.getSnapshot().context).toMatchObject({
    file: { name: 'backup.json' },
    result: { took: 108_000 },
  });
});

test.each([
  [[], { tone: 'success', message: 'restore.done' }],
  [['A card', 'A photo'], { tone: 'caution', message: 'restore.doneWithErrors', params: { count: 2 } }],
])('a restore with the errors %j tells its result, and everything is read again', async (errors, alert) => {
  const { answer, told, readAgain } = await begin();
  expect([told, readAgain.mock.calls.length]).toEqual([[], 0]);
  answer.resolve({ restore_stats: { ...stats, errors } });
  await flush();
  expect([told, readAgain.mock.calls.length]).toEqual([[{ topic: 'restore', ...alert }], 1]);
});

test('of a session that is over during a restore, only the session tells', async () => {
  const { answer, told } = await begin();
  answer.reject(failure(401, 'Your account is locked'));
  await flush();
  expect(told).toEqual([]);
});

test('a restore that fails tells why, and nothing is read again', async () => {
  const { answer, told, readAgain, release } = await begin();
  answer.reject(failure(409, 'Busy'));
  await flush();
  expect(told).toEqual([{ topic: 'restore', tone: 'critical', message: 'restore.failed', detail: 'Busy' }]);
  expect([readAgain.mock.calls.length, release.mock.calls.length]).toEqual([0, 1]);
});

test.each(['while it runs', 'after it failed'])('leaving a restore %s forgets the password', async (when) => {
  const { actor, answer } = await begin();
  if (when === 'while it runs') actor.send({ type: 'leave' });
  answer.reject(failure(500));
  await flush();
  if (when === 'after it failed') actor.send({ type: 'leave' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'reviewing', context: { password: '', preview } });
});

test('the end of the session forgets everything, and lets the page go', async () => {
  const { actor, answer, told, release } = await begin();
  actor.send({ type: 'end' });
  answer.resolve({ restore_stats: stats });
  await flush();
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { backup: null, password: '' } });
  expect([told, release.mock.calls.length]).toEqual([[], 1]);
});

test.each([
  ['an admin whose account', 'ada@admin.example', [withoutYou]],
  ['an admin, while only that of another one', 'rae@rider.example', []],
])('%s is not in the backup reads so when the session ends', async (_, email, said) => {
  const change = { email: 'ada@admin.example', name: 'Ada', from: 'admin', to: null } as const;
  const role_changes = [...preview.role_changes, change];
  const { actor, answer, told } = await begin({ previewRestore: async () => ({ ...preview, role_changes }) });
  answer.resolve({ restore_stats: stats });
  await flush();
  actor.send({ type: 'end', email });
  expect(told.slice(1)).toEqual(said);
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { preview: null, result: null } });
});

test('leaving forgets the key of another installation', async () => {
  const { actor } = start({
    previewRestore: () => Promise.reject({ kind: 'http', status: 400, code: 'backup_key_needed' }),
  });
  actor.send({ type: 'choose', file: good });
  await flush();
  actor.send({ type: 'setKey', key: 'c2VjcmV0' });
  actor.send({ type: 'leave' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'locked', context: { key: '' } });
});

const data = {
  created_at: '2026-11-21T12:00:00.000Z',
  collections: { users: { rows: [[1], [2]] }, rides: { rows: [[3]] }, odd: null },
};
const contents = { collections: 3, documents: 3, createdAt: '2026-11-21T12:00:00.000Z' };
test.each([
  ['a backup', data, contents],
  ['the answer that contains a backup', { backup_data: data }, contents],
  ['a file without collections', { collections: [] }, null],
  ['a file without a date', { collections: { users: 1 } }, { collections: 1, documents: 0, createdAt: null }],
])('%s is counted', async (_, file, counted) => {
  const { actor } = start();
  actor.send({ type: 'choose', file: fileOf(async () => JSON.stringify(file)) });
  await flush();
  expect(actor.getSnapshot().context.contents).toEqual(counted);
});
