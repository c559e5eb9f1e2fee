import * as styles from './Spinner.css.ts';

/** The ring without a text, for use beside a text that says what is loading. */
export const SpinnerRing = ({ size = 24 }: { size?: number }) => (
  <svg
    className={styles.ring}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    strokeWidth="3"
    aria-hidden="true"
  >
    <circle className={styles.track} cx="12" cy="12" r="9" />
    <path d="M12 3a9 9 0 0 1 9 9" />
  </svg>
);

/** A ring with a text that says what is loading. */
export const Spinner = ({ label, size }: { label: string; size?: number }) => (
  <span className={styles.spinner} role="status">
    <SpinnerRing size={size} />
    <span>{label}</span>
  </span>
);
