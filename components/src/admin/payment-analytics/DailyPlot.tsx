import * as styles from './DailyChart.css.ts';
import type { Day } from './figures.ts';
import { steps } from './scale.ts';

type DailyPlotProps = {
  days: readonly Day[];
  /** The position of the day whose figures are written below. */
  chosen: number;
  /** The upper ends of both axes. */
  highest: { revenue: number; transactions: number };
};

/** The size of the drawing, which the style sheet stretches over its place. */
const column = 10;
const height = 100;

const middleOf = (index: number): number => (index + 0.5) * column;
const yOf = (value: number, highest: number): number => height - (value / highest) * height;

/** The grid, the bars and the line. */
export const DailyPlot = ({ days, chosen, highest }: DailyPlotProps) => {
  const width = days.length * column;
  const points = days.map(({ transactions }, index) => ({
    x: middleOf(index),
    y: yOf(transactions, highest.transactions),
  }));
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.chosen} x={chosen * column} y={0} width={column} height={height} />
      {Array.from({ length: steps + 1 }, (_, index) => (index / steps) * height).map((y) => (
        <path key={y} className={styles.grid} d={`M0 ${y}H${width}`} />
      ))}
      {days.map(({ date, revenue }, index) => (
        <rect
          key={date}
          className={styles.bar}
          data-today={index === days.length - 1 || undefined}
          x={index * column + 2}
          y={yOf(revenue, highest.revenue)}
          width={column - 4}
          height={height - yOf(revenue, highest.revenue)}
        />
      ))}
      <polyline className={styles.line} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.length <= 31 &&
        points.map(({ x, y }) => (
          // A line without length has round ends: a dot that stays round when the drawing is stretched.
          <path key={x} className={styles.dot} d={`M${x} ${y}h0`} />
        ))}
    </svg>
  );
};
