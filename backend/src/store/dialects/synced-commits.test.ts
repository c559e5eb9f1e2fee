import { setImmediate as later } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { SyncedCommits } from './synced-commits.ts';

/** Commits whose syncs end when the test says so. */
const slowDisk = () => {
  const syncs: PromiseWithResolvers<void>[] = [];
  const onFailure = vi.fn();
  const commits = new SyncedCommits(() => {
    const sync = Promise.withResolvers<void>();
    syncs.push(sync);
    return sync.promise;
  }, onFailure);
  const settled: string[] = [];
  /** Commits, and notes when it is on the disk or has failed. */
  const commit = (name: string): void => {
    commits.committed();
    commits.synced().then(
      () => settled.push(name),
      (error: Error) => settled.push(`${name}: ${error.message}`),
    );
  };
  return { syncs, commits, commit, settled, onFailure };
};

test('commits that end while a sync runs share the next one, and none resolves by a sync that began before it', async () => {
  const { syncs, commit, settled } = slowDisk();
  for (const name of ['a', 'b', 'c']) commit(name);
  await later();
  expect([syncs.length, settled]).toEqual([1, []]);
  syncs[0]?.resolve();
  await later();
  expect([syncs.length, settled]).toEqual([2, ['a']]);
  commit('d');
  syncs[1]?.resolve();
  await later();
  expect([syncs.length, settled]).toEqual([3, ['a', 'b', 'c']]);
  syncs[2]?.resolve();
  await later();
  expect([syncs.length, settled]).toEqual([3, ['a', 'b', 'c', 'd']]);
});

test('without a commit there is nothing to wait for, and a sync is not repeated', async () => {
  const { syncs, commits, commit } = slowDisk();
  await commits.synced();
  commit('a');
  syncs[0]?.resolve();
  await commits.synced();
  await commits.synced();
  expect(syncs).toHaveLength(1);
});

test('a failed sync fails all commits that wait, those that follow, and is never repeated', async () => {
  const { syncs, commit, settled, onFailure } = slowDisk();
  commit('a');
  commit('b');
  syncs[0]?.reject(new Error('EIO'));
  await later();
  commit('c');
  await later();
  expect(settled).toEqual(['a: EIO', 'b: EIO', 'c: EIO']);
  expect(syncs).toHaveLength(1);
  expect(onFailure.mock.calls).toEqual([[new Error('EIO')]]);
});

test('a failed commit that no caller waits for is no unhandled rejection', async () => {
  const { syncs, commits, onFailure } = slowDisk();
  commits.committed();
  commits.committed();
  syncs[0]?.reject(new Error('EIO'));
  await later();
  expect(onFailure).toHaveBeenCalledTimes(1);
});
