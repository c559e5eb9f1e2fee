import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readlinkSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rideStarted } from '../../domain/messages/live-messages.ts';
import { createHistories } from '../../live/resume.ts';
import { addUser, unitOf } from '../conformance/stores.ts';
import { openOutboxReader } from '../outbox/outbox-reader.ts';
import { enqueue } from '../outbox.ts';
import { openSqliteStore } from '../sqlite-store.ts';
import type { Store } from '../store.ts';
import { openDatabase } from './sqlite-database.ts';

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'mobility-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const openKept = async (file: string): Promise<Store> => {
  const store = openSqliteStore(file);
  onTestFinished(() => store.close());
  await store.migrate();
  return store;
};

const put = (store: Store, name: string) =>
  store.transaction((db) => db.insertInto('meta').values({ name, value: '' }).execute());

const find = (store: Store, name: string) =>
  store.read.selectFrom('meta').select('name').where('name', '=', name).execute();

/** Counts the syncs of Node, which are those of commits. */
const countedSyncs = async () => {
  const handle = await open(newFolder(), 'r');
  const syncs = vi.spyOn(Object.getPrototypeOf(handle), 'datasync');
  await handle.close();
  onTestFinished(() => syncs.mockRestore());
  return syncs;
};

/** A disk whose next sync takes until `resolve`, at most as long as the test. */
const slowDisk = async () => {
  const disk = Promise.withResolvers<void>();
  const syncs = await countedSyncs();
  syncs.mockReturnValueOnce(disk.promise);
  onTestFinished(() => disk.resolve());
  return { syncs, resolve: disk.resolve };
};

test('concurrent transactions share syncs, and each resolves after one that began after its commit', async () => {
  const store = await openKept(join(newFolder(), 'mobility.db'));
  const syncs = await countedSyncs();
  await put(store, 'alone');
  expect(syncs).toHaveBeenCalledTimes(1);
  syncs.mockClear();
  await Promise.all(Array.from({ length: 32 }, (_, index) => put(store, `row ${index}`)));
  expect(syncs.mock.calls.length).toBeGreaterThan(0);
  expect(syncs.mock.calls.length).toBeLessThan(16);
});

test('the next transaction runs while the disk works, and readers see the commit before its answer', async () => {
  const store = await openKept(join(newFolder(), 'mobility.db'));
  const disk = await slowDisk();
  const answers: string[] = [];
  const first = put(store, 'first').then(() => answers.push('first'));
  const second = put(store, 'second').then(() => answers.push('second'));
  await expect.poll(() => find(store, 'second')).toHaveLength(1);
  const refused = store
    .transaction(async () => Promise.reject(new Error('refused')))
    .catch(() => answers.push('refused'));
  const shown = store.synced().then(() => answers.push('shown'));
  await expect.poll(() => find(store, 'first')).toHaveLength(1);
  expect(answers).toEqual([]);
  disk.resolve();
  await Promise.all([first, second, refused, shown]);
  expect(answers[0]).toBe('first');
  expect(disk.syncs).toHaveBeenCalledTimes(2);
});

test('live messages, and the numbers that a client learns, wait for the disk', async () => {
  const store = await openKept(join(newFolder(), 'mobility.db'));
  const user = await addUser(store);
  const outbox = await openOutboxReader(store);
  const disk = await slowDisk();
  const told = store.transaction((db) => enqueue(unitOf(db), user, rideStarted({ ride_id: 'r1' })));
  await expect.poll(() => store.read.selectFrom('outbox').select('seq').execute()).toHaveLength(1);
  const shown: string[] = [];
  const pushed = outbox.next().then(({ rows }) => shown.push(`${rows.length} pushed`));
  const present = createHistories(store).present(user);
  const learned = present.then(({ seq }) => shown.push(`number ${seq}`));
  await wait(50);
  expect(shown).toEqual([]);
  disk.resolve();
  await Promise.all([told, pushed, learned]);
  expect(shown.toSorted()).toEqual(['1 pushed', 'number 1']);
});

test('migrations wait for the disk; a database that is deleted on close never does', async () => {
  const syncs = await countedSyncs();
  const scratch = openSqliteStore(':memory:');
  await scratch.migrate();
  await put(scratch, 'row');
  await scratch.close();
  expect(syncs).not.toHaveBeenCalled();
  await openKept(join(newFolder(), 'mobility.db'));
  expect(syncs).toHaveBeenCalledTimes(1);
});

test.skipIf(process.platform !== 'linux')(
  'what is synced is the log that SQLite writes, also by a symbolic link and after it has begun again',
  async () => {
    const file = join(newFolder(), 'mobility.db');
    const link = join(newFolder(), 'linked.db');
    symlinkSync(file, link);
    const store = await openKept(link);
    for (let round = 0; round < 3; round += 1) {
      await store.transaction((db) => db.deleteFrom('meta').where('name', 'like', 'big%').execute());
      const value = 'x'.repeat(6_000_000);
      await store.transaction((db) => db.insertInto('meta').values({ name: 'big', value }).execute());
    }
    const { ino } = statSync(`${file}-wal`);
    const opened = readdirSync('/proc/self/fd').flatMap((name) => {
      const path = `/proc/self/fd/${name}`;
      try {
        return readlinkSync(path).startsWith(`${file}-wal`) ? [statSync(path).ino] : [];
      } catch {
        // It was closed meanwhile.
        return [];
      }
    });
    // The two connections, the descriptor of the syncs, and the thread that copies the log, if it has started yet.
    expect(opened.length).toBeGreaterThanOrEqual(3);
    expect(new Set(opened)).toEqual(new Set([ino]));
  },
);

test('the log is copied into the database while writers go on, and does not grow', async () => {
  const file = join(newFolder(), 'mobility.db');
  const store = await openKept(file);
  const writer = async (name: string) => {
    for (let count = 0; count < 100; count += 1) {
      const value = String(count % 10).repeat(100_000);
      await store.transaction((db) =>
        db
          .insertInto('meta')
          .values({ name, value })
          .onConflict((row) => row.column('name').doUpdateSet({ value }))
          .execute(),
      );
    }
  };
  // Some 25 pages each: 20,000 in all.
  await Promise.all(Array.from({ length: 8 }, (_, index) => writer(`row ${index}`)));
  expect(statSync(`${file}-wal`).size).toBeLessThan(10_000 * 4_096);
});

test('a failed sync ends the process, and the next start has what was written, in the database itself', async () => {
  const folder = newFolder();
  const file = join(folder, 'mobility.db');
  const script = join(import.meta.dirname, '../../testing/processes/lose-the-disk.ts');
  const died = await promisify(execFile)(process.execPath, [script, file]).catch((error) => error);
  expect(died.code).toBe(1);
  expect(died.stdout).toBe('kept\nfailed with 1034\nfailed with 1034\n');
  expect(died.stderr).toContain('mobility.db-wal could not be written to the disk (EIO: i/o error)');
  const size = () => statSync(file).size;
  const before = size();
  const store = await openKept(file);
  expect(size()).toBeGreaterThan(before);
  expect(await find(store, 'kept')).toHaveLength(1);
});

test('a file system without shared memory is named at the start', () => {
  const file = join(newFolder(), 'mobility.db');
  expect(() => openDatabase(`file:${file}?vfs=unix-dotfile`, 'write', true)).toThrow(
    `${file} is on a file system that has no shared memory`,
  );
});
