import { Card } from '../primitives/Card/Card.tsx';
import { Money } from '../primitives/Money/Money.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import * as styles from './PaymentsPage.css.ts';

/** What the user holds; null while it loads. */
export function BalancePanel({ balance }: { balance: number | null }) {
  return (
    <Card as="section">
      <div className={styles.balance} data-testid="balance-panel">
        <h2 className={styles.label}>Balance</h2>
        {balance === null ? <Skeleton width={160} height={44} /> : <Money amount={balance} size={40} />}
      </div>
    </Card>
  );
}
