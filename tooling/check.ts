/** `npm run check`: lint, types, import law, contract, house rules and byte budgets. */
import { run } from './run.ts';
import { budgets, checks, type Step } from './steps.ts';
import { conclude, type Tally } from './tally.ts';

const runSteps = async (steps: Step[], tally: Tally): Promise<void> => {
  for (const { name, command, args } of steps) {
    console.log(`\n── ${name}`);
    const { code } = await run(command, args);
    if (code === 0) tally.passed += 1;
    else tally.failed.push(name);
  }
};

/** Runs all checks and returns how they went. */
export const check = async (): Promise<Tally> => {
  const tally: Tally = { passed: 0, failed: [] };
  await runSteps(
    [...checks, { name: 'build', command: 'npm', args: ['run', '--silent', 'build'] }, ...budgets],
    tally,
  );
  return tally;
};

if (import.meta.main) conclude(await check());
