import { useId } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { track } from '../../primitives/Checkbox/Checkbox.css.ts';
import * as styles from './Settings.css.ts';

export type SettingCheckboxProps = {
  label: string;
  hint: string;
  isSelected: boolean;
  onChange(isSelected: boolean): void;
  isDisabled?: boolean;
};

/** A setting of the account that is saved at once. It is a checkbox by role and is drawn as a switch. */
export const SettingCheckbox = ({ label, hint, ...props }: SettingCheckboxProps) => {
  const id = useId();
  return (
    <Checkbox
      {...props}
      className={styles.setting}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
    >
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.name}>
          {label}
        </span>
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      </span>
      <span className={track} />
    </Checkbox>
  );
};
