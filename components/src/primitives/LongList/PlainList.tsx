import type { ReactNode } from 'react';
import { inlineVars } from '../../theme/inline-vars.ts';
import * as styles from './LongList.css.ts';

type ListItems = {
  count: number;
  keyAt(index: number): string;
  renderAt(index: number): ReactNode;
  /** The space between two items, in pixels. */
  gap: number;
};

export type LongListProps = ListItems & {
  /** The height of an item before it is measured, in pixels. */
  estimate: number;
};

/** A list with all its items, or the first of them. */
export const PlainList = ({ count, keyAt, renderAt, gap, shown = count }: ListItems & { shown?: number }) => (
  <ul className={styles.plain} style={inlineVars({ [styles.gap]: `${gap}px` })}>
    {Array.from({ length: Math.min(count, shown) }, (_, index) => (
      <li key={keyAt(index)}>{renderAt(index)}</li>
    ))}
  </ul>
);
