import type { BalanceEntry } from '@mobility/openapi';
import Receipt from 'lucide-react/icons/receipt';
import { formatDateTime } from '../format/index.ts';
import { Card } from '../primitives/Card/Card.tsx';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { Money } from '../primitives/Money/Money.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import * as styles from './PaymentsPage.css.ts';

/** The newest movements of the balance; null while they load. */
export function TransactionsList({ entries }: { entries: readonly BalanceEntry[] | null }) {
  return (
    <Card as="section" title="Transactions" padding="none">
      {entries === null && <Loading />}
      {entries?.length === 0 && (
        <EmptyState
          icon={<Receipt size={24} />}
          title="No transactions yet"
          text="Payments, refunds and credits show here."
        />
      )}
      <ul>
        {entries?.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ entry }: { entry: BalanceEntry }) {
  const isPlus = entry.amount_change >= 0;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.main}>{entry.description}</p>
        <p className={styles.small}>
          {formatDateTime(entry.created_at)}
          {entry.admin_name && `, by ${entry.admin_name}`}
        </p>
      </div>
      <span className={isPlus ? styles.plus : styles.minus}>
        {isPlus && '+'}
        <Money amount={entry.amount_change} />
      </span>
    </li>
  );
}

function Loading() {
  return (
    <div className={styles.loading} aria-hidden="true">
      {['first', 'second', 'third'].map((key) => (
        <Skeleton key={key} width="100%" height={40} />
      ))}
    </div>
  );
}
