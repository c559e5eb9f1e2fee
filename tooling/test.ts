/** `npm test`: runs the checks and every suite side by side. The last line is `N passed, N failed`. */
import { availableParallelism } from 'node:os';
import { runStep } from './check.ts';
import { limitsFromNow } from './suite/limits.ts';
import { report } from './suite/report.ts';
import { runFailedAgain } from './suite/run-failed-again.ts';
import { type Job, runJobs } from './suite/schedule.ts';
import { budgets, build, checks, type Step } from './suite/steps.ts';
import { add, conclude, none, type Suite } from './suite/tally.ts';
import { runSuite } from './suite/vitest.ts';

const limits = limitsFromNow();
const all = ['--config', 'vitest.config.ts'];
const argsOf = new Map<string, string[]>();
const suite = (name: string, args: string[], after?: string[]): Job<Suite> => {
  argsOf.set(name, args);
  return { name, after, work: () => runSuite(name, args, limits.ofJob()) };
};

/** Runs the steps one after the other, as one job. */
const inTurn = (steps: Step[]) => async (): Promise<Suite> => {
  const done: Suite[] = [];
  const limit = limits.ofJob();
  for (const step of steps) done.push(await runStep(step, limit));
  return { ...done.reduce(add, none), output: done.map(({ output }) => output).join('') };
};

/** In order: the job that others wait for, then by the CPU time that they need, so that a short one is the last. */
const jobs: Job<Suite>[] = [
  { name: build.name, work: () => runStep(build, limits.ofBuild()) },
  suite('journeys', ['--config', 'app/vitest.e2e.config.ts'], [build.name]),
  suite('stories', ['--config', 'stories/vitest.config.ts']),
  suite('unit', [
    ...all,
    '--project',
    'unit*',
    '--project',
    'machines',
    '--project',
    'dom*',
    '--project',
    'mutations',
  ]),
  suite('backend', [...all, '--project', 'backend']),
  suite('postgres', [...all, '--project', 'postgres', '--project', 'pglite']),
  suite('packages', ['--config', 'tooling/packages/vitest.config.ts']),
  { name: 'checks', work: inTurn(checks) },
  suite('contracts', ['--config', 'contracts/vitest.config.ts']),
  { name: 'bytes', after: [build.name], work: inTurn(budgets) },
];

// One more than the number of cores, because the journeys, the contracts and PostgreSQL often wait.
const done = await runJobs(jobs, availableParallelism() + 1, report);
const again = (name: string, files: string[]): Promise<Suite> | undefined => {
  const args = argsOf.get(name);
  // A retry within the second run would be a fourth attempt.
  return args && runSuite(`${name}, alone`, [...args, '--retry=0', ...files], limits.ofSecondRun());
};
const results = await runFailedAgain(done, again, limits.hasLeft);

console.log('');
for (const { name, seconds } of done.sort((a, b) => b.seconds - a.seconds))
  console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}`);
conclude(results.reduce(add, none));
