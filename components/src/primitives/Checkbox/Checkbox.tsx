import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  children: ReactNode;
  isDisabled?: boolean;
  isInvalid?: boolean;
  name?: string;
};

/** A choice that takes effect when the form is submitted. */
export const Checkbox = ({ children, ...props }: CheckboxProps) => (
  <AriaCheckbox {...props} validationBehavior="aria" className={styles.control}>
    <span className={styles.mark}>
      <Check size={16} strokeWidth={3} aria-hidden="true" />
    </span>
    <span>{children}</span>
  </AriaCheckbox>
);
