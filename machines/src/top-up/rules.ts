import { limits } from '@mobility/openapi/limits';
import { typedAmount } from '../typed-amount.ts';

/** One of the offered amounts, or another one that is typed. */
export type AmountChoice = (typeof limits.topUp.quick)[number] | 'other';

/** The chosen amount; NaN while another amount is empty, or is not one. */
export const topUpAmount = ({ choice, other }: { choice: AmountChoice; other: string }): number =>
  choice === 'other' ? typedAmount(other) : choice;

/** Whether a balance can be topped up by this amount. */
export const isTopUpAmount = (amount: number): boolean =>
  amount >= limits.topUp.min && amount <= limits.topUp.max;
