import type { ReactNode } from 'react';
import * as styles from './TripSummary.css.ts';

/** One line about a trip. */
export const TripRow = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
