import { type ReactNode, useEffect, useRef } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { useSentences } from '../../intl/use-sentences.ts';
import { MoneyText } from '../../primitives/Money/Money.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { refundAmountOf } from './refund-amount.ts';

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
  const { money, locale } = useFormats();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (attempts > 0) input.current?.focus();
  }, [attempts]);
  // Another language may read what was refused as an amount.
  const isRefused = attempts > 0 && refundAmountOf(field.value, most, locale) === null;
  const params = Number.isFinite(most) ? { hasMax: 'yes', max: money(most) } : { hasMax: 'no', max: '' };
  return (
    <TextField
      {...field}
      inputRef={input}
      inputMode="decimal"
      autoComplete="off"
      errorMessage={
        isRefused && <MoneyText>{errorText({ message: 'admin.amountTooHigh', params })}</MoneyText>
      }
    />
  );
};
