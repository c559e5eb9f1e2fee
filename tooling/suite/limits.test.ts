import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitsFromNow, usual } from './limits.ts';

const minute = 60_000;
const minutes = { build: 15, job: 45, jobs: 55, run: 65 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a job is stopped when its own minutes are over', () => {
  const limits = limitsFromNow(minutes);
  const [build, job] = [limits.ofBuild(), limits.ofJob()];
  vi.advanceTimersByTime(15 * minute);
  expect([build.aborted, build.reason, job.aborted]).toEqual([true, 'stopped after 15 minutes', false]);
  vi.advanceTimersByTime(30 * minute);
  expect([job.aborted, job.reason]).toEqual([true, 'stopped after 45 minutes']);
});

test('a job that starts late is stopped when the minutes of all jobs are over', () => {
  const limits = limitsFromNow(minutes);
  vi.advanceTimersByTime(50 * minute);
  const job = limits.ofJob();
  vi.advanceTimersByTime(5 * minute);
  expect(job.reason).toBe('stopped, because the run has taken 55 minutes');
});

test('a second run may use what is left of the run, and starts only if it fits', () => {
  const limits = limitsFromNow(minutes);
  vi.advanceTimersByTime(60 * minute);
  expect([limits.hasLeft(299), limits.hasLeft(301)]).toEqual([true, false]);
  const second = limits.ofSecondRun();
  vi.advanceTimersByTime(5 * minute);
  expect(second.reason).toBe('stopped, because the run has taken 65 minutes');
});

test('a run ends before 80 minutes, with time left for the second run of a file', () => {
  expect(usual.run).toBeLessThan(80);
  expect(usual.jobs).toBeLessThan(usual.run);
});
