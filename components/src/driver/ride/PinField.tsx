import { startPin } from '../../intl/generated/en-US/start-pin.ts';
import { useText } from '../../intl/use-text.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useSelectWrong } from '../../primitives/TextField/use-select-wrong.ts';
import * as styles from './PinField.css.ts';

export type PinFieldProps = {
  typed: string;
  /** Why the ride did not start. */
  error?: string;
  isDisabled: boolean;
  onChange(typed: string): void;
  onSubmit(): void;
};

/** The field in which the driver types the rider's PIN. */
export const PinField = ({ typed, error, isDisabled, onChange, onSubmit }: PinFieldProps) => {
  const t = useText(startPin);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField
        inputRef={useSelectWrong(!isDisabled && error)}
        label={t('ridersPin')}
        description={t('ridersPinHint')}
        errorMessage={error}
        value={typed}
        onChange={onChange}
        isDisabled={isDisabled}
        isRequired
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
    </form>
  );
};
