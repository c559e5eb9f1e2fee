import type { ReactNode } from 'react';
import { adminPaymentAnalytics } from '../../intl/generated/en-US/admin-payment-analytics.ts';
import { useText } from '../../intl/use-text.ts';
import { Select } from '../../primitives/Select/Select.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as panel from '../panel/Panel.css.ts';
import { RetryNotice } from '../retry/RetryNotice.tsx';
import { type DailyLook, DailyRevenue } from './DailyRevenue.tsx';
import { DisputeFigures } from './DisputeFigures.tsx';
import { type Figures, type Range, ranges } from './figures.ts';
import { IncomeFigures } from './IncomeFigures.tsx';
import { MethodShares } from './MethodShares.tsx';
import * as styles from './PaymentAnalytics.css.ts';
import { PaymentCards } from './PaymentCards.tsx';
import { useUtcDays } from './use-utc-days.ts';

export type PaymentAnalyticsViewProps = {
  range: Range;
  onRange: (range: Range) => void;
  /** Null while they load. */
  figures: Figures | null;
  /** Whether the last load failed. The figures are older ones then, or a sample. */
  isFailed?: boolean;
  onRetry: () => void;
  look: DailyLook;
  onLook: (look: DailyLook) => void;
  /** A dispute is open: the payment methods are below the list of disputes, and not beside the chart. */
  isCaseOpen?: boolean;
  /** Between the figures and the chart: the disputes to decide. */
  children?: ReactNode;
};

const names = { '24h': 'last24h', '7d': 'last7d', '30d': 'last30d', '90d': 'last90d' } as const;

/** The first and the last day of the figures. */
const Period = ({ days }: Pick<Figures, 'days'>) => {
  const t = useText(adminPaymentAnalytics);
  const { period } = useUtcDays();
  const [first] = days;
  const last = days.at(-1);
  const written = first && last && period(first.date, last.date);
  return written ? <span className={styles.period}>{t('period', { days: written })}</span> : null;
};

/** The figures of the payments in a range. */
export const PaymentAnalyticsView = (props: PaymentAnalyticsViewProps) => {
  const { range, onRange, figures, isFailed = false, onRetry, look, onLook, isCaseOpen } = props;
  const t = useText(adminPaymentAnalytics);
  return (
    <section className={panel.stack} aria-labelledby="payment-analytics">
      <div className={styles.head}>
        <h2 id="payment-analytics" className={styles.title}>
          {t('paymentAnalytics')}
          {figures && <Period days={figures.days} />}
        </h2>
        <Select
          label={t('range')}
          hideLabel
          options={ranges.map((id) => ({ id, label: t(names[id]) }))}
          value={range}
          onChange={onRange}
        />
      </div>
      {isFailed && (
        <RetryNotice title={t('loadFailed')} onRetry={onRetry}>
          {t(figures?.isSample ? 'sampleShown' : 'outOfDate')}
        </RetryNotice>
      )}
      <PaymentCards range={range} figures={figures} />
      {props.children}
      {figures ? (
        <div className={styles.columns}>
          <DailyRevenue range={range} figures={figures} look={look} onLook={onLook} />
          <div className={styles.side}>
            {figures.income && <IncomeFigures income={figures.income} />}
            {!isCaseOpen && <MethodShares figures={figures} />}
            <DisputeFigures figures={figures} />
          </div>
        </div>
      ) : (
        <Skeleton shape="block" height="26rem" />
      )}
    </section>
  );
};
