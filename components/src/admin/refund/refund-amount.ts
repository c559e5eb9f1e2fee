import { typedAmount } from '@mobility/machines/balance-transaction';

/** A typed refund of at most `most`; null unless it is an amount that can be refunded. */
export const refundAmountOf = (text: string, most: number): number | null => {
  const amount = typedAmount(text);
  return amount > 0 && amount <= most ? amount : null;
};
