/** The median of the values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of the ratios between corresponding batches of two sides. */
export const medianRatio = (ours: readonly number[], peer: readonly number[]): number =>
  median(ours.map((used, index) => used / (peer[index] ?? Number.NaN)));
