import type { Finished } from './schedule.ts';
import type { Suite } from './tally.ts';

/** Prints the output of a job in one piece, under its name, duration and result. */
export const report = ({ name, seconds, result: { passed, failed, output } }: Finished<Suite>): void => {
  const text = output.trim();
  console.log(`\n══ ${name}: ${passed} passed, ${failed.length} failed, ${seconds.toFixed(1)} s ══`);
  if (text) console.log(text);
};
