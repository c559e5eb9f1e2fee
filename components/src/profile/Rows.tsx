import * as styles from './ProfileView.css.ts';

/** Labels and their values, one below the other. */
export const Rows = ({ rows }: { rows: readonly { label: string; value: string }[] }) => (
  <dl className={styles.rows}>
    {rows.map(({ label, value }) => (
      <div key={label} className={styles.row}>
        <dt className={styles.rowLabel}>{label}</dt>
        <dd className={styles.rowValue}>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
