/** Whether a bench passed, and why in one line. */
export type Verdict = { passed: boolean; text: string };

/** Judges a bench by what it printed and how it ended. Without a single ratio, a bench with a limit has failed. */
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
