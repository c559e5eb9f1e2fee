import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import Wallet from 'lucide-react/icons/wallet';
import { useFormats } from '../../format/use-formats.ts';
import { adminPaymentAnalytics } from '../../intl/generated/en-US/admin-payment-analytics.ts';
import { useText } from '../../intl/use-text.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { ShareBar } from '../panel/ShareBar.tsx';
import type { Figures, MethodShare } from './figures.ts';
import * as styles from './PaymentAnalytics.css.ts';
import { SampleBadge } from './SampleBadge.tsx';

const icons = { balance: Wallet, stripe: CreditCard, cash: Banknote };

const Method = ({ method, count, amount, percentage }: MethodShare) => {
  const t = useText(adminPaymentAnalytics);
  const { percent } = useFormats();
  const Icon = icons[method] ?? Wallet;
  return (
    <li className={styles.method}>
      <span className={styles.methodName}>
        <Icon size={16} aria-hidden />
        {method in icons ? t(method) : method}
      </span>
      <span className={styles.share}>{percent(percentage)}</span>
      <span className={styles.bar}>
        <ShareBar share={percentage / 100} hasTrack />
      </span>
      <span className={styles.small}>{t('payments', { count })}</span>
      <Money className={styles.small} amount={amount} />
    </li>
  );
};

/** How much was paid by each method. */
export const MethodShares = ({ figures: { methods, isSample } }: { figures: Figures }) => {
  const t = useText(adminPaymentAnalytics);
  return (
    <Card
      as="section"
      title={t('paymentMethods')}
      action={isSample ? <SampleBadge /> : <span className={styles.small}>{t('shareOfPayments')}</span>}
    >
      <ul className={styles.methods}>
        {methods.map((share) => (
          <Method key={share.method} {...share} />
        ))}
      </ul>
    </Card>
  );
};
