import { adminPaymentAnalytics } from '../../intl/generated/en-US/admin-payment-analytics.ts';
import { useText } from '../../intl/use-text.ts';
import * as styles from './DailyChart.css.ts';

/** What the bars and the line of the chart mean. */
export const ChartLegend = () => {
  const t = useText(adminPaymentAnalytics);
  return (
    <ul className={styles.legend}>
      <li className={styles.entry}>
        <span className={styles.revenueKey} />
        {t('revenueKey')}
      </li>
      <li className={styles.entry}>
        <span className={`${styles.revenueKey} ${styles.partialKey}`} />
        {t('notFullDay')}
      </li>
      <li className={styles.entry}>
        <span className={styles.lineKey} />
        {t('transactionsKey')}
      </li>
    </ul>
  );
};
