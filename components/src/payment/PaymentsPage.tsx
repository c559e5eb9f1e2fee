import type { Balance, Ride } from '@mobility/openapi';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { BalancePanel } from './BalancePanel.tsx';
import * as styles from './PaymentsPage.css.ts';
import { TransactionsList } from './TransactionsList.tsx';
import { UnpaidRides } from './UnpaidRides.tsx';

export type PaymentsPageProps = {
  /** Null while it loads. */
  balance: Balance | null;
  /** All rides of the rider; null while they load. */
  rides: readonly Ride[] | null;
  /** The sentence of a failed load; what is known stays below it. */
  error?: string;
  onRetry(): void;
  onPay(ride: Ride): void;
};

/** 'Payments': what the rider holds, what is unpaid, what moved. */
export function PaymentsPage({ balance, rides, error, onRetry, onPay }: PaymentsPageProps) {
  return (
    <div className={styles.page} data-testid="payments-page">
      <h1 className={styles.title}>Payments</h1>
      {error && (
        <Notice tone="critical" title={error} onRetry={onRetry}>
          Check your connection, then try again.
        </Notice>
      )}
      <BalancePanel balance={balance?.current_balance ?? null} />
      <UnpaidRides rides={rides} onPay={onPay} />
      <TransactionsList entries={balance?.recent_transactions ?? null} />
    </div>
  );
}
