import { adminPaymentAnalytics } from '../../intl/generated/en-US/admin-payment-analytics.ts';
import { useText } from '../../intl/use-text.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import * as panel from '../panel/Panel.css.ts';
import type { Figures } from './figures.ts';
import * as styles from './PaymentAnalytics.css.ts';

/** What is left of the revenue, and what the platform earned of it. */
export const IncomeFigures = ({ income }: { income: NonNullable<Figures['income']> }) => {
  const t = useText(adminPaymentAnalytics);
  const lines = [
    { id: 'refunds', amount: 0 - income.refunds },
    { id: 'netRevenue', amount: income.net },
    { id: 'fees', amount: income.fees },
  ] as const;
  return (
    <Card as="section" title={t('moneyKept')}>
      <dl className={styles.lines}>
        {lines.map(({ id, amount }) => (
          <div key={id} className={styles.line}>
            <dt className={panel.muted}>{t(id)}</dt>
            <dd className={panel.strong}>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
