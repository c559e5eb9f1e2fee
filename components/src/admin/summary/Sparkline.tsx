import { mirrored } from '../../theme/mirrored.css.ts';
import * as styles from './Sparkline.css.ts';

const box = { width: 96, height: 28, margin: 4 };

/** The points of a line through the values, from the lowest at the bottom to the highest at the top. */
const pointsOf = (values: readonly number[]): string[] => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = (box.width - 2 * box.margin) / (values.length - 1);
  const room = box.height - 2 * box.margin;
  return values.map((value, index) => {
    const share = high === low ? 0.5 : (value - low) / (high - low);
    return `${(box.margin + index * step).toFixed(1)},${(box.height - box.margin - share * room).toFixed(1)}`;
  });
};

export type SparklineProps = {
  /** Oldest first. Less than two draw nothing. */
  values: readonly number[];
  /** What the line shows, for screen readers. */
  label: string;
};

/** A small line without axes, whose newest value is marked. */
export const Sparkline = ({ values, label }: SparklineProps) => {
  if (values.length < 2) return null;
  const points = pointsOf(values);
  const [x, y] = points.at(-1)?.split(',') ?? [];
  return (
    <svg
      role="img"
      aria-label={label}
      className={`${mirrored} ${styles.spark}`}
      viewBox={`0 0 ${box.width} ${box.height}`}
    >
      <polyline points={points.join(' ')} className={styles.line} />
      <circle cx={x} cy={y} r="3.5" className={styles.now} />
    </svg>
  );
};
