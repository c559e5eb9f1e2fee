import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components/Select';
import { useRoot } from '../../theme/use-root.ts';
import * as field from '../Field/Field.css.ts';
import { FieldMessages } from '../Field/FieldMessages.tsx';
import * as menu from '../Popover/Popover.css.ts';
import * as styles from './Select.css.ts';

export type SelectOption<Id extends string> = {
  id: Id;
  label: string;
  /** Shown below the label in the open list. The button shows the label alone, on one line. */
  note?: string;
};
export type SelectProps<Id extends string> = {
  label: string;
  options: readonly SelectOption<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  placeholder?: string;
  errorMessage?: string;
  description?: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
};

/** One line of the open list. */
export const Option = <Id extends string>({ id, label, note }: SelectOption<Id>) => (
  <ListBoxItem id={id} textValue={note ? `${label} ${note}` : label} className={menu.item}>
    {({ isSelected }) => (
      <>
        {note ? (
          <span className={styles.noted}>
            {label}
            <span className={styles.note}>{note}</span>
          </span>
        ) : (
          label
        )}
        {isSelected && <Check className={menu.check} size={16} aria-hidden="true" />}
      </>
    )}
  </ListBoxItem>
);

/** A choice from a list that opens. */
export const Select = <Id extends string>({
  label,
  options,
  value,
  onChange,
  errorMessage,
  description,
  hideLabel,
  ...props
}: SelectProps<Id>) => {
  const choose = (chosen: string) => {
    const option = options.find(({ id }) => id === chosen);
    if (option) onChange(option.id);
  };
  const hasNotes = options.some(({ note }) => note);
  return (
    <AriaSelect
      {...props}
      {...(hideLabel && { 'aria-label': label })}
      className={hasNotes ? `${field.field} ${styles.narrowing}` : field.field}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      value={value}
      onChange={(key) => choose(String(key))}
    >
      {!hideLabel && <Label className={field.label}>{label}</Label>}
      <Button className={`${field.box} ${styles.trigger}`}>
        {hasNotes ? (
          <SelectValue className={styles.value}>{options.find(({ id }) => id === value)?.label}</SelectValue>
        ) : (
          <SelectValue />
        )}
        <ChevronDown size={20} aria-hidden="true" />
      </Button>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <Popover {...useRoot()} className={menu.popover}>
        <ListBox className={menu.list}>
          {options.map((option) => (
            <Option key={option.id} {...option} />
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
};
