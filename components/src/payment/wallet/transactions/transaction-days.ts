import type { Transaction } from '@mobility/machines/transactions';

/** The filters of the list. */
export type Shown = 'all' | 'ride' | 'topUp' | 'refund' | 'other';

/** Whether a filter shows a transaction; fees, penalties and credits are the others. */
export const shownAs = ({ kind }: Transaction, filter: Shown): boolean => {
  if (filter === 'all' || kind === filter) return true;
  return filter === 'other' && kind !== 'ride' && kind !== 'topUp' && kind !== 'refund';
};
