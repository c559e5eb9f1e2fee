/** How many steps the axes have above zero. */
export const steps = 3;

/** The smallest of 1, 2, 5, 10, 20, 50 … whose steps reach the highest value; whole numbers only. */
const stepFor = (highest: number): number => {
  const least = Math.max(highest / steps, 1);
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? least;
};

/** The values of an axis from zero to at least the highest value, lowest first. */
export const axisFor = (values: readonly number[]): number[] => {
  const step = stepFor(Math.max(0, ...values));
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
};
