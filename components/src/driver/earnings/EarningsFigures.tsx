import type { Earnings } from '@mobility/openapi';
import { earnings as texts } from '../../intl/generated/en-US/earnings.ts';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import * as styles from './Earnings.css.ts';

type FigureProps = { name: string; amount: number; look?: 'awaited' | 'total' };

const Figure = ({ name, amount, look }: FigureProps) => (
  <div className={styles.line} data-total={look === 'total' || undefined}>
    <dt>{name}</dt>
    <dd className={styles.amount} data-waits={(look === 'awaited' && amount > 0) || undefined}>
      <Money amount={amount} />
    </dd>
  </div>
);

type EarningsFiguresProps = {
  className: string;
  earnings: Earnings;
  /** The fares of rides whose payment has not arrived; absent while it is not known. */
  awaiting?: number | undefined;
  /** What the figures add up to; absent where it stands beside them. */
  total?: number;
};

/** What the net consists of, penalties only where there were some, and what riders have not paid yet. */
export const EarningsFigures = ({ className, earnings, awaiting, total }: EarningsFiguresProps) => {
  const t = useText(texts);
  const { fares, fees, compensations, penalties } = earnings;
  return (
    <dl className={className}>
      <Figure name={t('fares')} amount={fares} />
      <Figure name={t('fee')} amount={0 - fees} />
      {compensations !== 0 && <Figure name={t('compensations')} amount={compensations} />}
      {penalties !== 0 && <Figure name={t('penalties')} amount={0 - penalties} />}
      {awaiting !== undefined && <Figure name={t('awaiting')} amount={awaiting} look="awaited" />}
      {total !== undefined && <Figure name={t('earned')} amount={total} look="total" />}
    </dl>
  );
};
