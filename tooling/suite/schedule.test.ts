import { expect, test } from 'vitest';
import { type Job, runJobs } from './schedule.ts';

/** Jobs that the test ends, with the order in which they started. */
const controlled = (definitions: { name: string; after?: string[] }[]) => {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const jobs: Job<string>[] = definitions.map(({ name, after }) => ({
    name,
    after,
    work: () => {
      started.push(name);
      return new Promise((resolve) => ends.set(name, () => resolve(`${name} done`)));
    },
  }));
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { started, jobs, end };
};

test('no more jobs run at once than there are slots', async () => {
  const { started, jobs, end } = controlled([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  const all = runJobs(jobs, 2, () => {});
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  expect((await all).map(({ name, result }) => [name, result])).toEqual([
    ['b', 'b done'],
    ['a', 'a done'],
    ['c', 'c done'],
  ]);
});

test('a job waits for the jobs in after while other jobs run', async () => {
  const { started, jobs, end } = controlled([{ name: 'a' }, { name: 'b', after: ['a'] }, { name: 'c' }]);
  const all = runJobs(jobs, 2, () => {});
  expect(started).toEqual(['a', 'c']);
  await end('a');
  expect(started).toEqual(['a', 'c', 'b']);
  await end('b');
  await end('c');
  expect(await all).toHaveLength(3);
});

test('jobs that wait for each other cause an error', async () => {
  const { jobs } = controlled([
    { name: 'a', after: ['b'] },
    { name: 'b', after: ['a'] },
  ]);
  await expect(runJobs(jobs, 2, () => {})).rejects.toThrow('Nothing can start: a, b');
});

test('a job that throws ends the run', async () => {
  const failing: Job<string> = { name: 'a', work: () => Promise.reject(new Error('broken')) };
  await expect(runJobs([failing], 1, () => {})).rejects.toThrow('broken');
});
