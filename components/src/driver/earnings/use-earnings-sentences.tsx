import type { Earnings } from '@mobility/openapi';
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
export const useEarningsSentences = ({
  period,
  net,
  net_before,
  rides: paid,
}: Earnings): { said: ReactNode; change: ReactNode } => {
  const t = useText(texts);
  // A period that this version does not know is told as a week, the one that is asked for first.
  const { said, more, less } = keys[period] ?? keys.week;
  const rides = t('rides', { count: paid });
  const change = (Math.round(net * 100) - Math.round(net_before * 100)) / 100;
  return {
    said: rich((slot) => t(said, { rides, amount: slot(<Money amount={net} />) })),
    change:
      change === 0
        ? t('sameAsBefore')
        : rich((slot) => t(change > 0 ? more : less, { amount: slot(<Money amount={Math.abs(change)} />) })),
  };
};

/** The name of an entry's kind; a kind that the contract does not have is shown as it is. */
export const useEntryKind = (): ((kind: Earnings['entries'][number]['kind']) => string) => {
  const t = useText(texts);
  const names = { fare: t('fare'), compensation: t('compensation'), penalty: t('penalty') };
  return (kind) => names[kind] ?? kind;
};
