import { type ReactNode, useEffect, useRef } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { useSentences } from '../../intl/use-sentences.ts';
import { MoneyText } from '../../primitives/Money/Money.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

export type RefundFieldProps = {
  label: string;
  description: ReactNode;
  /** As it is typed. Nothing is corrected, so that what is refunded is what was meant. */
  value: string;
  onChange(value: string): void;
  /** The highest amount; infinite if it is not known. */
  most: number;
  /** How many times the form was refused because of this amount; 0 hides the error. */
  attempts: number;
  isRequired?: boolean;
  isDisabled: boolean;
};

/** How much is refunded. A refused attempt moves the focus here. */
export const RefundField = ({ most, attempts, ...field }: RefundFieldProps) => {
  const { errorText } = useSentences();
  const { money } = useFormats();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (attempts > 0) input.current?.focus();
  }, [attempts]);
  const params = Number.isFinite(most) ? { hasMax: 'yes', max: money(most) } : { hasMax: 'no', max: '' };
  return (
    <TextField
      {...field}
      inputRef={input}
      inputMode="decimal"
      autoComplete="off"
      errorMessage={
        attempts > 0 && <MoneyText>{errorText({ message: 'admin.amountTooHigh', params })}</MoneyText>
      }
    />
  );
};
