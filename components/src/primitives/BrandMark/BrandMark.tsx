import * as styles from './BrandMark.css.ts';

/** The M in yellow, whose last stroke ends at a destination. Hidden from screen readers, since the product's name is beside it. */
export const BrandMark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
    <rect className={styles.ground} width="28" height="28" rx="7" />
    <rect className={styles.edge} x=".5" y=".5" width="27" height="27" rx="6.5" />
    <path className={styles.letter} d="M7.5 19.5V9.5l6.5 7 6.5-7v7" />
    <rect className={styles.stop} x="18.2" y="17.5" width="4.6" height="4.6" rx="1" />
  </svg>
);
