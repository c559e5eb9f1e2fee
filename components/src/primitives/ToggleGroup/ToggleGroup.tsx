import { type ReactNode, useId } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import * as styles from './ToggleGroup.css.ts';

export type ToggleOption<Id extends string> = {
  id: Id;
  label: ReactNode;
  /** The option's full name where the label is a short sign such as 4+. */
  name?: string;
};
export type ToggleGroupProps<Id extends string> = {
  label: string;
  options: readonly ToggleOption<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  hideLabel?: boolean;
  isDisabled?: boolean;
};

/** One of a few short options on a track. */
export const ToggleGroup = <Id extends string>(props: ToggleGroupProps<Id>) => {
  const { label, options, value, onChange, hideLabel, isDisabled } = props;
  const labelId = useId();
  const choose = (chosen: string | undefined) => {
    const option = options.find(({ id }) => id === chosen);
    if (option) onChange(option.id);
  };
  return (
    <div className={styles.group}>
      {!hideLabel && (
        <span id={labelId} className={styles.label}>
          {label}
        </span>
      )}
      <ToggleButtonGroup
        {...(hideLabel ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
        className={styles.track}
        selectionMode="single"
        disallowEmptySelection
        isDisabled={isDisabled}
        selectedKeys={[value]}
        onSelectionChange={(keys) => choose([...keys].map(String)[0])}
      >
        {options.map((option) => (
          <ToggleButton key={option.id} id={option.id} aria-label={option.name} className={styles.option}>
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
};
