import type { ReactNode, Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, Label } from 'react-aria-components/TextField';
import * as styles from '../Field/Field.css.ts';
import { FieldMessages } from '../Field/FieldMessages.tsx';

export type TextAreaProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  errorMessage?: string;
  description?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  maxLength?: number;
  placeholder?: string;
  name?: string;
  rows?: number;
  /** Shows the number of characters as n/counter, without limiting it. */
  counter?: number;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLTextAreaElement>;
};

/** Several lines of text. */
export const TextArea = ({
  label,
  errorMessage,
  description,
  placeholder,
  rows = 3,
  counter,
  inputRef,
  ...props
}: TextAreaProps) => (
  <AriaTextField
    {...props}
    isInvalid={Boolean(errorMessage)}
    validationBehavior="aria"
    className={styles.field}
  >
    <Label className={styles.label}>{label}</Label>
    <div className={styles.box}>
      <AriaTextArea
        ref={inputRef}
        className={`${styles.input} ${styles.area}`}
        rows={rows}
        placeholder={placeholder}
      />
    </div>
    {counter !== undefined && (
      <span className={styles.counter} data-over={props.value.length > counter || undefined}>
        {props.value.length}/{counter}
      </span>
    )}
    <FieldMessages description={description} errorMessage={errorMessage} />
  </AriaTextField>
);
