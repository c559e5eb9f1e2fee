import { scaleBand, scaleLinear } from 'd3-scale';

/** The size of the drawing, which the style sheet stretches over its place. */
export const height = 100;
const column = 10;
/** The share of a column that is free beside its bar. */
const gap = 0.4;

/** What a chart draws: a bar for each part, and a line through its own values if it has one. */
export type BarChartData = {
  bars: readonly { key: string; value: number }[];
  line?: readonly number[];
  /** The upper ends of the axes. */
  highest: { bars: number; line?: number };
};

const pairs = (keys: readonly string[], values: readonly number[] = []) =>
  keys.flatMap((key, index) => {
    const value = values[index];
    return value === undefined ? [] : [{ key, value }];
  });

/** Where the parts of a chart are in its drawing. The axes reach down to zero, or to a value below it. */
export const placesIn = ({ bars, line, highest }: BarChartData) => {
  const keys = bars.map(({ key }) => key);
  const width = keys.length * column;
  const across = scaleBand(keys, [0, width])
    .paddingInner(gap)
    .paddingOuter(gap / 2);
  const lowest = Math.min(0, ...bars.map(({ value }) => value));
  const up = scaleLinear([lowest, highest.bars], [height, 0]);
  const lineUp = scaleLinear([0, highest.line ?? 1], [height, 0]);
  const zero = up(0);
  return {
    width,
    zero,
    bars: bars.map(({ key, value }) => ({
      key,
      x: across(key) ?? 0,
      y: Math.min(zero, up(value)),
      width: across.bandwidth(),
      height: Math.abs(up(value) - zero),
    })),
    points: pairs(keys, line).map(({ key, value }) => ({
      x: (across(key) ?? 0) + across.bandwidth() / 2,
      y: lineUp(value),
    })),
    column: (index: number) => ({ x: index * column, width: column }),
  };
};
