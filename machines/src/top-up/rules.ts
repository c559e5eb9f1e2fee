import { limits } from '@mobility/openapi/limits';

/** One of the offered amounts, or another one that is typed. */
export type AmountChoice = (typeof limits.topUp.quick)[number] | 'other';

const arabicZero = 0x660;

/** An amount as it is typed: Arabic digits, and a comma before the cents, are as good as Latin digits and a point. */
const amountOf = (text: string): number => {
  const latin = text
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - arabicZero))
    .replace(/[,٫]/, '.');
  return /^\d+(\.\d{0,2})?$/.test(latin) ? Number(latin) : Number.NaN;
};

/** The chosen amount; NaN while another amount is empty, or is not one. */
export const topUpAmount = ({ choice, other }: { choice: AmountChoice; other: string }): number =>
  choice === 'other' ? amountOf(other) : choice;

/** Whether a balance can be topped up by this amount. */
export const isTopUpAmount = (amount: number): boolean =>
  amount >= limits.topUp.min && amount <= limits.topUp.max;
