/** `npm run check`: lint, types, dependency rules, contract, source rules. Needs no build. */
import { availableParallelism } from 'node:os';
import { run } from './run.ts';
import { report } from './suite/report.ts';
import { runJobs } from './suite/schedule.ts';
import { checks, type Step } from './suite/steps.ts';
import { add, conclude, none, type Suite } from './suite/tally.ts';

/** Runs one step. It passes if its command exits with 0 before `limit` aborts. */
export const runStep = async ({ name, command, args }: Step, limit?: AbortSignal): Promise<Suite> => {
  const { code, output } = await run(command, args, {}, limit);
  if (limit?.aborted) return { passed: 0, failed: [`${name}: ${limit.reason}`], output };
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? [] : [name], output };
};

/** Runs the steps side by side, `slots` at a time. */
export const runSteps = async (steps: Step[], slots: number): Promise<Suite> => {
  const done = await runJobs(
    steps.map((step) => ({ name: step.name, work: () => runStep(step) })),
    slots,
    report,
  );
  return { ...done.map(({ result }) => result).reduce(add, none), output: '' };
};

if (import.meta.main) conclude(await runSteps(checks, availableParallelism()));
