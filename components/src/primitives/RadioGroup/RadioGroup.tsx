import type { ReactNode } from 'react';
import { RadioGroup as AriaRadioGroup, Label, Radio } from 'react-aria-components/RadioGroup';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RadioGroup.css.ts';

export type RadioGroupProps<Value extends string> = {
  label: string;
  value: Value | null;
  onChange: (value: Value) => void;
  children: ReactNode;
  orientation?: 'horizontal' | 'vertical';
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  isDisabled?: boolean;
  name?: string;
  /** Lays out the options. */
  className?: string;
};

/** One choice of several, each a RadioCard. */
export const RadioGroup = <Value extends string>({
  label,
  onChange,
  children,
  hideLabel,
  className,
  ...props
}: RadioGroupProps<Value>) => (
  // The group reports its values as text; only those of its own cards are possible.
  <AriaRadioGroup {...props} onChange={(value) => onChange(value as Value)} className={styles.group}>
    <Label className={styles.label}>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</Label>
    <div className={className ? `${styles.options} ${className}` : styles.options}>{children}</div>
  </AriaRadioGroup>
);

export type RadioCardProps = { value: string; children: ReactNode; isDisabled?: boolean; className?: string };

/** One choice as a card with its description. */
export const RadioCard = ({ className, ...props }: RadioCardProps) => (
  <Radio {...props} className={className ? `${styles.card} ${className}` : styles.card} />
);
