import type { Balance, Ride } from '@mobility/openapi';
import { payment } from '../intl/generated/en-US/payment.ts';
import { useText } from '../intl/use-text.ts';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { BalancePanel } from './BalancePanel.tsx';
import * as styles from './PaymentsView.css.ts';
import { TransactionsList } from './TransactionsList.tsx';
import { UnpaidRides } from './UnpaidRides.tsx';

export type PaymentsViewProps = {
  /** Null while it loads. */
  balance: Balance | null;
  /** All rides of the rider, null while they load; absent for a driver, who pays for none. */
  rides?: readonly Ride[] | null;
  /** The sentence of a failed load; loaded data stays below it. */
  error?: string;
  onRetry(): void;
  onPay(ride: Ride): void;
};

/** The payments page: balance, a rider's unpaid rides, and transactions. */
export function PaymentsView({ balance, rides, error, onRetry, onPay }: PaymentsViewProps) {
  const t = useText(payment);
  return (
    <div className={styles.page} data-testid="payments-page">
      <h1 className={styles.title}>{t('payments')}</h1>
      {error && (
        <Notice tone="critical" title={error} onRetry={onRetry}>
          {t('checkConnection')}
        </Notice>
      )}
      <BalancePanel balance={balance?.current_balance ?? null} />
      {rides !== undefined && <UnpaidRides rides={rides} onPay={onPay} />}
      <TransactionsList entries={balance?.recent_transactions ?? null} />
    </div>
  );
}
