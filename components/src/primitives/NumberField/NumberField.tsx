import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { NumberField as AriaNumberField, Group, Input, Label } from 'react-aria-components/NumberField';
import { primitives } from '../../intl/generated/en-US/primitives.ts';
import { useText } from '../../intl/use-text.ts';
import * as styles from '../Field/Field.css.ts';
import { FieldMessages } from '../Field/FieldMessages.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export type NumberFieldProps = {
  label: string;
  /** NaN while empty. */
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  unit?: string;
  errorMessage?: string;
  description?: ReactNode;
  isDisabled?: boolean;
  isRequired?: boolean;
  formatOptions?: Intl.NumberFormatOptions;
};

/** A number with buttons that step it down and up. It is clamped to its limits on blur. */
export const NumberField = ({
  label,
  min,
  max,
  unit,
  errorMessage,
  description,
  ...props
}: NumberFieldProps) => {
  const t = useText(primitives);
  return (
    <AriaNumberField
      {...props}
      minValue={min}
      maxValue={max}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={styles.field}
    >
      <Label className={styles.label}>{label}</Label>
      <Group className={styles.box}>
        <Input className={styles.input} />
        {unit && <span className={styles.unit}>{unit}</span>}
        <IconButton
          slot="decrement"
          className={styles.action}
          label={t('decrease')}
          icon={<Minus size={20} aria-hidden="true" />}
        />
        <IconButton
          slot="increment"
          className={styles.action}
          label={t('increase')}
          icon={<Plus size={20} aria-hidden="true" />}
        />
      </Group>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  );
};
