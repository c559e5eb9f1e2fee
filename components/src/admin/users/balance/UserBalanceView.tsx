import type {
  BalanceTransactionEvent,
  BalanceTransactionSnapshot,
} from '@mobility/machines/balance-transaction';
import type { Balance, User } from '@mobility/openapi';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Money } from '../../../primitives/Money/Money.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { RetryNotice } from '../../retry/RetryNotice.tsx';
import { Movements } from './Movements.tsx';
import { NewTransaction } from './NewTransaction.tsx';
import * as styles from './UserBalance.css.ts';
import type { AllMovements } from './use-all-movements.ts';

export type UserBalanceViewProps = {
  user: User;
  /** Null while it loads. */
  balance: Balance | null;
  /** All transactions, where they are asked for. */
  movements?: AllMovements | null;
  onAllMovements: () => void;
  /** Why the balance could not be read. */
  error?: string;
  onRetry: () => void;
  snapshot: BalanceTransactionSnapshot;
  send: (event: BalanceTransactionEvent) => void;
  onClose: () => void;
};

/** Balance Management: the balance of a user, its newest transactions, and a new one. */
export const UserBalanceView = (props: UserBalanceViewProps) => {
  const { user, error, onRetry, snapshot, send, onClose } = props;
  const t = useText(adminUsers);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={!snapshot.matches('processing')}
      title={t('balanceManagement')}
      subtitle={
        <>
          <bdi>{user.name}</bdi> · <bdi>{user.email}</bdi>
        </>
      }
      width={560}
    >
      {error ? <RetryNotice onRetry={onRetry}>{error}</RetryNotice> : <Current {...props} />}
      <NewTransaction snapshot={snapshot} send={send} />
    </Dialog>
  );
};

/** How many transactions show before all of them are asked for. */
const first = 5;

type CurrentProps = Pick<UserBalanceViewProps, 'balance' | 'movements' | 'onAllMovements'>;

const Current = ({ balance, movements, onAllMovements }: CurrentProps) => {
  const t = useText(adminUsers);
  if (!balance) return <Skeleton shape="block" height="12rem" />;
  const { recent_transactions: entries } = balance;
  return (
    <>
      <p className={styles.current}>
        <span className={styles.label}>{t('currentBalance')}</span>
        <Money className={styles.amount} amount={balance.current_balance} size={24} />
      </p>
      <section className={styles.group} aria-labelledby="recent-transactions">
        <h3 id="recent-transactions" className={styles.title}>
          {t('recentTransactions')}
        </h3>
        <Movements entries={movements ? (movements.entries ?? entries) : entries.slice(0, first)} />
        {movements && <Older {...movements} />}
        {!movements && entries.length > first && (
          <Button size="small" onPress={onAllMovements}>
            {t('allTransactions')}
          </Button>
        )}
      </section>
    </>
  );
};

/** The next page of transactions is read on a press, since the new transaction follows the list. */
const Older = ({ hasMore, isReading, isFailed, onMore }: AllMovements) => {
  const t = useText(adminUsers);
  if (isFailed) return <RetryNotice onRetry={onMore}>{t('partFailed')}</RetryNotice>;
  if (!hasMore) return null;
  return (
    <Button size="small" isPending={isReading} onPress={onMore}>
      {t('olderTransactions')}
    </Button>
  );
};
