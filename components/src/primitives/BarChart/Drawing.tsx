import { line as lineThrough } from 'd3-shape';
import * as styles from './BarChart.css.ts';
import { type BarChartData, height, placesIn } from './scales.ts';

export type DrawingProps = BarChartData & {
  /** The keys of the bars that have only a part of their time. */
  partial?: readonly string[];
  /** How many lines are between zero and the upper end. */
  steps?: number;
  /** The position of the part whose figures are written. */
  chosen: number;
};

/** With more points than this, the line has no dots. */
const mostDots = 31;

const path = lineThrough<{ x: number; y: number }>(
  ({ x }) => x,
  ({ y }) => y,
);

/** The lines of the axis, the bars and the line. */
export const Drawing = ({ partial, steps = 0, chosen, ...data }: DrawingProps) => {
  const { width, zero, bars, points, column } = placesIn(data);
  const line = path(points) ?? undefined;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.chosen} {...column(chosen)} y={0} height={height} />
      {steps > 0 &&
        Array.from({ length: steps + 1 }, (_, index) => (index / steps) * height).map((y) => (
          <path key={y} className={styles.grid} d={`M0 ${y}H${width}`} />
        ))}
      {bars.map(({ key, ...place }, index) => (
        <rect
          key={key}
          className={styles.bar}
          data-partial={partial?.includes(key) || undefined}
          data-loss={Number(data.bars[index]?.value) < 0 || undefined}
          {...place}
        />
      ))}
      {zero < height && <path className={styles.zero} d={`M0 ${zero}H${width}`} />}
      <path className={styles.edge} d={line} />
      <path className={styles.line} d={line} />
      {points.length <= mostDots &&
        // A line without length has round ends: a dot that stays round when the drawing is stretched.
        points.flatMap(({ x, y }) =>
          [styles.dotEdge, styles.dot, styles.hole].map((layer) => (
            <path key={`${layer} ${x}`} className={layer} d={`M${x} ${y}h0`} />
          )),
        )}
    </svg>
  );
};
