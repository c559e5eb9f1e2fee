import { limits } from '@mobility/openapi/limits';
import { typedAmount } from '../typed-amount.ts';

/** One of the offered amounts, or another one that is typed. */
export type AmountChoice = (typeof limits.topUp.quick)[number] | 'other';

/** `other` is an amount as it is typed in the language `locale`. */
type TypedTopUp = { choice: AmountChoice; other: string; locale: string };

/** The chosen amount; NaN while another amount is empty, or is not one. */
export const topUpAmount = ({ choice, other, locale }: TypedTopUp): number =>
  choice === 'other' ? typedAmount(other, locale) : choice;

/** Whether a balance can be topped up by this amount. */
export const isTopUpAmount = (amount: number): boolean =>
  amount >= limits.topUp.min && amount <= limits.topUp.max;
