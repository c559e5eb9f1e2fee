import type { ReactNode } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { adminPaymentAnalytics } from '../../intl/generated/en-US/admin-payment-analytics.ts';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { Figures as FigureCards } from '../panel/Figures.tsx';
import type { Figures, Range } from './figures.ts';
import { Growth } from './Growth.tsx';
import * as styles from './PaymentAnalytics.css.ts';
import { SampleBadge } from './SampleBadge.tsx';

/** Revenue, transactions, success rate and average of a range; null while they load. */
export const PaymentCards = ({ range, figures }: { range: Range; figures: Figures | null }) => {
  const t = useText(adminPaymentAnalytics);
  const { number, percent } = useFormats();
  const marked = (note: ReactNode) => (figures?.isSample ? <SampleBadge /> : note);
  return (
    <FigureCards
      label={t('figures')}
      isStacked
      figures={[
        {
          label: t('totalRevenue'),
          value: figures && <Money amount={figures.revenue} />,
          note: marked(
            figures && (
              <>
                <span className={styles.paidOnly}>{t('paidOnly')}</span>
                <Growth range={range} percent={figures.growth.revenue} />
              </>
            ),
          ),
        },
        {
          label: t('totalTransactions'),
          value: figures && number(figures.transactions),
          note: marked(figures && <Growth range={range} percent={figures.growth.transactions} />),
        },
        {
          label: t('successRate'),
          value: figures && (figures.successRate === null ? '–' : percent(figures.successRate)),
          note: marked(
            figures?.failed == null ? t('successRateOf') : t('failedOrExpired', { count: figures.failed }),
          ),
        },
        {
          label: t('averageTransaction'),
          value: figures && <Money amount={figures.average} />,
          note: marked(t('perPayment')),
        },
      ]}
    />
  );
};
