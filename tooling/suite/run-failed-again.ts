import type { Finished } from './schedule.ts';
import type { Suite } from './tally.ts';

/** More failures than this are a defect, not a busy machine. */
const mostFailures = 10;

/**
 * A test file that passes on an idle machine counts as passed. Its failed tests are printed, so that
 * they can be fixed.
 */
const mergeAgain = (first: Suite, again: Suite): Suite => {
  if (again.passed === 0) return first;
  const recovered = first.failed.filter((name) => !again.failed.includes(name));
  for (const name of recovered) console.log(`passed only when its file ran alone: ${name}`);
  return { passed: first.passed + recovered.length, failed: again.failed, output: first.output };
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
