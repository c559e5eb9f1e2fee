import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run.ts';
import type { Suite } from './tally.ts';
import { unhandledIn } from './unhandled.ts';

type Report = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

const results = join(root, '.cache/results');

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

const failedFilesOf = (report: Report): string[] =>
  report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** Runs one suite. It fails if it ran no test, or if it exits with an error without naming a test. */
export const runSuite = async (name: string, args: string[]): Promise<Suite> => {
  const file = join(results, `${name}.json`);
  mkdirSync(results, { recursive: true });
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await run('npx', ['--no-install', 'vitest', 'run', ...args, ...reporters]);
  const report = read(file);
  if (!report || report.numPassedTests === 0) return { passed: 0, failed: [`${name}: no test ran`], output };
  const failed = failures(report);
  if (code !== 0 && failed.length === 0)
    failed.push(`${name}: ended with code ${code}, ${unhandledIn(output)}`);
  return { passed: report.numPassedTests, failed, output, failedFiles: failedFilesOf(report) };
};
