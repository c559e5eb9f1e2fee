import type { Finished } from './schedule.ts';
import type { Suite } from './tally.ts';

/** More failures than this are a defect, not a busy machine. */
const mostFailures = 10;

/** How much of a failed test's message is printed. */
const longest = 1_500;

/**
 * A test file that passes on an idle machine counts as passed. Its failed tests are printed with their messages, so that
 * they can be fixed. A property that was refuted stays failed: the second run tries other values.
 */
const mergeAgain = (first: Suite, again: Suite): Suite => {
  if (again.passed === 0) return first;
  const reasonOf = (name: string): string => first.reasons?.[name] ?? '';
  const isRefuted = (name: string): boolean => reasonOf(name).includes('Counterexample');
  const passedNow = first.failed.filter((name) => !again.failed.includes(name));
  const refuted = passedNow.filter(isRefuted);
  const recovered = passedNow.filter((name) => !isRefuted(name));
  for (const name of refuted) console.log(`refuted: ${name}\n${reasonOf(name).slice(0, longest)}`);
  for (const name of recovered)
    console.log(`passed only when its file ran alone: ${name}\n${reasonOf(name).slice(0, longest)}`.trim());
  return {
    passed: first.passed + recovered.length,
    failed: [...again.failed, ...refuted],
    output: first.output,
  };
};

/**
 * Runs the files of failed tests again, one suite at a time, after all suites have ended.
 * Tests with real time limits can fail because the suites share the cores; a defect fails twice.
 * `again` runs the named files of a suite. It returns nothing for a job that has no test files. `hasLeft` says whether
 * the run may take so many seconds more: files that took longer do not run again.
 */
export const runFailedAgain = async (
  done: Finished<Suite>[],
  again: (name: string, files: string[]) => Promise<Suite> | undefined,
  hasLeft: (seconds: number) => boolean,
): Promise<Suite[]> => {
  const failures = done.flatMap(({ result }) => result.failed).length;
  if (failures > mostFailures) return done.map(({ result }) => result);
  const results: Suite[] = [];
  for (const { name, result } of done) {
    const { failedFiles: files = [], failedSeconds = 0 } = result;
    const mayRun = hasLeft(failedSeconds);
    if (files.length > 0 && !mayRun) console.log(`no time is left to run the failed files of ${name} again`);
    const second = files.length > 0 && mayRun ? await again(name, files) : undefined;
    results.push(second ? mergeAgain(result, second) : result);
  }
  return results;
};
