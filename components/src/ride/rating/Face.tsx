import type { Rating } from '@mobility/machines/ride';
import * as styles from './Face.css.ts';

const mouths: Record<Rating, string> = {
  1: 'M10 11.5 14 13.5M22 11.5 18 13.5M11 22.5a5.5 5.5 0 0 1 10 0',
  2: 'M11.5 22a5 5 0 0 1 9 0',
  3: 'M11 20.5h10',
  4: 'M10.5 18.5a6 6 0 0 0 11 0',
  5: 'M9 14c.5-2.5 3.5-2.5 4 0M19 14c.5-2.5 3.5-2.5 4 0',
};
const eyeHeight: Record<Rating, number> = { 1: 15.5, 2: 13.5, 3: 13.5, 4: 13.5, 5: 13.5 };

/** Our own drawing of a mood, because the bundled fonts have no emoji. Decorative: its label is beside it. */
export function Face({ mood, size }: { mood: Rating; size: 'small' | 'large' }) {
  const ink = mood === 5 ? 'signal' : 'ink';
  return (
    <svg className={`${styles.face} ${styles.size[size]}`} viewBox="0 0 32 32" aria-hidden="true">
      <circle className={styles.skin[mood]} cx="16" cy="16" r="13" />
      {mood === 5 ? (
        <path className={styles.eyes[ink]} d="M9.5 17.5h13a6.5 6.5 0 0 1-13 0Z" />
      ) : (
        <>
          <circle className={styles.eyes[ink]} cx="12" cy={eyeHeight[mood]} r="1.7" />
          <circle className={styles.eyes[ink]} cx="20" cy={eyeHeight[mood]} r="1.7" />
        </>
      )}
      <path className={styles.features[ink]} d={mouths[mood]} />
    </svg>
  );
}
