/** The number of passed tests and the names of the failed ones. */
export type Tally = { passed: number; failed: string[] };
/** A tally with the output of the suite, the files of its failed tests, and the seconds that these files took. */
export type Suite = Tally & {
  output: string;
  failedFiles?: string[];
  failedSeconds?: number;
  /** The messages of the failed tests, without the places in the code, by the names of the tests. */
  reasons?: Record<string, string>;
};

export const none: Tally = { passed: 0, failed: [] };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: [...a.failed, ...b.failed],
});

/** Prints the failures and the last line, and sets the exit code. A run without tests fails. */
export const conclude = ({ passed, failed }: Tally): never => {
  console.log('');
  for (const name of failed) console.log(`failed: ${name}`);
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exit(failed.length > 0 || passed === 0 ? 1 : 0);
};
