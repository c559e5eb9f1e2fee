import type { ReactNode } from 'react';
import * as styles from './UserDetails.css.ts';

type FactProps = {
  name: string;
  /** On a line of its own. */
  isLong?: boolean;
  children: ReactNode;
};

/** A name and its value in a list of facts. */
export const Fact = ({ name, isLong = false, children }: FactProps) => (
  <div className={isLong ? styles.line : undefined}>
    <dt className={styles.small}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
