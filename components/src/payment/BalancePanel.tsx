import { payment } from '../intl/generated/en-US/payment.ts';
import { useText } from '../intl/use-text.ts';
import { Card } from '../primitives/Card/Card.tsx';
import { Money } from '../primitives/Money/Money.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import * as styles from './PaymentsView.css.ts';

/** The user's balance; null while it loads. */
export function BalancePanel({ balance }: { balance: number | null }) {
  const t = useText(payment);
  return (
    <Card as="section">
      <div className={styles.balance} data-testid="balance-panel">
        <h2 className={styles.label}>{t('balance')}</h2>
        {balance === null ? <Skeleton width={160} height={44} /> : <Money amount={balance} size={40} />}
      </div>
    </Card>
  );
}
