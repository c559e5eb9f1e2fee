import { expect, test, vi } from 'vitest';
import { Checkpoints } from './checkpoints.ts';

/** A log whose copies end when the test says so. `events` has what happened, in its order. */
const createLog = () => {
  let pages = 0;
  const events: string[] = [];
  const copies: PromiseWithResolvers<number>[] = [];
  const copying = (name: string) => (): Promise<number> => {
    events.push(name);
    const running = Promise.withResolvers<number>();
    copies.push(running);
    return running.promise;
  };
  const writers = {
    acquire: async () => {
      events.push('writers wait');
      return () => void events.push('writers go on');
    },
  };
  const failed = vi.fn();
  const checkpoints = new Checkpoints({ copy: copying('copy'), finish: copying('finish') }, writers, failed);
  return {
    events,
    copies,
    failed,
    commit: (more: number) => {
      pages += more;
      checkpoints.committed(pages);
    },
    startAgain: () => {
      pages = 0;
    },
    /** Ends both copies. */
    end: async () => {
      copies.at(-1)?.resolve(pages);
      await expect.poll(() => events.at(-1)).toBe('finish');
      copies.at(-1)?.resolve(pages);
      await expect.poll(() => events.at(-1)).toBe('writers go on');
    },
  };
};

const both = ['copy', 'writers wait', 'finish', 'writers go on'];

test('a long log is copied beside the writers, and what they have added meanwhile while they wait', async () => {
  const { events, copies, commit } = createLog();
  commit(999);
  expect(events).toEqual([]);
  commit(1);
  commit(5_000);
  expect(events).toEqual(['copy']);
  copies[0]?.resolve(1_000);
  await expect.poll(() => events).toEqual(['copy', 'writers wait', 'finish']);
  copies[1]?.resolve(6_000);
  await expect.poll(() => events).toEqual(both);
});

test('a log that a long transaction holds is copied again after a thousand pages, not after each commit', async () => {
  const { events, commit, end } = createLog();
  commit(1_000);
  await end();
  for (let count = 0; count < 9; count += 1) commit(100);
  expect(events).toEqual(both);
  commit(100);
  expect(events).toEqual([...both, 'copy']);
});

test('a log that has started again is copied when it is long again', async () => {
  const { events, commit, end, startAgain } = createLog();
  commit(1_500);
  await end();
  startAgain();
  commit(10);
  commit(989);
  expect(events).toEqual(both);
  commit(1);
  expect(events).toEqual([...both, 'copy']);
});

test('a failed copy releases the writers and is retried; only a failed sync is reported', async () => {
  const { events, copies, commit, failed } = createLog();
  commit(1_000);
  copies[0]?.resolve(1_000);
  await expect.poll(() => copies.length).toBe(2);
  copies[1]?.reject(new Error('database or disk is full'));
  await expect.poll(() => events).toEqual(both);
  expect(failed).not.toHaveBeenCalled();
  commit(1);
  const error = Object.assign(new Error('disk I/O error'), { errcode: 1034 });
  copies[2]?.reject(error);
  await expect.poll(() => failed.mock.calls).toEqual([[error]]);
});
