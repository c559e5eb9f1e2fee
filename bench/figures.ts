/** The middle one. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of the ratios of batches that ran side by side. */
export const medianRatio = (ours: readonly number[], peer: readonly number[]): number =>
  median(ours.map((used, index) => used / (peer[index] ?? Number.NaN)));
