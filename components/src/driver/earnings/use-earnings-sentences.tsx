import type { Earnings } from '@mobility/openapi';
import { earnings as texts } from '../../intl/generated/en-US/earnings.ts';
import { rich } from '../../intl/rich.tsx';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';

const keys = {
  day: { title: 'thisDay', said: 'saidDay', more: 'moreThanDay', less: 'lessThanDay' },
  week: { title: 'thisWeek', said: 'saidWeek', more: 'moreThanWeek', less: 'lessThanWeek' },
  month: { title: 'thisMonth', said: 'saidMonth', more: 'moreThanMonth', less: 'lessThanMonth' },
} as const;

/** What the net contains besides the fares. */
const besides = ({ compensations, penalties }: Earnings): string => {
  if (compensations === 0) return penalties === 0 ? 'nothing' : 'penalties';
  return penalties === 0 ? 'compensations' : 'both';
};

const cents = (amount: number): number => Math.round(amount * 100);

/** What a period earned, how many rides it had with the average of one, and how it compares with the one before. */
export const useEarningsSentences = (earnings: Earnings) => {
  const t = useText(texts);
  const { period, net, net_before, fares, fees, rides: count } = earnings;
  // A period that this version does not know is told as a week, the one that is asked for first.
  const { title, said, more, less } = keys[period] ?? keys.week;
  const change = cents(net) - cents(net_before);
  const average = count > 0 ? (cents(fares) - cents(fees)) / count / 100 : 0;
  return {
    title: t(title),
    said: rich((slot) => {
      const also = besides(earnings);
      return count === 0
        ? t('saidWithoutRides', {
            period,
            also,
            amount: slot(<Money amount={also === 'penalties' ? -net : net} />),
          })
        : t(said, { rides: t('rides', { count, also }), amount: slot(<Money amount={net} />) });
    }),
    paid:
      count === 0
        ? t('paid', { count })
        : rich(
            (slot) => `${t('paid', { count })} · ${t('each', { amount: slot(<Money amount={average} />) })}`,
          ),
    change: {
      isMore: change > 0,
      said:
        change === 0
          ? t('sameAsBefore')
          : rich((slot) =>
              t(change > 0 ? more : less, { amount: slot(<Money amount={Math.abs(change) / 100} />) }),
            ),
    },
  };
};

/** The name of an entry's kind; a kind that the contract does not have is shown as it is. */
export const useEntryKind = (): ((kind: Earnings['entries'][number]['kind']) => string) => {
  const t = useText(texts);
  const names = { fare: t('fare'), compensation: t('compensation'), penalty: t('penalty') };
  return (kind) => names[kind] ?? kind;
};
