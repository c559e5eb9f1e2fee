import * as styles from './ProfilePage.css.ts';

/** Names and their values, one below the other. */
export function Rows({ rows }: { rows: readonly { label: string; value: string }[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.rowLabel}>{label}</dt>
          <dd className={styles.rowValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
