import type { ReactNode } from 'react';
import * as styles from './Disputes.css.ts';

/** One fact of a case, below its name. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className={styles.term}>{name}</dt>
    <dd>{children}</dd>
  </div>
);
