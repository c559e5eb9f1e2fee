import { limits } from '@mobility/openapi/limits';

export type BalanceBand = 'unknown' | 'empty' | 'low' | 'fine';

/** Whether a balance is empty, low or neither; 'unknown' while it loads. */
export const balanceBand = (balance: number | null): BalanceBand => {
  if (balance === null) return 'unknown';
  if (balance <= 0) return 'empty';
  return balance < limits.money.lowBalance ? 'low' : 'fine';
};
