import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, run } from '../run.ts';
import { type Progress, progressVariable, readProgress } from './progress.ts';
import type { Suite } from './tally.ts';
import { unhandledIn } from './unhandled.ts';

type Report = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    /** In milliseconds since 1970. */
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

const results = join(root, '.cache/results');
const progressReporter = join(import.meta.dirname, 'progress-reporter.ts');

const read = (file: string): Report | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  }
};

const failures = (report: Report): string[] =>
  report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0) return failed.map((test) => test.fullName);
    return file.status === 'failed' ? [`${file.name} could not run`] : [];
  });

const withoutPlaces = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n');

const reasonsOf = (report: Report): Record<string, string> =>
  Object.fromEntries(
    report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) => [fullName, failureMessages.map(withoutPlaces).join('\n')]),
  );

/** The files of failed tests, and the seconds that they took. */
const failedFilesOf = (report: Report) => {
  const files = report.testResults.filter(({ status }) => status === 'failed');
  const failedSeconds = files.reduce((sum, { startTime, endTime }) => sum + (endTime - startTime) / 1000, 0);
  return { failedFiles: files.map(({ name }) => name), failedSeconds };
};

/** What a suite that was stopped had reached, and what it was at. */
const stopped = (name: string, reason: string, progress: Progress, output: string): Suite => {
  const at =
    progress.running.length > 0 ? `while these ran: ${progress.running.join('; ')}` : 'while no file ran';
  const { passed, failed } = progress;
  return { passed, failed: [...failed, `${name}: ${reason}, ${at}`], output };
};

/**
 * Runs one suite. It fails if it ran no test, or if it exits with an error without naming a test. When `limit` aborts,
 * it is killed and fails with the names of the files and tests that were running.
 */
export const runSuite = async (name: string, args: string[], limit?: AbortSignal): Promise<Suite> => {
  const file = join(results, `${name}.json`);
  const progress = join(results, `${name}.progress.json`);
  mkdirSync(results, { recursive: true });
  for (const old of [file, progress]) rmSync(old, { force: true });
  const reporters = ['default', 'json', progressReporter].map((reporter) => `--reporter=${reporter}`);
  const all = ['--no-install', 'vitest', 'run', ...args, ...reporters, `--outputFile.json=${file}`];
  const { code, output } = await run('npx', all, { [progressVariable]: progress }, limit);
  if (limit?.aborted) return stopped(name, limit.reason, readProgress(progress), output);
  const report = read(file);
  if (!report || report.numPassedTests === 0) return { passed: 0, failed: [`${name}: no test ran`], output };
  const failed = failures(report);
  if (code !== 0 && failed.length === 0)
    failed.push(`${name}: ended with code ${code}, ${unhandledIn(output)}`);
  return {
    passed: report.numPassedTests,
    failed,
    output,
    reasons: reasonsOf(report),
    ...failedFilesOf(report),
  };
};
