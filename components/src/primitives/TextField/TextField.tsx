import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { TextField as AriaTextField, Input, Label } from 'react-aria-components/TextField';
import * as styles from '../Field/Field.css.ts';
import { FieldMessages } from '../Field/FieldMessages.tsx';

export type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  errorMessage?: ReactNode;
  description?: ReactNode;
  /** The description stays above an error. */
  keepsDescription?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
  placeholder?: string;
  name?: string;
  icon?: ReactNode;
  /** Shown at the end of the field: a button or a unit. */
  end?: ReactNode;
  onBlur?: () => void;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
};

/** A line of text with its label above and its hint or error below. */
export const TextField = ({
  label,
  errorMessage,
  description,
  keepsDescription,
  placeholder,
  icon,
  end,
  inputRef,
  className,
  ...props
}: TextFieldProps) => (
  <AriaTextField
    {...props}
    isInvalid={Boolean(errorMessage)}
    validationBehavior="aria"
    className={className ? `${styles.field} ${className}` : styles.field}
  >
    <Label className={styles.label}>{label}</Label>
    <div className={styles.box}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <Input ref={inputRef} className={styles.input} placeholder={placeholder} />
      {end}
    </div>
    <FieldMessages {...{ description, keepsDescription, errorMessage }} />
  </AriaTextField>
);
