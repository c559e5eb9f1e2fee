import type { Transaction } from '@mobility/machines/transactions';
import type { Ride } from '@mobility/openapi';
import Receipt from 'lucide-react/icons/receipt';
import { type ReactNode, useMemo, useState } from 'react';
import { byDay } from '../../../format/by-day.ts';
import { useFormats } from '../../../format/use-formats.ts';
import { driverPayments } from '../../../intl/generated/en-US/driver-payments.ts';
import { payment } from '../../../intl/generated/en-US/payment.ts';
import { wallet } from '../../../intl/generated/en-US/wallet.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { useIsPrinting } from '../../../primitives/LongList/use-is-printing.ts';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { ReceiptDialog } from './ReceiptDialog.tsx';
import { TransactionRow } from './TransactionRow.tsx';
import * as styles from './TransactionsList.css.ts';
import { type Shown, shownAs } from './transaction-days.ts';

export type TransactionsListProps = {
  /** Newest first; null while they load. */
  transactions: readonly Transaction[] | null;
  /** How many more payments could not be read. */
  unreadable?: number;
  /** The rides that transactions name. */
  rides: readonly Ride[];
  party: 'rider' | 'driver';
  /** Milliseconds since 1970. */
  now: number;
};

const firstShown = 10;

/** Every transaction by day, newest first, each with a receipt. */
export function TransactionsList({ transactions, unreadable = 0, rides, party, now }: TransactionsListProps) {
  const t = useText(wallet);
  const tPayment = useText(payment);
  const tRead = useText(driverPayments);
  const [filter, setFilter] = useState<Shown>('all');
  const [isWhole, setIsWhole] = useState(false);
  const [receipt, setReceipt] = useState<Transaction | null>(null);
  const ridesById = useMemo(() => new Map(rides.map((ride) => [ride.id, ride])), [rides]);
  const listed = transactions?.filter((transaction) => shownAs(transaction, filter));
  const shown = isWhole ? listed : listed?.slice(0, firstShown);
  const hidden = (listed?.length ?? 0) - (shown?.length ?? 0);
  const rideOf = ({ rideId }: Transaction) => (rideId === null ? undefined : ridesById.get(rideId));
  return (
    <Card
      as="section"
      title={tPayment('transactions')}
      padding="none"
      action={<Filter value={filter} onChange={setFilter} />}
    >
      {!listed && <Loading />}
      {unreadable > 0 && (
        <p className={styles.unreadable}>{tRead('paymentsUnreadable', { count: unreadable })}</p>
      )}
      {listed?.length === 0 && (filter !== 'all' || unreadable === 0) && (
        <EmptyState
          icon={<Receipt size={24} />}
          title={filter === 'all' ? tPayment('noTransactions') : t('noneOfKind')}
          text={filter === 'all' ? tPayment('noTransactionsHint') : undefined}
        />
      )}
      {shown && (
        <Days
          transactions={shown}
          now={now}
          row={(transaction) => (
            <TransactionRow
              transaction={transaction}
              ride={rideOf(transaction)}
              party={party}
              onReceipt={() => setReceipt(transaction)}
            />
          )}
        />
      )}
      {hidden > 0 && (
        <Button variant="ghost" fullWidth className={styles.all} onPress={() => setIsWhole(true)}>
          {t('showAll', { count: listed?.length ?? 0 })}
        </Button>
      )}
      {receipt && (
        <ReceiptDialog
          transaction={receipt}
          ride={rideOf(receipt)}
          party={party}
          onClose={() => setReceipt(null)}
        />
      )}
    </Card>
  );
}

const filters = { all: 'all', ride: 'rides', topUp: 'topUps', refund: 'refunds', other: 'others' } as const;

function Filter({ value, onChange }: { value: Shown; onChange(filter: Shown): void }) {
  const t = useText(wallet);
  // Object.keys types the keys as string.
  const options = (Object.keys(filters) as Shown[]).map((id) => ({ id, label: t(filters[id]) }));
  return (
    <div className={styles.filter}>
      <Select label={t('show')} hideLabel options={options} value={value} onChange={onChange} />
    </div>
  );
}

type DaysProps = {
  transactions: readonly Transaction[];
  now: number;
  row(transaction: Transaction): ReactNode;
};

function Days({ transactions, now, row }: DaysProps) {
  const t = useText(wallet);
  const formats = useFormats();
  // On paper each day has its date.
  const today = useIsPrinting() ? Number.NaN : now;
  return byDay(transactions, ({ at }) => at, today).map(({ day, at, items }) => (
    <section key={day} className={styles.day}>
      <h3 className={styles.dayName}>{day === 'today' || day === 'yesterday' ? t(day) : formats.date(at)}</h3>
      <ul>
        {items.map((transaction) => (
          <li key={transaction.id} className={styles.row}>
            {row(transaction)}
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Loading() {
  return (
    <div className={styles.loading} aria-hidden="true">
      {['first', 'second', 'third'].map((key) => (
        <Skeleton key={key} width="100%" height={44} />
      ))}
    </div>
  );
}
