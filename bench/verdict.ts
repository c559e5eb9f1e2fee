/** Whether a bench passed, and the reason in one line. */
export type Verdict = { passed: boolean; text: string };

/** Decides from the output and the exit code whether a bench passed. A bench with a limit fails if it prints no ratio. */
export const verdictOf = (output: string, code: number | null, limit: number | null): Verdict => {
  if (code !== 0) return { passed: false, text: `ended with ${code}` };
  const told = [...output.matchAll(/ratio ([\d.]+|NaN)/g)].map((found) => Number(found[1]));
  const ratios = told.map((ratio) => ratio.toFixed(2)).join(', ');
  if (limit === null) {
    return { passed: true, text: told.length > 0 ? `ratio ${ratios}, no limit` : 'every round was right' };
  }
  const passed = told.length > 0 && told.every((ratio) => ratio <= limit);
  return { passed, text: `ratio ${ratios || 'none'}, at most ${limit}` };
};
