import { type ReactNode, useId } from 'react';
import * as styles from './ProgressBar.css.ts';

export type ProgressBarProps = {
  label: ReactNode;
  /** Undefined where it is not known. */
  value: number | undefined;
  max: number;
};

/** The progress of a task. The browser's own element, because React Aria's would load with every first view. */
export const ProgressBar = ({ label, value, max }: ProgressBarProps) => {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <progress className={styles.bar} id={id} value={value} max={max} />
    </div>
  );
};
