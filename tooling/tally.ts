/** How many passed, and the names of what failed. */
export type Tally = { passed: number; failed: string[] };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: [...a.failed, ...b.failed],
});

/** Prints what failed and the closing line, and ends the process accordingly. A run without a test has failed. */
export const conclude = ({ passed, failed }: Tally): never => {
  console.log('');
  for (const name of failed) console.log(`failed: ${name}`);
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exit(failed.length > 0 || passed === 0 ? 1 : 0);
};
