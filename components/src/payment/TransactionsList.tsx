import type { BalanceEntry } from '@mobility/openapi';
import Receipt from 'lucide-react/icons/receipt';
import { useFormats } from '../format/use-formats.ts';
import { payment } from '../intl/generated/en-US/payment.ts';
import { useSentences } from '../intl/use-sentences.ts';
import { useText } from '../intl/use-text.ts';
import { Card } from '../primitives/Card/Card.tsx';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { Money } from '../primitives/Money/Money.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import * as styles from './PaymentsView.css.ts';

/** The latest transactions of the balance; null while they load. */
export function TransactionsList({ entries }: { entries: readonly BalanceEntry[] | null }) {
  const t = useText(payment);
  return (
    <Card as="section" title={t('transactions')} padding="none">
      {entries === null && <Loading />}
      {entries?.length === 0 && (
        <EmptyState icon={<Receipt size={24} />} title={t('noTransactions')} text={t('noTransactionsHint')} />
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
  const t = useText(payment);
  const { said } = useSentences();
  const formats = useFormats();
  const date = formats.dateTime(entry.created_at);
  const isPlus = entry.amount_change >= 0;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.main} dir="auto">
          {said({ text: entry.description, notice: entry.notice })}
        </p>
        <p className={styles.small}>
          {entry.admin_name ? t('transactionBy', { date, admin: entry.admin_name }) : date}
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
