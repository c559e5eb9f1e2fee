import { type ReactNode, useId } from 'react';
import { Link } from 'react-aria-components/Link';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../../intl/use-text.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { RetryNotice } from '../../retry/RetryNotice.tsx';
import * as styles from './UserDetails.css.ts';
import type { Loaded } from './use-user-records.ts';

export type SectionName = keyof typeof adminUsers.messages & `section${string}`;

type SectionProps = {
  name: SectionName;
  /** Beside the title. */
  note?: ReactNode;
  /** At the end of the line of the title. */
  end?: ReactNode;
  isWaiting?: boolean;
  children: ReactNode;
};

/** One part of the details, with its title. */
export const Section = ({ name, note, end, isWaiting = false, children }: SectionProps) => {
  const t = useText(adminUsers);
  const id = useId();
  return (
    <section
      className={isWaiting ? `${styles.section} ${styles.waiting}` : styles.section}
      aria-labelledby={id}
      data-section={name}
    >
      <div className={styles.sectionHead}>
        <h3 id={id} className={styles.sectionTitle}>
          {t(name)}
          {note}
        </h3>
        {end}
      </div>
      {children}
    </section>
  );
};

/** Where all records of a kind are. */
export const AllLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} className={styles.all}>
    {children}
  </Link>
);

type RowsProps<Data, Row> = {
  loaded: Loaded<Data>;
  /** Said when it could not be read. */
  failed?: string;
  rowsOf: (data: Data) => readonly Row[];
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
};

/** The newest records of a kind: while they load, after an error, or none. */
export const Rows = <Data, Row>({ loaded, failed, rowsOf, keyOf, children }: RowsProps<Data, Row>) => {
  const t = useText(adminUsers);
  const { data, isFailed, onRetry } = loaded;
  if (isFailed) return <RetryNotice onRetry={onRetry}>{failed ?? t('partFailed')}</RetryNotice>;
  if (data === null) return <Skeleton shape="block" height="6.75rem" />;
  const rows = rowsOf(data);
  if (rows.length === 0) return <p className={styles.small}>{t('nothingYet')}</p>;
  return (
    <ul>
      {rows.map((row) => (
        <li key={keyOf(row)}>{children(row)}</li>
      ))}
    </ul>
  );
};
