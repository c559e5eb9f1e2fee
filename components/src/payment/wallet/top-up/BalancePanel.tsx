import { payment } from '../../../intl/generated/en-US/payment.ts';
import { useText } from '../../../intl/use-text.ts';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Money } from '../../../primitives/Money/Money.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './TopUpView.css.ts';

/** The user's balance; null while it loads. */
export function BalancePanel({ balance }: { balance: number | null }) {
  const t = useText(payment);
  return (
    <div className={styles.balance} data-testid="balance-panel">
      <Heading isOfPart className={styles.label}>
        {t('balance')}
      </Heading>
      {balance === null ? (
        <Skeleton width={160} height={44} />
      ) : (
        <Money amount={balance} size={40} className={styles.figure} />
      )}
    </div>
  );
}
