/** `npm test`: the checks, then every suite. Ends with a plain line `N passed, N failed`. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { check } from './check.ts';
import { root, run } from './run.ts';
import { add, conclude, type Tally } from './tally.ts';

type Report = {
  numPassedTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

const results = join(root, '.cache/results');
const suites: [name: string, config: string][] = [
  ['unit', 'vitest.config.ts'],
  ['contracts', 'contracts/vitest.config.ts'],
  ['stories', 'stories/vitest.config.ts'],
  ['journeys', 'app/vitest.e2e.config.ts'],
];

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

/** One suite with vitest. A suite that ran no test has failed, and so has one that ended badly without saying why. */
const suite = async (name: string, config: string): Promise<Tally> => {
  console.log(`\n══ ${name}`);
  const file = join(results, `${name}.json`);
  const args = [
    '--no-install',
    'vitest',
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const { code } = await run('npx', args);
  const report = read(file);
  if (!report || report.numPassedTests === 0) return { passed: 0, failed: [`${name}: no test ran`] };
  const failed = failures(report);
  if (code !== 0 && failed.length === 0) failed.push(`${name}: ended with code ${code}`);
  return { passed: report.numPassedTests, failed };
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
let tally = await check();
for (const [name, config] of suites) tally = add(tally, await suite(name, config));
conclude(tally);
