import * as styles from './LiveChip.css.ts';
import type { LiveChipText } from './live-chip.ts';

/** Whether the car on the map is where it is now, or where it was last seen. */
export const LiveChip = ({ text, isLive }: LiveChipText) => (
  <p className={styles.chip}>
    <span className={isLive ? styles.dot : `${styles.dot} ${styles.hollow}`} />
    {text}
  </p>
);
