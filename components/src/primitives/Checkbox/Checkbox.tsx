import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import * as field from '../Field/Field.css.ts';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  children: ReactNode;
  isDisabled?: boolean;
  /** Default: whether there is an `errorMessage`. */
  isInvalid?: boolean;
  errorMessage?: string;
  name?: string;
};

/** A choice that takes effect when the form is submitted. */
export const Checkbox = ({
  children,
  errorMessage,
  isInvalid = Boolean(errorMessage),
  ...props
}: CheckboxProps) => {
  const errorId = useId();
  return (
    <>
      <AriaCheckbox
        {...props}
        isInvalid={isInvalid}
        aria-describedby={errorMessage && errorId}
        validationBehavior="aria"
        className={styles.control}
      >
        <span className={styles.mark}>
          <Check size={16} strokeWidth={3} aria-hidden="true" />
        </span>
        <span>{children}</span>
      </AriaCheckbox>
      {errorMessage && (
        <span id={errorId} className={field.error}>
          <CircleAlert className={field.errorIcon} size={16} aria-hidden="true" />
          {errorMessage}
        </span>
      )}
    </>
  );
};
