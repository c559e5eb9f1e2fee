import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import * as styles from '../Checkbox/Checkbox.css.ts';

export type SwitchProps = {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  children: ReactNode;
  isDisabled?: boolean;
  name?: string;
};

/** A setting that takes effect at once. */
export const Switch = ({ children, ...props }: SwitchProps) => (
  <AriaSwitch {...props} className={styles.control}>
    <span className={styles.track} />
    <span>{children}</span>
  </AriaSwitch>
);
