import { inlineVars } from '../../theme/inline-vars.ts';
import * as styles from './Skeleton.css.ts';

/** A length in pixels, or as CSS text. */
type Length = number | string;
const css = (length: Length): string => (typeof length === 'number' ? `${length}px` : length);

export type SkeletonProps = { width?: Length; height?: Length; shape?: 'text' | 'block' | 'circle' };

/** A placeholder in the shape of content that is loading. */
export const Skeleton = ({ width = '100%', height = 20, shape = 'text' }: SkeletonProps) => (
  <span
    className={`${styles.skeleton} ${styles.shape[shape]}`}
    style={inlineVars({ [styles.width]: css(width), [styles.height]: css(height) })}
    aria-hidden="true"
  />
);
