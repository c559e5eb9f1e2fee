import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { Label } from 'react-aria-components/TextField';
import { inlineVars } from '../../theme/inline-vars.ts';
import * as styles from './ProgressBar.css.ts';

export type ProgressBarProps = { label: string; value: number; max: number };

/** The progress of a task. */
export const ProgressBar = ({ label, value, max }: ProgressBarProps) => (
  <AriaProgressBar className={styles.progress} value={value} maxValue={max}>
    {({ percentage = 0 }) => (
      <>
        <Label className={styles.label}>{label}</Label>
        <div className={styles.track}>
          <div className={styles.fill} style={inlineVars({ [styles.share]: `${percentage}%` })} />
        </div>
      </>
    )}
  </AriaProgressBar>
);
