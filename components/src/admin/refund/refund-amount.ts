import { typedAmount } from '@mobility/machines/balance-transaction';

/** A refund that is typed in a language, of at most `most`; null unless it is an amount that can be refunded. */
export const refundAmountOf = (text: string, most: number, locale: string): number | null => {
  const amount = typedAmount(text, locale);
  return amount > 0 && amount <= most ? amount : null;
};
