import type { Timestamp } from '@mobility/openapi';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useFormats } from '../../../format/use-formats.ts';
import { Money } from '../../../primitives/Money/Money.tsx';
import * as styles from './Records.css.ts';

type RecordRowProps = {
  href: string;
  /** The state, at the start of the row. */
  mark: ReactNode;
  at: Timestamp;
  amount?: number | null;
  /** The route of a ride, above the rest. */
  route?: ReactNode;
  /** The text may have several lines. */
  isTall?: boolean;
  /** What it is, above the time. */
  children: ReactNode;
};

/** One record, which leads to what it is about. */
export const RecordRow = ({ href, mark, at, amount, route, isTall = false, children }: RecordRowProps) => {
  const { dateTime } = useFormats();
  return (
    <Link className={isTall || route ? `${styles.row} ${styles.tall}` : styles.row} href={href}>
      {route && <div className={styles.route}>{route}</div>}
      {mark}
      <span className={styles.text}>
        <span>{children}</span>
        <time className={styles.time}>{dateTime(at)}</time>
      </span>
      {amount != null && (
        <span className={styles.amount}>
          <Money amount={amount} />
        </span>
      )}
    </Link>
  );
};
