import type { Earnings, Period } from '@mobility/machines/period-earnings';
import type { ReactNode } from 'react';
import { earnings as texts } from '../../intl/generated/en-US/earnings.ts';
import { rich } from '../../intl/rich.tsx';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';

const keys = {
  day: { said: 'saidDay', more: 'moreThanDay', less: 'lessThanDay' },
  week: { said: 'saidWeek', more: 'moreThanWeek', less: 'lessThanWeek' },
  month: { said: 'saidMonth', more: 'moreThanMonth', less: 'lessThanMonth' },
} as const;

/** What a period earned, and how it compares with the one before, each as a sentence. */
export const useEarningsSentences = (
  period: Period,
  { net, change, payments }: Earnings,
): { said: ReactNode; change: ReactNode } => {
  const t = useText(texts);
  const { said, more, less } = keys[period];
  const rides = t('rides', { count: payments.length });
  return {
    said: rich((slot) => t(said, { rides, amount: slot(<Money amount={net} />) })),
    change:
      change === 0
        ? t('sameAsBefore')
        : rich((slot) => t(change > 0 ? more : less, { amount: slot(<Money amount={Math.abs(change)} />) })),
  };
};
