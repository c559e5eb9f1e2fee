import type { PointerEvent } from 'react';
import * as styles from './BarChart.css.ts';
import { Drawing, type DrawingProps } from './Drawing.tsx';

export type BarChartProps = DrawingProps & {
  /** What the parts are, such as days: the name of the slider. */
  label: string;
  /** The figures of the chosen part as a sentence. */
  words: string;
  onChoose: (index: number) => void;
  className?: string;
};

/** The part below a pointer. */
const partAt = ({ currentTarget, clientX }: PointerEvent, count: number): number => {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = width === 0 ? 0 : (clientX - left) / width;
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  return Math.min(count - 1, Math.max(0, Math.floor((isMirrored ? 1 - share : share) * count)));
};

/**
 * A bar for each part, and a line with an axis of its own. A slider across the chart moves from part to part and says the
 * figures of each; the chart's owner also writes them below it.
 */
export const BarChart = ({ label, words, onChoose, className = '', ...drawing }: BarChartProps) => {
  const count = drawing.bars.length;
  return (
    <div className={`${styles.plot} ${className}`}>
      <Drawing {...drawing} />
      <input
        type="range"
        className={styles.cursor}
        min={0}
        max={count - 1}
        value={drawing.chosen}
        aria-label={label}
        aria-valuetext={words}
        onChange={({ target }) => onChoose(target.valueAsNumber)}
        onPointerMove={(event) => onChoose(partAt(event, count))}
      />
      <div className={styles.ring} aria-hidden />
    </div>
  );
};
